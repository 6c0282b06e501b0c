// Which diets and conditions a recipe fits, and by how much.
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { type Quantity, valueOf } from '../../../kitchen/recipes/nutrition.ts';
import { judgeRecipe } from '../../../kitchen/safety/gate.ts';
import type { Filter, HealthFilter } from './filters.ts';
import type { Library } from './library.ts';
import { texts } from './texts.ts';

export interface Fit {
  readonly filter: Filter;
  /** The tightest of its numbers, or what speaks against the recipe. */
  readonly why: string;
}

export interface Fitting {
  readonly diets: readonly Filter[];
  readonly fit: readonly Fit[];
  readonly care: readonly Fit[];
  readonly not: readonly Fit[];
}

const quantities: Partial<Record<Quantity, string>> = {
  sat_fat_g: 'saturated fat',
  carb_g: 'carbohydrate',
  glycaemic_load: 'glycaemic load',
  free_sugars_g: 'free sugars',
};
const quantityName = (quantity: Quantity): string =>
  quantities[quantity] ?? quantity.replace(/_[a-z]+$/, '').replaceAll('_', ' ');

export const figure = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
const amount = (value: number, unit: string): string => `${figure(value)} ${unit}`.trimEnd();

/** Why a recipe fits: the figure that comes nearest to its limit. */
function tightest(facts: Facts, { rules }: HealthFilter): string {
  const [tight] = rules.ceilings
    .filter(({ dayMax }) => dayMax > 0)
    .map((ceiling) => ({ ...ceiling, value: valueOf(facts.serving, ceiling.quantity) }))
    .sort((a, b) => b.value / b.dayMax - a.value / a.dayMax);
  const percent = tight ? Math.round((100 * tight.value) / tight.dayMax) : 0;
  if (!tight || percent === 0) return texts.heldFree;
  const unit = tight.quantity === 'glycaemic_load' ? '' : tight.unit;
  return texts.share(
    amount(tight.value, unit),
    quantityName(tight.quantity),
    percent,
    amount(tight.dayMax, unit),
  );
}

/** What a condition says of every recipe alike tells nothing of this one. */
const tells = ({ index }: Library, filter: HealthFilter): boolean => {
  const { total } = index.find({ words: [], filters: [`${filter.kind}=${filter.value}`] }, 0, 0);
  return total < index.size;
};

export function fittingOf(facts: Facts, library: Library): Fitting {
  const { ingredients } = library.kitchen.catalogue;
  const [diets, fit, care, not]: [Filter[], Fit[], Fit[], Fit[]] = [[], [], [], []];
  for (const filter of library.health) {
    if (filter.kind === 'free') continue;
    const { verdict, reasons } = judgeRecipe(facts, filter.rules, ingredients);
    if (filter.kind === 'diet') {
      if (verdict === 'fit') diets.push(filter);
      continue;
    }
    if (!tells(library, filter)) continue;
    const why = reasons.slice(0, 2).join(' ');
    if (verdict === 'fit') fit.push({ filter, why: tightest(facts, filter) });
    else (verdict === 'caution' ? care : not).push({ filter, why });
  }
  return { diets, fit, care, not };
}
