// The published documents behind the limits of conditions, and whether we have seen the figure in them.
import { filled, matching, oneOf, text } from './cells.ts';
import type { TableReader } from './tables.ts';
import type { Limit } from './types.ts';

const documentRow = {
  id: filled,
  title: filled,
  body: filled,
  year: matching(/^\d{4}$/, 'a year'),
  place: filled,
  seen: oneOf('read in part', 'as quoted elsewhere'),
};
const sourceRow = {
  condition: filled,
  nutrient: filled,
  basis: filled,
  priority: filled,
  min: text,
  max: text,
  document: filled,
};

type Figures = Pick<Limit, 'nutrient' | 'basis' | 'priority' | 'min' | 'max'>;
const nameOf = (condition: string, { nutrient, basis, priority, min, max }: Figures): string =>
  [condition, nutrient, basis, priority, min ?? '', max ?? ''].join(' ');

/** Reads both tables. A limit is found by its figures too: where one changes, its source has to be looked up again. */
export function readLimitSources(added: TableReader, problems: string[]) {
  const documents = new Map(added('limit_documents.csv', documentRow).map((row) => [row.id, row]));
  const rows = added('limit_sources.csv', sourceRow);
  const number = (cell: string): number | null => (cell === '' ? null : Number(cell));
  const byLimit = new Map(
    rows.map((row) => [
      nameOf(row.condition, {
        ...row,
        min: number(row.min),
        max: number(row.max),
      } as Figures),
      row.document,
    ]),
  );
  const met = new Set<string>();
  const sourced = (condition: string, limit: Omit<Limit, 'seen' | 'place'>): Limit => {
    const name = nameOf(condition, limit);
    const document = documents.get(byLimit.get(name) ?? '');
    met.add(name);
    if (!document)
      return {
        ...limit,
        place: '',
        seen: limit.provenance === 'verified' ? 'read in part' : 'not seen by us',
      };
    return {
      ...limit,
      source: `${document.title}, ${document.body}`,
      year: Number(document.year),
      place: document.place,
      seen: document.seen,
      provenance: document.seen === 'read in part' ? 'verified' : 'memory',
    };
  };
  const check = (): void => {
    for (const name of byLimit.keys())
      if (!met.has(name)) problems.push(`limit_sources.csv: no limit is '${name}'`);
    for (const document of byLimit.values())
      if (!documents.has(document)) problems.push(`limit_sources.csv: no document '${document}'`);
  };
  return { sourced, check };
}
