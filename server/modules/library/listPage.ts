// /recipes: a search, filters with how many recipes each leaves, and a page of dishes. Everything is a link or a form.
import type { Page } from './layout.ts';
import {
  addressOf,
  type Asked,
  longestText,
  type ReadAddress,
  withFilter,
  withoutFilter,
  withoutKind,
} from './address.ts';
import { dishCard } from './dishCard.ts';
import { isFavouritesAlone } from './favourites.ts';
import { claimLimits, claimSources } from './claimNotes.ts';
import { collectionAlone } from './collections.ts';
import { fitsHeading, fitsNotice, isFittingAlone, saidTo, unfitNotice } from './fitsReader.ts';
import { type Filter, type Kind, kinds, nameOf } from './filters.ts';
import { html, type Html } from '../../../domain/html.ts';
import { icons } from './icons.ts';
import { filtersOf, type Library } from './library.ts';
import { isForNobody, isMine, mineChips, mineFields, mineFilters, withoutMine } from './mine.ts';
import type { Reader } from './reader.ts';
import type { Results } from './search.ts';
import type { Locale } from './locale.ts';
import { pager } from './pager.ts';
import { languageField } from './parts.ts';
import { product } from './texts/en.ts';
import { isUnsalted, soughtIn } from './sought.ts';

export interface ListPictures {
  /** The drawing of the first dish stands in the page: it is there with it. */
  readonly lead: string;
  readonly addresses: readonly string[];
}

/** So many pictures are in the first window. */
const early = 4;

export function listPage(
  read: ReadAddress,
  results: Results & { readonly unfit?: number | undefined },
  library: Library,
  pictures: ListPictures,
  locale: Locale,
  reader?: Reader,
): Page {
  const { texts } = locale;
  const { asked, total } = results;
  const isWhole =
    addressOf({ ...asked, page: 1 }) === addressOf({ text: '', filters: [], page: 1 });
  const heading = collectionAlone(asked, reader)?.name ?? headingFor(asked, reader, locale);
  return {
    locale,
    here: addressOf(asked),
    title: isWhole ? texts.listTitle : `${heading} | ${product}`,
    description: texts.listDescription(library.recipes.length),
    canonical: addressOf(asked),
    // A page for each cuisine, diet or condition may be found; every mixture of them need not.
    isListed:
      asked.text === '' &&
      asked.filters.length <= 1 &&
      asked.page === 1 &&
      total > 0 &&
      !isMine(asked),
    isSignedIn: reader !== undefined,
    main: html`<div class="top">
        <h1>${heading}</h1>
        ${!isMine(asked) && html`<p class="muted">${texts.intro(library.recipes.length)}</p>`}
      </div>
      ${searchForm(results, locale)} ${filterBar(results, library, locale, reader)}
      ${chosen(results, locale, reader)} ${claimLimits(asked.filters, locale)}
      ${fitsNotice(asked, reader, locale)}
      <div class="said" role="status">
        ${!isForNobody(asked, reader) && sentences(read, results, locale)}
      </div>
      ${unfitNotice(results, reader, locale)}
      ${total === 0 ? (withoutMine(asked, reader, locale) ?? empty(results, locale)) : dishes(results, pictures, library, locale, reader)}
      ${pager(results, locale)}
      ${asked.filters.some(({ kind }) => ['condition', 'free', 'diet'].includes(kind)) && html`<p class="muted xs note">${texts.healthNote}</p>`}
      ${claimSources(asked.filters, locale)}`,
  };
}

/** 'G6PD deficiency' keeps its letters. */
const withinSentence = (label: string): string =>
  /^\p{Lu}[\p{Ll} -]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function headingFor(asked: Asked, reader: Reader | undefined, locale: Locale): string {
  const [only, ...others] = asked.filters;
  if (isFavouritesAlone(asked)) return locale.texts.yourFavourites;
  if (isFittingAlone(asked)) return fitsHeading(reader, locale);
  const isOne = asked.text === '' && others.length === 0 && !isMine(asked);
  return only && isOne ? headingOf(only, locale) : locale.texts.title;
}

const headingOf = (filter: Filter, { texts, label, language }: Locale): string => {
  const [name, { kind }] = [label(filter), filter];
  const isFirst = language === 'en' && ['diet', 'meal', 'cuisine'].includes(kind);
  return texts.headings[kind](isFirst ? name : withinSentence(name));
};

const searchForm = ({ asked, unread }: Results, locale: Locale): Html => {
  const { texts } = locale;
  return html`<form class="search" role="search" action="/recipes" method="get">
    ${languageField(locale)}
    <label class="hidden" for="q">${texts.search}</label>
    <input
      id="q"
      class="field"
      type="search"
      name="q"
      value="${unread ?? asked.text}"
      maxlength="${longestText}"
      placeholder="${texts.searchHint}"
      autocomplete="off"
      enterkeyhint="search"
    />
    ${asked.filters.map(({ kind, value }) => html`<input type="hidden" name="${kind}" value="${value}" />`)}${mineFields(asked)}
    <button class="btn go">${icons.search}<span>${texts.searchButton}</span></button>
  </form>`;
};

