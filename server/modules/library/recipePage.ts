// /recipes/<id>: everything that is known of a recipe, on a public page.
import { fromPublicPage } from '../../../domain/publicRecipe.ts';
import type { Nutrition } from '../../../contract/kitchen.ts';
import { type Facts, nutritionOf } from '../../../kitchen/recipes/facts.ts';
import { addressOf, recipeAddress } from './address.ts';
import { countriesByName, costOfServing, type ServingCost } from './cost.ts';
import { dishCard, kcalOf } from './dishCard.ts';
import { conditions } from './conditions.ts';
import { fitOfRecipe, needsFirmEggs, saidTo } from './fitsReader.ts';
import { fittingOf } from './fitting.ts';
import { asHtml, html, type Html, jsonScript } from '../../../domain/html.ts';
import { icons } from './icons.ts';
import type { Page } from './layout.ts';
import type { Library } from './library.ts';
import { emphasised, type RecipeText, recipeText } from './recipeText.ts';
import { structuredData } from './structuredData.ts';
import type { Reader } from './reader.ts';
import type { Locale } from './locale.ts';
import { inEnglishOnly, languageField } from './parts.ts';
import { product } from './texts/en.ts';

export interface RecipePictures {
  readonly drawing: string;
  readonly address: string;
  readonly similar: readonly string[];
}

export interface RecipePageParts {
  readonly facts: Facts;
  readonly library: Library;
  readonly similar: readonly Facts[];
  readonly pictures: RecipePictures;
  /** Where the cost is asked for; ISO 3166. */
  readonly country: string | undefined;
  readonly origin: string;
  readonly locale: Locale;
  /** Whether using the app costs something after a while. */
  readonly hasTrial: boolean;
  readonly reader?: Reader | undefined;
}

const summaryOf = (facts: Facts, locale: Locale): string => {
  const { texts } = locale;
  const called = { ...facts.recipe, title: locale.title(facts.recipe) };
  return texts.summary(called, texts.minutes(facts.minutes), texts.kcal(kcalOf(facts)));
};

export function recipePage(parts: RecipePageParts): Page {
  const { facts, library, similar, pictures, country, origin, locale } = parts;
  const { texts, link } = locale;
  const { recipe } = facts;
  const { catalogue } = library.kitchen;
  const isCookedThrough = parts.reader !== undefined && needsFirmEggs(parts.reader, library);
  const text = recipeText(facts, library.kitchen, locale, isCookedThrough);
  const fitting = fittingOf(facts, library, locale);
  const nutrition = nutritionOf(facts, catalogue.ingredients);
  const cost = costOfServing(facts, country, catalogue, locale);
  const data = { facts, text, nutrition, diets: fitting.diets, origin, picture: pictures.address };
  return {
    locale,
    here: recipeAddress(recipe.id),
    title: `${locale.title(recipe)} | ${product}`,
    description: summaryOf(facts, locale),
    canonical: recipeAddress(recipe.id),
    isListed: true,
    isSignedIn: parts.reader !== undefined,
    kind: 'article',
    head: jsonScript(structuredData(data)),
    main: html`<a class="backLink" href="${link('/recipes')}">${icons.back}${texts.allRecipes}</a>
      ${fitOfRecipe(facts, parts.reader, library, locale)}
      ${hero(facts, cost, pictures.drawing, parts)}
      <div class="grid">
        <section class="card ing" aria-labelledby="ingredients">
          ${ingredients(facts, text, locale)}
        </section>
        <section class="card" aria-labelledby="steps">${steps(text, locale)}</section>
        <div class="side">
          <section class="card" aria-labelledby="figures">
            ${figures(nutrition, cost, facts, parts)}
          </section>
        </div>
        <section class="card fits" aria-labelledby="fits">${conditions(fitting, locale)}</section>
      </div>
      <section class="more" aria-labelledby="similar">
        <div class="sec">
          <h2 id="similar">${texts.similar}</h2>
          <a href="${link(cuisineAddress(facts, library))}"
            >${texts.from(locale.cuisine(recipe.cuisine))}</a
          >
        </div>
        <ul class="dishes">
          ${similar.map((other, n) => dishCard(other, { picture: { address: pictures.similar[n] ?? '' }, level: 3, ...saidTo(parts.reader, other, library) }, locale))}
        </ul>
      </section>`,
  };
}

function cuisineAddress({ recipe }: Facts, { filters }: Library): string {
  const filter = [...filters.values()].find(
    ({ kind, label }) => kind === 'cuisine' && label === recipe.cuisine,
  );
  return addressOf({ text: '', filters: filter ? [filter] : [], page: 1 });
}

