// What is shown where an address names no recipe: a way to all of them, and those that may have been meant.
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { dishCard } from './dishCard.ts';
import { saidTo } from './fitsReader.ts';
import type { Library } from './library.ts';
import { languageField } from './parts.ts';
import { html } from '../../../domain/html.ts';
import { icons } from './icons.ts';
import type { Page } from './layout.ts';
import type { Reader } from './reader.ts';
import type { Locale } from './locale.ts';
import { product } from './texts/en.ts';

export const missingPage = (
  near: readonly Facts[],
  pictures: readonly string[],
  library: Library,
  locale: Locale,
  reader?: Reader,
): Page => {
  const { texts, link } = locale;
  return {
    locale,
    title: `${texts.unknownTitle} | ${product}`,
    description: texts.unknownDetail,
    isListed: false,
    isSignedIn: reader !== undefined,
    main: html`<section class="card empty">
        <h1>${texts.unknownTitle}</h1>
        <p class="muted">${texts.unknownDetail}</p>
        <form class="search" role="search" action="/recipes" method="get">
          ${languageField(locale)} <label class="hidden" for="q">${texts.search}</label
          ><input
            id="q"
            class="field"
            type="search"
            name="q"
            maxlength="100"
            placeholder="${texts.searchHint}"
            autocomplete="off"
          /><button class="btn go">${icons.search}<span>${texts.searchButton}</span></button>
        </form>
        <a class="btn line" href="${link('/recipes')}">${texts.allRecipes}</a>
      </section>
      ${
        near.length > 0 &&
        html`<section class="more" aria-labelledby="near">
          <div class="sec"><h2 id="near">${texts.perhaps}</h2></div>
          <ul class="dishes">
            ${near.map((facts, n) => dishCard(facts, { picture: { address: pictures[n] ?? '' }, level: 3, ...saidTo(reader, facts, library) }, locale))}
          </ul>
        </section>`
      }`,
  };
};
