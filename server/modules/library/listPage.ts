// /recipes: a search, filters with how many recipes each leaves, and a page of dishes. Everything is a link or a form.
import type { Page } from './layout.ts';
import {
  addressOf,
  longestText,
  type ReadAddress,
  withFilter,
  withoutFilter,
  withoutKind,
} from './address.ts';
import { dishCard } from './dishCard.ts';
import { type Filter, type Kind, kinds, nameOf } from './filters.ts';
import { html, type Html } from './html.ts';
import { icons } from './icons.ts';
import { filtersOf, type Library } from './library.ts';
import type { Results } from './search.ts';
import { product, texts } from './texts.ts';

export interface ListPictures {
  /** The drawing of the first dish stands in the page: it is there with it. */
  readonly lead: string;
  readonly addresses: readonly string[];
}

/** So many pictures are in the first window. */
const early = 4;

export function listPage(
  read: ReadAddress,
  results: Results,
  library: Library,
  pictures: ListPictures,
): Page {
  const { asked, total } = results;
  const isWhole = asked.text === '' && asked.filters.length === 0;
  const [only] = asked.filters;
  const heading =
    asked.text === '' && asked.filters.length === 1 && only ? headingOf(only) : texts.title;
  return {
    title: isWhole ? texts.listTitle : `${heading} | ${product}`,
    description: texts.listDescription(library.recipes.length),
    canonical: addressOf(asked),
    // A page for each cuisine, diet or condition may be found; every mixture of them need not.
    isListed: asked.text === '' && asked.filters.length <= 1 && asked.page === 1 && total > 0,
    main: html`<div class="top">
        <h1>${heading}</h1>
        <p class="muted">${texts.intro(library.recipes.length)}</p>
      </div>
      ${searchForm(results)} ${filterBar(results, library)} ${chosen(results)}
      <div class="said" role="status">${sentences(read, results)}</div>
      ${total === 0 ? empty() : dishes(results, pictures)} ${pager(results)}
      ${asked.filters.some(({ kind }) => ['condition', 'free', 'diet'].includes(kind)) && html`<p class="muted xs note">${texts.healthNote}</p>`}`,
  };
}

/** 'G6PD deficiency' keeps its letters. */
const withinSentence = (label: string): string =>
  /^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const headingOf = ({ kind, label }: Filter): string =>
  ({
    diet: `${label} recipes`,
    free: `Recipes with ${withinSentence(label)}`,
    condition: `Recipes that fit ${withinSentence(label)}`,
    time: `Recipes: ${withinSentence(label)}`,
    meal: `${label} recipes`,
    cuisine: `${label} recipes`,
    equipment: `Recipes: ${withinSentence(label)}`,
  })[kind];

const searchForm = ({ asked }: Results): Html =>
  html`<form class="search" role="search" action="/recipes" method="get">
    <label class="hidden" for="q">${texts.search}</label>
    <input
      id="q"
      class="field"
      type="search"
      name="q"
      value="${asked.text}"
      maxlength="${longestText}"
      placeholder="${texts.searchHint}"
      autocomplete="off"
      enterkeyhint="search"
    />
    ${asked.filters.map(({ kind, value }) => html`<input type="hidden" name="${kind}" value="${value}" />`)}
    <button class="btn go">${icons.search}<span>${texts.searchButton}</span></button>
  </form>`;

/** One list of links for each kind, closed until it is asked for. */
const filterBar = (results: Results, library: Library): Html =>
  html`<nav class="filters" aria-label="${texts.filters}">
    <div class="row">${kinds.map((kind) => filterList(kind, results, library))}</div>
  </nav>`;

function filterList(kind: Kind, { asked, countOf }: Results, library: Library): Html {
  const active = asked.filters.filter((filter) => filter.kind === kind);
  const names = new Set(active.map(nameOf));
  const options = filtersOf(library, kind)
    .map((filter) => ({ filter, count: countOf(filter), isChosen: names.has(nameOf(filter)) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
  if (kind === 'cuisine') options.sort((a, b) => b.count - a.count);
  const [first] = active;
  const label =
    active.length === 1 && first
      ? first.label
      : `${texts.kinds[kind]}${active.length > 1 ? ` (${active.length})` : ''}`;
  return html`<details name="filter">
    <summary
      class="filter${active.length > 0 && ' on'}"
      ${active.length > 0 && html` aria-label="${`${texts.kinds[kind]}: ${active.map((each) => each.label).join(', ')}`}"`}
    >
      ${label}${icons.down}
    </summary>
    <div class="panel">
      <ul>
        ${active.length > 0 && html`<li><a rel="nofollow" href="${addressOf(withoutKind(asked, kind))}">${texts.any[kind]}</a></li>`}${options.map(
          ({ filter, count, isChosen }) =>
            html`<li>
              <a
                rel="nofollow"
                ${isChosen && html` class="on" aria-current="true"`}
                href="${addressOf(isChosen ? withoutFilter(asked, filter) : withFilter(asked, filter))}"
                >${isChosen && icons.check}<span>${filter.label}</span
                ><span class="num">${count}</span></a
              >
            </li>`,
        )}
      </ul>
    </div>
  </details>`;
}

const chosen = ({ asked }: Results): Html | false =>
  asked.filters.length > 0 &&
  html`<ul class="chips">
    ${asked.filters.map(
      (filter) =>
        html`<li>
          <a
            class="chip"
            rel="nofollow"
            href="${addressOf(withoutFilter(asked, filter))}"
            aria-label="${`${texts.remove} ${filter.label}`}"
            >${filter.label}${icons.close}</a
          >
        </li>`,
    )}${(asked.filters.length > 1 || asked.text !== '') && html`<li><a class="clear" href="/recipes">${texts.clear}</a></li>`}
  </ul>`;

function sentences(read: ReadAddress, { total, mended, isNear, asked }: Results): Html[] {
  const said = [
    ...(read.isCut ? [texts.cut(longestText)] : []),
    ...(read.hasUnknown ? [texts.unknownFilter] : []),
    ...(isNear && asked.text !== '' ? [texts.near] : []),
    ...[...mended].map(([typed, instead]) => texts.mended(typed, instead)),
  ];
  return [
    html`<p><b>${texts.count(total)}</b></p>`,
    ...(total > 0 || read.isCut || read.hasUnknown ? said : []).map(
      (sentence) => html`<p class="muted">${sentence}</p>`,
    ),
  ];
}

const empty = (): Html =>
  html`<section class="card empty">
    <h2>${texts.emptyTitle}</h2>
    <p class="muted">${texts.emptyDetail}</p>
    <a class="btn line" href="/recipes">${texts.allRecipes}</a>
  </section>`;

const dishes = ({ recipes }: Results, { lead, addresses }: ListPictures): Html =>
  html`<ul class="dishes">
    ${recipes.map((facts, n) =>
      dishCard(facts, {
        picture: n === 0 ? { drawing: lead } : { address: addresses[n] ?? '' },
        isLead: n === 0,
        isEarly: n < early,
      }),
    )}
  </ul>`;

function pager({ asked, pages }: Results): Html | false {
  const { page } = asked;
  return (
    pages > 1 &&
    html`<nav class="pager" aria-label="${texts.pages}">
      ${
        page > 1 &&
        html`<a class="btn line" rel="prev" href="${addressOf({ ...asked, page: page - 1 })}"
          >${texts.previous}</a
        >`
      }<span class="muted">${texts.page(page, pages)}</span>${
        page < pages &&
        html`<a class="btn line" rel="next" href="${addressOf({ ...asked, page: page + 1 })}"
          >${texts.next}</a
        >`
      }
    </nav>`
  );
}