const hero = (
  facts: Facts,
  cost: ServingCost | undefined,
  drawing: string,
  { hasTrial, locale, reader }: RecipePageParts,
): Html => {
  const { texts } = locale;
  const { recipe, minutes } = facts;
  const times = [
    ...(recipe.wait > 0 ? [texts.waiting(texts.minutes(recipe.wait))] : []),
    ...(recipe.prep < minutes ? [texts.handsOn(recipe.prep)] : []),
  ];
  const [sure, perhaps] = [facts.contains, facts.may].map((ids) =>
    ids.map(locale.allergen).join(', '),
  ) as [string, string];
  return html`<div class="hero">
    <span class="pic">${asHtml(drawing.replace('<svg ', '<svg aria-hidden="true" '))}</span>
    <div class="txt">
      <h1>${locale.title(recipe)}</h1>
      <p class="muted line" ${inEnglishOnly(locale)}>${recipe.description}</p>
      ${reader?.notAgain.has(recipe.id) && html`<p class="warning">${texts.notAgain}</p>`}
      <ul class="facts">
        <li>
          ${icons.clock}<b>${texts.minutes(minutes)}</b>${times.length > 0 && html`<span>${times.join(', ')}</span>`}
        </li>
        <li>${icons.pot}<b>${texts.difficulty[recipe.difficulty]}</b></li>
        ${cost && html`<li>${icons.coins}<b>${texts.costAbout(cost.about)}</b><span>${texts.aServing}, ${texts.costIn(locale.country(cost.country))}</span></li>`}
        <li>${icons.flame}<b>${texts.kcal(kcalOf(facts))}</b><span>${texts.aServing}</span></li>
      </ul>
      <p class="sm">
        ${sure + perhaps === '' ? texts.containsNothing : [sure !== '' && html`<b>${texts.contains(sure)}.</b> `, perhaps !== '' && `${texts.mayContain(perhaps)}.`]}
      </p>
      <div class="act">
        <a
          class="btn go"
          href="${locale.appLink(`/recipe/${encodeURIComponent(recipe.id)}?${fromPublicPage}`)}"
          >${icons.pot}${texts.cook}</a
        >
        <p class="muted sm">${texts.cookDetail}${hasTrial && !reader && ` ${texts.cookTrial}`}</p>
      </div>
    </div>
  </div>`;
};

const ingredients = ({ recipe }: Facts, { lines }: RecipeText, { texts }: Locale): Html =>
  html`<div class="sec">
      <h2 id="ingredients">${texts.ingredients}</h2>
      <span class="muted sm">${texts.servings(recipe.serves)}</span>
    </div>
    <ul>
      ${lines.map(
        ({ amount, food, also, isOptional, inEnglish }) =>
          html`<li>
            <span
              ><b>${amount}</b>
              ${food}${isOptional && html`, <i>${texts.optional}</i>`}${inEnglish !== '' && html`<small lang="en">${inEnglish}</small>`}</span
            >${also !== '' && html`<small>${also}</small>`}
          </li>`,
      )}
    </ul>`;

/** In the language of the page, as far as that has words for it. Its heading stands before it. */
function handled(heading: string, text: string, locale: Locale): Html {
  const [, ...said] = locale.handling(`**${heading}.** ${text}`);
  const parts = said.length > 0 ? said : [[text] as const];
  return html`${parts.map((part, n) =>
    typeof part === 'string'
      ? html`${n > 0 && ' '}${emphasised(part)}`
      : html`${n > 0 && ' '}<span${inEnglishOnly(locale)}>${emphasised(part[0])}</span>`,
  )}`;
}

const steps = ({ steps: all, taken, keeping, safety }: RecipeText, locale: Locale): Html => {
  const { texts } = locale;
  const english = inEnglishOnly(locale);
  return html`<div class="sec">
      <h2 id="steps">${texts.instructions}</h2>
      <span class="muted sm">${texts.steps(all.length)}</span>
    </div>
    ${texts.inEnglish !== '' && html`<p class="muted sm">${texts.inEnglish}</p>`}
    <ol class="steps">
      ${all.map(
        (step, n) =>
          html`<li>
            <span class="n" aria-hidden="true">${n + 1}</span>
            <div>
              <p${english}>${emphasised(step)}</p>
              ${(taken[n]?.length ?? 0) > 0 && html`<p class="muted sm">${taken[n]?.join(', ')}</p>`}
            </div>
          </li>`,
      )}
    </ol>
    ${keeping !== '' && html`<p class="muted sm after"><b>${texts.keeping}</b> ${handled('Keeping', keeping, locale)}</p>`}
    ${safety !== '' && html`<p class="muted sm after"><b>${texts.foodSafety}</b> ${handled('Food safety', safety, locale)}</p>`}`;
};

const shown = [
  'energy_kcal',
  'protein_g',
  'carb_g',
  'sugars_g',
  'fibre_g',
  'fat_g',
  'sat_fat_g',
  'sodium_mg',
] as const;
const unitOf = (name: string): string => name.replace(/^.*_/, '');

const figures = (
  nutrition: Nutrition,
  cost: ServingCost | undefined,
  { recipe }: Facts,
  { library: { kitchen }, locale }: RecipePageParts,
): Html => {
  const { texts, figure } = locale;
  return html`<h2 id="figures">${texts.nutrition}</h2>
    <dl>
      ${shown.map((name) => html`<div${name === 'sugars_g' && html` class="within"`}><dt>${texts.figures[name]}</dt><dd>${figure(nutrition[name])} ${unitOf(name)}</dd></div>`)}
    </dl>
    ${
      cost &&
      html`<h3>${texts.cost}</h3>
        <p class="sm">${texts.costBetween(cost.low, cost.high)}</p>
        <form class="country" action="${recipeAddress(recipe.id)}" method="get">
          ${languageField(locale)}<label class="hidden" for="country">${texts.country}</label
          ><select class="field" id="country" name="country">
            ${countriesByName(kitchen.catalogue, locale).map(({ iso2, name }) => html`<option value="${iso2}" ${iso2 === cost.country.iso2 && html` selected`}>${name}</option>`)}</select
          ><button class="btn line">${texts.show}</button>
        </form>`
    }
    <p class="muted xs">
      ${nutrition.not_counted?.length ? `${texts.notCounted(nutrition.not_counted.map((name, n) => locale.food(nutrition.not_counted_keys?.[n] ?? '', name)).join(', '))} ` : ''}${texts.estimates}
    </p>`;
};
