// A recipe in a list: its drawing, its name, its time and its energy.
import { indexOf } from '../../../kitchen/recipes/nutrition.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { recipeAddress } from './address.ts';
import { lookOf, type Warning } from './fitsReader.ts';
import { asHtml, html, type Html } from '../../../domain/html.ts';
import { favouriteMark } from './icons.ts';
import type { Locale } from './locale.ts';
import { amountOf, type SoughtFigure } from './sought.ts';

export interface CardOptions {
  /** The address of its drawing, or the drawing itself. */
  readonly picture: { readonly address: string } | { readonly drawing: string };
  /** The first of all, its picture above also on a telephone. */
  readonly isLead?: boolean;
  /** In the first window: fetched at once. */
  readonly isEarly?: boolean;
  readonly level?: 2 | 3;
  readonly isFavourite?: boolean | undefined;
  /** Whoever looks does not want it again. */
  readonly isUnwanted?: boolean | undefined;
  readonly warning?: Warning | undefined;
  /** How much it has of these is said, because little or much of them is asked for. */
  readonly sought?: readonly SoughtFigure[];
  /** Nothing in it is salt or was salted. */
  readonly isUnsalted?: boolean;
  /** Its eggs are to be cooked firmer than the recipe has them. */
  readonly needsFirmEggs?: boolean;
}

export const kcalOf = ({ serving }: Facts): number => Math.round(serving[indexOf.energy_kcal] ?? 0);

const warnings = ({ warning, needsFirmEggs, isUnwanted }: CardOptions, { texts }: Locale): Html =>
  html`${warning && html`<p class="warning ${lookOf(warning)}">${texts[warning]}</p>`}
  ${needsFirmEggs && html`<p class="warning caution">${texts.firmEggs}</p>`}
  ${isUnwanted && html`<p class="warning">${texts.notAgain}</p>`}`;

function soughtAmounts(
  facts: Facts,
  { sought = [], isUnsalted = false }: CardOptions,
  { texts }: Locale,
): Html[] {
  return sought.map((figure) => {
    const amount = texts.sought[figure](amountOf(figure, facts));
    const said = figure === 'salt' && isUnsalted ? texts.unsalted(amount) : amount;
    return html`<p class="why"><b>${said}</b></p>`;
  });
}

export function dishCard(facts: Facts, options: CardOptions, locale: Locale): Html {
  const { texts } = locale;
  const { recipe, minutes } = facts;
  const { picture, isLead = false, isEarly = false, level = 2, isFavourite = false } = options;
  const name = html`<a href="${locale.link(recipeAddress(recipe.id))}">${locale.title(recipe)}</a>`;
  return html`<li class="dish${isLead && ' lead'}">
    <span class="pic"
      >${
        'drawing' in picture
          ? asHtml(picture.drawing.replace('<svg ', '<svg aria-hidden="true" '))
          : html`<img
              src="${picture.address}"
              alt=""
              width="320"
              height="200"
              ${!isEarly && html` loading="lazy"`}
              decoding="async"
            />`
      }${isFavourite && favouriteMark(texts.favourite)}</span
    >
    <div class="in">
      ${level === 2 ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`} ${warnings(options, locale)}
      <p class="time">
        <b>${texts.minutes(minutes)}</b
        >${recipe.prep < minutes && html`<span>${texts.handsOn(recipe.prep)}</span>`}
      </p>
      ${soughtAmounts(facts, options, locale)}
      <p class="why">
        <span
          >${locale.cuisine(recipe.cuisine)}${recipe.difficulty !== 'medium' && html` · ${texts.difficulty[recipe.difficulty]}`}</span
        ><span class="end">${texts.kcal(kcalOf(facts))}</span>
      </p>
    </div>
  </li>`;
}
