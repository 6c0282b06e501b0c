// The filter of one's favourites, and what the list says where it finds none of them.
import { addressOf, type Asked, withFavourites } from './address.ts';
import { html, type Html } from '../../../domain/html.ts';
import type { Locale } from './locale.ts';
import type { Reader } from './reader.ts';
import { type Toggle, toggleChip, toggleLink } from './toggle.ts';

/** One's own list alone, without a word or another filter. */
export const isFavouritesAlone = ({
  text,
  filters,
  favourites,
  fitsReader,
  collection,
}: Asked): boolean =>
  favourites === true &&
  fitsReader !== true &&
  collection === undefined &&
  text === '' &&
  filters.length === 0;

const toggleOf = (asked: Asked, { texts }: Locale): Toggle => {
  const isOn = asked.favourites === true;
  return { label: texts.favourites, isOn, address: addressOf(withFavourites(asked, !isOn)) };
};

/** Before the other filters, for the signed-in; anybody's page has none. */
export const favouritesFilter = (
  asked: Asked,
  reader: Reader | undefined,
  locale: Locale,
): Html | false => reader !== undefined && toggleLink(toggleOf(asked, locale), locale);

export const favouritesChip = (asked: Asked, locale: Locale): Html | false =>
  toggleChip(toggleOf(asked, locale), locale);

/** Why there are none, where that is not what else was asked for; and the way to have some. */
export function withoutFavourites(
  asked: Asked,
  reader: Reader | undefined,
  { texts, link, appLink }: Locale,
): Html | undefined {
  if (asked.favourites !== true) return undefined;
  if (!reader)
    return html`<section class="card empty">
      <h2>${texts.favouritesSignIn}</h2>
      <p class="muted">${texts.favouritesSignInDetail}</p>
      <a class="btn line" href="${appLink('/login')}">${texts.signIn}</a>
    </section>`;
  if (!isFavouritesAlone(asked)) return undefined;
  return html`<section class="card empty">
    <h2>${texts.noFavourites}</h2>
    <p class="muted">${texts.noFavouritesDetail}</p>
    <a class="btn line" href="${link('/recipes')}">${texts.allRecipes}</a>
  </section>`;
}
