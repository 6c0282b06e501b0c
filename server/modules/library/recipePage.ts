// /recipes/<id>: everything that is known of a recipe, for anyone.
import type { Nutrition } from '../../../contract/kitchen.ts';
import { allergenWords, type Facts, nutritionOf } from '../../../kitchen/recipes/facts.ts';
import { addressOf, recipeAddress } from './address.ts';
import { countriesByName, costOfServing, type ServingCost } from './cost.ts';
import { dishCard, kcalOf } from './dishCard.ts';
import { conditions } from './conditions.ts';
import { figure, fittingOf } from './fitting.ts';
import { asHtml, html, type Html, jsonScript } from './html.ts';
import { icons } from './icons.ts';
import type { Page } from './layout.ts';
import type { Library } from './library.ts';
import { emphasised, type RecipeText, recipeText } from './recipeText.ts';
import { structuredData } from './structuredData.ts';
import { product, texts } from './texts.ts';

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
}

export function recipePage(parts: RecipePageParts): Page {
  const { facts, library, similar, pictures, country, origin } = parts;
  const { recipe } = facts;
  const { catalogue } = library.kitchen;
  const text = recipeText(facts, library.kitchen);
  const fitting = fittingOf(facts, library);
  const nutrition = nutritionOf(facts, catalogue.ingredients);
  const cost = costOfServing(facts, country, catalogue);
  const data = { facts, text, nutrition, diets: fitting.diets, origin, picture: pictures.address };
  return {
    title: `${recipe.title} | ${product}`,
    description: `${recipe.description} ${texts.minutes(facts.minutes)}, ${texts.kcal(kcalOf(facts))} ${texts.aServing}.`,
    canonical: recipeAddress(recipe.id),
    isListed: true,
    kind: 'article',
    head: jsonScript(structuredData(data)),
    main: html`<a class="backLink" href="/recipes">${icons.back}${texts.allRecipes}</a>
      ${hero(facts, cost, pictures.drawing)}
      <div class="grid">
        <section class="card ing" aria-labelledby="ingredients">
          ${ingredients(facts, text)}
        </section>
        <section class="card" aria-labelledby="steps">${steps(text)}</section>
        <div class="side">
          <section class="card" aria-labelledby="figures">
            ${figures(nutrition, cost, facts, library)}
          </section>
        </div>
        <section class="card fits" aria-labelledby="fits">${conditions(fitting)}</section>
      </div>
      <section class="more" aria-labelledby="similar">
        <div class="sec">
          <h2 id="similar">${texts.similar}</h2>
          <a href="${cuisineAddress(facts, library)}">${texts.from(recipe.cuisine)}</a>
        </div>
        <ul class="dishes">
          ${similar.map((other, n) => dishCard(other, { picture: { address: pictures.similar[n] ?? '' }, level: 3 }))}
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

const hero = (facts: Facts, cost: ServingCost | undefined, drawing: string): Html => {
  const { recipe, minutes } = facts;
  const allergens = allergenWords(facts);
  const may = /^may contain /;
  const sure = allergens.filter((each) => !may.test(each));
  const perhaps = allergens.filter((each) => may.test(each)).map((each) => each.replace(may, ''));
  return html`<div class="hero">
    <span class="pic">${asHtml(drawing.replace('<svg ', '<svg aria-hidden="true" '))}</span>
    <div class="txt">
      <h1>${recipe.title}</h1>
      <p class="muted line">${recipe.description}</p>
      <ul class="facts">
        <li>
          ${icons.clock}<b>${texts.minutes(minutes)}</b>${recipe.prep < minutes && html`<span>${texts.handsOn(recipe.prep)}</span>`}
        </li>
        <li>${icons.pot}<b>${texts.difficulty[recipe.difficulty]}</b></li>
        ${cost && html`<li>${icons.coins}<b>${texts.costAbout(cost.about)}</b><span>${texts.aServing}, ${texts.costIn(cost.country.name)}</span></li>`}
        <li>${icons.flame}<b>${texts.kcal(kcalOf(facts))}</b><span>${texts.aServing}</span></li>
      </ul>
      <p class="sm">
        ${allergens.length === 0 ? texts.containsNothing : [sure.length > 0 && html`<b>${texts.contains(sure.join(', '))}.</b> `, perhaps.length > 0 && `${texts.mayContain(perhaps.join(', '))}.`]}
      </p>
      <div class="act">
        <a class="btn go" href="/recipe/${encodeURIComponent(recipe.id)}"
          >${icons.pot}${texts.cook}</a
        >
        <p class="muted sm">${texts.cookDetail}</p>
      </div>
    </div>
  </div>`;
};

const ingredients = ({ recipe }: Facts, { lines }: RecipeText): Html =>
  html`<div class="sec">
      <h2 id="ingredients">${texts.ingredients}</h2>
      <span class="muted sm">${texts.servings(recipe.serves)}</span>
    </div>
    <ul>
      ${lines.map(
        ({ amount, food, also, isOptional }) =>
          html`<li>
            <span><b>${amount}</b> ${food}${isOptional && html`, <i>${texts.optional}</i>`}</span
            >${also !== '' && html`<small>${also}</small>`}
          </li>`,
      )}
    </ul>`;

const steps = ({ steps: all, taken, keeping, safety }: RecipeText): Html =>
  html`<div class="sec">
      <h2 id="steps">${texts.instructions}</h2>
      <span class="muted sm">${texts.steps(all.length)}</span>
    </div>
    <ol class="steps">
      ${all.map(
        (step, n) =>
          html`<li>
            <span class="n" aria-hidden="true">${n + 1}</span>
            <div>
              <p>${emphasised(step)}</p>
              ${(taken[n]?.length ?? 0) > 0 && html`<p class="muted sm">${taken[n]?.join(', ')}</p>`}
            </div>
          </li>`,
      )}
    </ol>
    ${keeping !== '' && html`<p class="muted sm after"><b>${texts.keeping}</b> ${emphasised(keeping)}</p>`}
    ${safety !== '' && html`<p class="muted sm after"><b>${texts.foodSafety}</b> ${emphasised(safety)}</p>`}`;

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
  { kitchen }: Library,
): Html =>
  html`<h2 id="figures">${texts.nutrition}</h2>
    <dl>
      ${shown.map((name) => html`<div${name === 'sugars_g' && html` class="within"`}><dt>${texts.figures[name]}</dt><dd>${figure(nutrition[name])} ${unitOf(name)}</dd></div>`)}
    </dl>
    ${
      cost &&
      html`<h3>${texts.cost}</h3>
        <p class="sm">${texts.costBetween(cost.low, cost.high)}</p>
        <form class="country" action="${recipeAddress(recipe.id)}" method="get">
          <label class="hidden" for="country">${texts.country}</label
          ><select class="field" id="country" name="country">
            ${countriesByName(kitchen.catalogue).map(({ iso2, name }) => html`<option value="${iso2}" ${iso2 === cost.country.iso2 && html` selected`}>${name}</option>`)}</select
          ><button class="btn line">${texts.show}</button>
        </form>`
    }
    <p class="muted xs">
      ${nutrition.not_counted?.length ? `${texts.notCounted(nutrition.not_counted.join(', '))} ` : ''}${texts.estimates}
    </p>`;
