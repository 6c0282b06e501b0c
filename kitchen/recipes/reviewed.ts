// What dietitians can review, with who has: for the page of sources.
import type { ReviewedSubject } from '../../contract/sources.ts';
import { coded } from '../../domain/notes.ts';
import type { Amount, KitchenNote } from '../../domain/notes.ts';
import { limitId, reviewablesOf } from '../catalogue/reviews.ts';
import type { Catalogue, Limit } from '../catalogue/types.ts';
import { energyNote, isOfEnergy } from '../planning/energyLimits.ts';
import { conditionName, figure, quantityName, unitName } from '../planning/words.ts';
import type { Quantity } from './nutrition.ts';

const spans: Readonly<Record<Limit['basis'], { readonly id: string; readonly text: string }>> = {
  per_day: { id: 'day', text: 'a day' },
  per_kg_day: { id: 'kilogram', text: 'a day for each kilogram of weight' },
  pct_energy: { id: 'energy', text: 'of the day’s energy' },
  per_1000kcal: { id: 'thousand', text: 'for 1,000 kcal' },
  per_meal: { id: 'meal', text: 'a meal' },
  per_breakfast: { id: 'breakfast', text: 'at breakfast' },
  per_week: { id: 'week', text: 'a week' },
};

/** A limit as its table has it, before a person's weight and energy are put in. */
function textOf(limit: Limit): KitchenNote {
  if (isOfEnergy(limit)) return energyNote(limit);
  const isPortions = limit.nutrient === 'oily_fish_portions';
  const quantity = (isPortions ? 'oily_fish_g' : limit.nutrient) as Quantity;
  const unit = limit.basis === 'pct_energy' ? '%' : unitName(quantity);
  const bound = (value: number): Amount => ({ value: isPortions ? value * 100 : value, unit });
  const [min, max] = [limit.min, limit.max].map((each) => (each === null ? null : bound(each)));
  const span = spans[limit.basis];
  const name = quantityName(quantity);
  const range =
    min && max
      ? `${figure(min.value)} to ${figure(max.value)}`
      : min
        ? `at least ${figure(min.value)}`
        : `at most ${figure(max?.value ?? 0)}`;
  return coded(
    min && max ? 'limit.range' : min ? 'limit.least' : 'limit.most',
    {
      quantity: { of: 'quantity', id: quantity },
      span: { of: 'span', id: span.id },
      ...(min ? { min } : {}),
      ...(max ? { max } : {}),
    },
    `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${range} ${unit} ${span.text}`.replace(
      /  | (?=%)/g,
      (gap) => (gap === ' ' ? '' : ' '),
    ),
  );
}

const sourceOf = ({ source, year, place }: Limit): string =>
  [source.endsWith(String(year)) ? source : `${source} ${year}`, place].filter(Boolean).join(', ');

/** What rules are called, by their ids; a tag is called by its words. */
const ruleNames = (catalogue: Catalogue): ReadonlyMap<string, string> =>
  new Map([
    ...catalogue.supervised.map(({ id, name }) => [`situation:${id}`, name] as const),
    ...catalogue.medicines.map(({ id, name }) => [`medicine:${id}`, name] as const),
    ...catalogue.hazards.map(({ id, name }) => [`hazard:${id}`, name] as const),
    ...[...catalogue.diets.values()].map(({ id, name }) => [`diet:${id}`, name] as const),
    ...[...catalogue.dishLimits.keys()].map(
      (id) => [`dish_limit:${id}`, quantityName(id)] as const,
    ),
  ]);

const inWords = (id: string): string => id.replace(/^.*[:/]/, '').replaceAll('_', ' ');

/** Everything that can be reviewed, in the order of the tables. */
export function reviewedSubjects(catalogue: Catalogue): ReviewedSubject[] {
  const held = new Map(catalogue.reviews.held.map((each) => [`${each.kind} ${each.id}`, each]));
  const limits = new Map(
    [...catalogue.conditions].flatMap(([condition, { limits: own }]) =>
      own.map((limit) => [limitId(condition, limit), { condition, limit }] as const),
    ),
  );
  const rules = ruleNames(catalogue);
  return reviewablesOf(catalogue).map(({ kind, id }): ReviewedSubject => {
    const found = held.get(`${kind} ${id}`);
    const review = found ? { by: found.by, on: found.on, remark: found.remark } : null;
    const of = kind === 'limit' ? limits.get(id) : undefined;
    if (of)
      return {
        kind,
        id,
        name: conditionName(of.condition, catalogue),
        condition: of.condition,
        text: textOf(of.limit),
        priority: of.limit.priority,
        source: sourceOf(of.limit),
        review,
      };
    if (kind === 'condition')
      return { kind, id, name: conditionName(id, catalogue), condition: id, review };
    return { kind, id, name: rules.get(id) ?? inWords(id), review };
  });
}
