// The filter of one's favourites, and what the list says where it finds none of them.
import { addressOf, type Asked, withFavourites } from './address.ts';
import { html, type Html } from '../../../domain/html.ts';
import { icons } from './icons.ts';
import type { Locale } from './locale.ts';
import type { Reader } from './reader.ts';

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

/** Before the other filters, for the signed-in; anybody's page has none. */
export const favouritesFilter = (
  asked: Asked,
  reader: Reader | undefined,
  { texts, link }: Locale,
): Html | false => {
  const isOn = asked.favourites === true;
  return (
    reader !== undefined &&
    html`<a
      class="filter${isOn && ' on'}"
      rel="nofollow"
      ${isOn && html` aria-current="true"`}
      href="${link(addressOf(withFavourites(asked, !isOn)))}"
      >${texts.favourites}</a
    >`
  );
};

export const favouritesChip = (asked: Asked, { texts, link }: Locale): Html | false =>
  asked.favourites === true &&
  html`<li>
    <a
      class="chip"
      rel="nofollow"
      href="${link(addressOf(withFavourites(asked, false)))}"
      aria-label="${`${texts.remove} ${texts.favourites}`}"
      >${texts.favourites}${icons.close}</a
    >
  </li>`;

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
