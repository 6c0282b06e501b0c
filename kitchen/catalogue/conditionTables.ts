// Conditions, with the limits that documents set for them.
import { filled, maybe, number, oneOf, text, words } from './cells.ts';
import { readLimitSources } from './limitSources.ts';
import { gather, key } from './tables.ts';
import type { Tables } from './tables.ts';
import type { Condition, Limit } from './types.ts';

const provenance = oneOf('verified', 'memory', 'mixed');
const gates = { '0': 0, '1': 1, '2': 2, '3': 3 } as const;
const conditionRow = {
  condition: key,
  name: filled,
  group: filled,
  gate: oneOf('0', '1', '2', '3'),
  synonyms: words,
  excluded_tags: words,
  limited_tags: words,
  preferred_tags: words,
  sources: text,
  provenance,
};
const conditionNameRow = { condition: key, name: filled, language: filled };
const limitRow = {
  condition: key,
  nutrient: key,
  basis: oneOf(
    'per_day',
    'per_kg_day',
    'pct_energy',
    'per_1000kcal',
    'per_meal',
    'per_breakfast',
    'per_week',
  ),
  min: maybe,
  max: maybe,
  unit: filled,
  priority: oneOf('hard', 'soft'),
  ref_day_min: maybe,
  ref_day_max: maybe,
  source: filled,
  year: number,
  provenance,
};

/** Every condition by id. */
export function readConditions(tables: Tables): Map<string, Condition> {
  const { base, added, known } = tables;
  const limits = readLimits(tables);
  const named = added('condition_names.csv', conditionNameRow);
  const names = gather(named.map(({ condition, name }) => [condition, name]));
  const foreign = gather(
    named
      .filter(({ language }) => language !== 'en')
      .map(({ condition, name }) => [condition, name]),
  );
  const rows = [...base('conditions.csv', conditionRow), ...added('conditions.csv', conditionRow)];
  const conditions = new Map<string, Condition>(
    rows.map((row) => [
      row.condition,
      {
        id: row.condition,
        name: row.name,
        group: row.group,
        gate: gates[row.gate],
        synonyms: [...row.synonyms, ...(names.get(row.condition) ?? [])],
        foreign: new Set(foreign.get(row.condition)),
        excludedTags: row.excluded_tags,
        limitedTags: row.limited_tags,
        preferredTags: row.preferred_tags,
        sources: row.sources,
        provenance: row.provenance,
        limits: limits.get(row.condition) ?? [],
      },
    ]),
  );
  for (const name of names.keys()) known('condition_names.csv', name, conditions);
  for (const name of limits.keys()) known('condition_limits.csv', name, conditions);
  return conditions;
}

function readLimits({ base, added, problems }: Tables): Map<string, Limit[]> {
  const documents = readLimitSources(added, problems);
  const limits = gather(
    base('condition_limits.csv', limitRow).map(
      ({ condition, ref_day_min: refDayMin, ref_day_max: refDayMax, ...rest }) => [
        condition,
        documents.sourced(condition, { ...rest, refDayMin, refDayMax }),
      ],
    ),
  );
  documents.check();
  return limits;
}