/** One list of links for each kind, closed until it is asked for. */
function filterBar(
  results: Results,
  library: Library,
  locale: Locale,
  reader: Reader | undefined,
): Html {
  const mine = mineFilters(results, library, reader, locale);
  const lists = kinds.map((kind) => filterList(kind, results, library, locale));
  return html`<nav class="filters" aria-label="${locale.texts.filters}">
    <div class="row">${[...mine, ...lists]}</div>
  </nav>`;
}

function filterList(
  kind: Kind,
  { asked, countOf }: Results,
  library: Library,
  locale: Locale,
): Html {
  const { texts, link, label: labelOf } = locale;
  const active = asked.filters.filter((filter) => filter.kind === kind);
  const names = new Set(active.map(nameOf));
  const options = filtersOf(library, kind)
    .map((filter) => ({ filter, count: countOf(filter), isChosen: names.has(nameOf(filter)) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
  if (kind === 'cuisine') options.sort((a, b) => b.count - a.count);
  const [first] = active;
  const label =
    active.length === 1 && first
      ? labelOf(first)
      : `${texts.kinds[kind]}${active.length > 1 ? ` (${active.length})` : ''}`;
  return html`<details name="filter">
    <summary
      class="filter${active.length > 0 && ' on'}"
      ${active.length > 0 && html` aria-label="${`${texts.kinds[kind]}: ${active.map(labelOf).join(', ')}`}"`}
    >
      ${label}${icons.down}
    </summary>
    <div class="panel">
      <ul>
        ${active.length > 0 && html`<li><a rel="nofollow" href="${link(addressOf(withoutKind(asked, kind)))}">${texts.any[kind]}</a></li>`}${options.map(
          ({ filter, count, isChosen }) =>
            html`<li>
              <a
                rel="nofollow"
                ${isChosen && html` class="on" aria-current="true"`}
                href="${link(addressOf(isChosen ? withoutFilter(asked, filter) : withFilter(asked, filter)))}"
                >${isChosen && icons.check}<span>${labelOf(filter)}</span
                ><span class="num">${count}</span></a
              >
            </li>`,
        )}
      </ul>
    </div>
  </details>`;
}

const chosen = ({ asked }: Results, locale: Locale, reader: Reader | undefined): Html | false => {
  const { texts, link, label } = locale;
  const mine = mineChips(asked, reader, locale);
  const chips = asked.filters.length + mine.length;
  return (
    chips > 0 &&
    html`<ul class="chips">
      ${mine}${asked.filters.map(
        (filter) =>
          html`<li>
            <a
              class="chip"
              rel="nofollow"
              href="${link(addressOf(withoutFilter(asked, filter)))}"
              aria-label="${`${texts.remove} ${label(filter)}`}"
              >${label(filter)}${icons.close}</a
            >
          </li>`,
      )}${(chips > 1 || asked.text !== '') && html`<li><a class="clear" href="${link('/recipes')}">${texts.clear}</a></li>`}
    </ul>`
  );
};

function sentences(
  read: ReadAddress,
  { total, mended, isNear, asked, device, unsought = [] }: Results,
  { texts }: Locale,
): Html[] {
  const said = [
    ...(read.isCut ? [texts.cut(longestText)] : []),
    ...(read.hasUnknown ? [texts.unknownFilter] : []),
    ...soughtIn(asked.filters)
      .slice(0, 1)
      .map((figure) => texts.soughtFirst[figure]),
    ...(isNear && asked.text !== '' ? [texts.near] : []),
    ...[...mended].map(([typed, instead]) => texts.mended(typed, instead)),
  ];
  return [
    html`<p><b>${texts.count(total)}</b></p>`,
    ...(device ? [html`<p class="muted">${texts.device[device]}</p>`] : []),
    ...unsought.map((wish) => html`<p class="muted">${texts.unsought[wish]}</p>`),
    ...(total > 0 || read.isCut || read.hasUnknown ? said : []).map(
      (sentence) => html`<p class="muted">${sentence}</p>`,
    ),
  ];
}

const empty = ({ unread }: Results, { texts, link }: Locale): Html =>
  html`<section class="card empty">
    <h2>${unread === undefined ? texts.emptyTitle : texts.unreadTitle(unread)}</h2>
    <p class="muted">${unread === undefined ? texts.emptyDetail : texts.unreadDetail}</p>
    <a class="btn line" href="${link('/recipes')}">${texts.allRecipes}</a>
  </section>`;

const dishes = (
  { recipes, asked }: Results,
  { lead, addresses }: ListPictures,
  library: Library,
  locale: Locale,
  reader: Reader | undefined,
): Html =>
  html`<ul class="dishes">
    ${recipes.map((facts, n) =>
      dishCard(
        facts,
        {
          picture: n === 0 ? { drawing: lead } : { address: addresses[n] ?? '' },
          isLead: n === 0,
          isEarly: n < early,
          sought: soughtIn(asked.filters),
          isUnsalted: isUnsalted(facts, library.kitchen.catalogue.ingredients),
          ...saidTo(reader, facts, library),
        },
        locale,
      ),
    )}
  </ul>`;
