// Which diets and conditions a recipe fits, and by how much.
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { valueOf } from '../../../kitchen/recipes/nutrition.ts';
import { judgeRecipe } from '../../../kitchen/safety/gate.ts';
import type { Filter, HealthFilter } from './filters.ts';
import type { Library } from './library.ts';
import type { Locale } from './locale.ts';

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

const amount = (value: number, unit: string, { figure }: Locale): string =>
  `${figure(value)} ${unit}`.trimEnd();

/** Why a recipe fits: the figure that comes nearest to its limit. */
function tightest(facts: Facts, { rules }: HealthFilter, locale: Locale): string {
  const { texts } = locale;
  const [tight] = rules.ceilings
    .filter(({ dayMax }) => dayMax > 0)
    .map((ceiling) => ({ ...ceiling, value: valueOf(facts.serving, ceiling.quantity) }))
    .sort((a, b) => b.value / b.dayMax - a.value / a.dayMax);
  const percent = tight ? Math.round((100 * tight.value) / tight.dayMax) : 0;
  if (!tight || percent === 0) return texts.heldFree;
  const unit = tight.quantity === 'glycaemic_load' ? '' : tight.unit;
  return texts.share(
    amount(tight.value, unit, locale),
    locale.quantity(tight.quantity),
    percent,
    amount(tight.dayMax, unit, locale),
  );
}

/** What a condition says of every recipe alike tells nothing of this one. */
const tells = ({ index }: Library, filter: HealthFilter): boolean => {
  const { total } = index.find({ words: [], filters: [`${filter.kind}=${filter.value}`] }, 0, 0);
  return total < index.size;
};

export function fittingOf(facts: Facts, library: Library, locale: Locale): Fitting {
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
    const why = locale.notes(reasons.slice(0, 2));
    if (verdict === 'fit') fit.push({ filter, why: tightest(facts, filter, locale) });
    else (verdict === 'caution' ? care : not).push({ filter, why });
  }
  return { diets, fit, care, not };
}
