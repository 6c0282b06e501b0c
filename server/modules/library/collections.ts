// The filter of one's collections, and what the list says where it finds nothing of one.
import { addressOf, type Asked, withCollection } from './address.ts';
import { html, type Html } from '../../../domain/html.ts';
import { icons } from './icons.ts';
import type { Locale } from './locale.ts';
import { type Collected, collectionIn, placesOf, type Reader } from './reader.ts';
import type { Library } from './library.ts';
import type { Results } from './search.ts';
import { toggleChip } from './toggle.ts';

/** One collection alone, without a word or another filter. */
export const collectionAlone = (
  { text, filters, favourites, fitsReader, collection }: Asked,
  reader: Reader | undefined,
): Collected | undefined =>
  text === '' && filters.length === 0 && favourites !== true && fitsReader !== true
    ? collectionIn(reader, collection)
    : undefined;

/** Whether a collection is asked for that whoever looks does not have, or not any more. */
export const isCollectionGone = ({ collection }: Asked, reader: Reader | undefined): boolean =>
  collection !== undefined && collectionIn(reader, collection) === undefined;

/** A list of them, before the other filters; anybody's page has none. */
export function collectionFilter(
  { asked, countIn }: Pick<Results, 'asked' | 'countIn'>,
  library: Library,
  reader: Reader | undefined,
  { texts, link }: Locale,
): Html | false {
  const chosen = collectionIn(reader, asked.collection);
  const options = (reader?.collections ?? [])
    .map((each) => ({ ...each, count: countIn(placesOf(each.recipes, library)) }))
    .filter(({ id, count }) => count > 0 || id === chosen?.id);
  return (
    options.length > 0 &&
    html`<details name="filter">
      <summary
        class="filter${chosen && ' on'}"
        ${chosen && html` aria-label="${`${texts.collections}: ${chosen.name}`}"`}
      >
        ${chosen?.name ?? texts.collections}${icons.down}
      </summary>
      <div class="panel">
        <ul>
          ${chosen && html`<li><a rel="nofollow" href="${link(addressOf(withCollection(asked, undefined)))}">${texts.anyCollection}</a></li>`}${options.map(
            ({ id, name, count }) =>
              html`<li>
                <a
                  rel="nofollow"
                  ${id === chosen?.id && html` class="on" aria-current="true"`}
                  href="${link(addressOf(withCollection(asked, id === chosen?.id ? undefined : id)))}"
                  >${id === chosen?.id && icons.check}<span>${name}</span
                  ><span class="num">${count}</span></a
                >
              </li>`,
          )}
        </ul>
      </div>
    </details>`
  );
}

/** What is asked for, by its name where it has one, and the way without it. */
export function collectionChip(
  asked: Asked,
  reader: Reader | undefined,
  locale: Locale,
): Html | false {
  const label = collectionIn(reader, asked.collection)?.name ?? locale.texts.collection;
  const address = addressOf(withCollection(asked, undefined));
  return toggleChip({ label, isOn: asked.collection !== undefined, address }, locale);
}

/** Why there is nothing, where that is not what else was asked for. */
export function withoutCollection(
  asked: Asked,
  reader: Reader | undefined,
  { texts, link, appLink }: Locale,
): Html | undefined {
  if (asked.collection === undefined) return undefined;
  if (!reader)
    return html`<section class="card empty">
      <h2>${texts.collectionSignIn}</h2>
      <p class="muted">${texts.collectionSignInDetail}</p>
      <a class="btn line" href="${appLink('/login')}">${texts.signIn}</a>
    </section>`;
  if (isCollectionGone(asked, reader))
    return html`<section class="card empty">
      <h2>${texts.collectionGone}</h2>
      <p class="muted">${texts.collectionGoneDetail}</p>
      <a class="btn line" href="${link(addressOf(withCollection(asked, undefined)))}"
        >${texts.withoutCollection}</a
      >
    </section>`;
  if (!collectionAlone(asked, reader)) return undefined;
  return html`<section class="card empty">
    <h2>${texts.collectionEmpty}</h2>
    <p class="muted">${texts.collectionEmptyDetail}</p>
    <a class="btn line" href="${appLink('/my-recipes/collections')}">${texts.yourCollections}</a>
  </section>`;
}
