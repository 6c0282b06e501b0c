// What can be reviewed by a dietitian, and who has reviewed it: additions/reviews.csv, written by `npm run review`.
import { filled, matching, oneOf, text } from './cells.ts';
import type { Tables } from './tables.ts';
import type { Catalogue, Condition, Limit } from './types.ts';

export const reviewKinds = ['limit', 'table', 'rule', 'condition'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

export interface Review {
  readonly kind: ReviewKind;
  readonly id: string;
  /** Name and role, as they were given. */
  readonly by: string;
  /** yyyy-MM-dd. */
  readonly on: string;
  readonly remark: string;
  /** Of what was reviewed, as it stood on that day. */
  readonly fingerprint: string;
}

/** Something that can be reviewed. */
export interface Reviewable {
  readonly kind: ReviewKind;
  readonly id: string;
  readonly fingerprint: string;
}

/** All that reviews can be of, as far as it has been read. */
export type ReviewedTables = Pick<
  Catalogue,
  | 'conditions'
  | 'dishLimits'
  | 'limitedTags'
  | 'diets'
  | 'supervised'
  | 'notJudged'
  | 'medicines'
  | 'childFoods'
  | 'childCautions'
  | 'hazards'
> & { readonly tables: ReadonlyMap<string, string> };

export const reviewColumns = ['kind', 'id', 'by', 'on', 'remark', 'fingerprint'] as const;
const row = {
  kind: oneOf(...reviewKinds),
  id: filled,
  by: filled,
  on: matching(/^\d{4}-\d{2}-\d{2}$/, 'a day as yyyy-MM-dd'),
  remark: text,
  fingerprint: matching(/^[0-9a-f]{12}$/, 'twelve hexadecimal digits'),
};

/** Two FNV-1a sums that start apart: enough to see that something has changed by chance or by hand. */
export function fingerprintOf(content: string): string {
  let [one, two] = [0x811c9dc5, 0x01234567];
  for (let i = 0; i < content.length; i += 1) {
    const code = content.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x01000193);
  }
  const hex = (sum: number): string => (sum >>> 0).toString(16).padStart(8, '0');
  return hex(one) + hex(two).slice(0, 4);
}
const printOf = (value: unknown): string =>
  fingerprintOf(
    JSON.stringify(value, (_, each: unknown) => (each instanceof RegExp ? String(each) : each)),
  );

/** 'ckd/sodium_mg/per_day/hard/-/2000': a limit is known by its figures, so that no review outlives them. */
export const limitId = (
  condition: string,
  {
    nutrient,
    basis,
    priority,
    min,
    max,
  }: Pick<Limit, 'nutrient' | 'basis' | 'priority'> & {
    readonly min: number | null;
    readonly max: number | null;
  },
): string => [condition, nutrient, basis, priority, min ?? '-', max ?? '-'].join('/');

const keyOf = (kind: ReviewKind, id: string): string => `${kind} ${id}`;

const rulesOf = (read: ReviewedTables): (readonly [string, unknown])[] => [
  ...read.supervised.map((each) => [`situation:${each.id}`, each] as const),
  ...read.notJudged.map((each) => [`not_judged:${each.id}`, each] as const),
  ...read.medicines.map((each) => [`medicine:${each.id}`, each] as const),
  ...read.childFoods.map((each) => [`child_foods:${each.id}`, each] as const),
  ...read.childCautions.map((each) => [`child_cautions:${each.id}`, each] as const),
  ...read.hazards.map((each) => [`hazard:${each.id}`, each] as const),
  ...[...read.diets.values()].map((each) => [`diet:${each.id}`, each] as const),
  ...[...read.dishLimits].map(([id, each]) => [`dish_limit:${id}`, each] as const),
  ...[...read.limitedTags].map(([id, each]) => [`limited_tag:${id}`, each] as const),
];

/** Without the reviews themselves, or a review would end the next one. */
const bare = ({ limits, ...condition }: Condition) => ({
  ...condition,
  limits: limits.map(({ review: _, ...limit }) => limit),
});

/** Everything that can be reviewed: limits, rules, conditions, tables. */
export function reviewablesOf(read: ReviewedTables): Reviewable[] {
  const conditions = [...read.conditions.values()].map(bare);
  return [
    ...conditions.flatMap(({ id, limits }) =>
      limits.map((limit) => {
        const name = limitId(id, limit);
        return { kind: 'limit' as const, id: name, fingerprint: fingerprintOf(name) };
      }),
    ),
    ...rulesOf(read).map(([id, rule]) => ({
      kind: 'rule' as const,
      id,
      fingerprint: printOf(rule),
    })),
    ...conditions.map((condition) => ({
      kind: 'condition' as const,
      id: condition.id,
      fingerprint: printOf(condition),
    })),
    ...[...read.tables].map(([path, fingerprint]) => ({
      kind: 'table' as const,
      id: path.replace(/\.csv$/, ''),
      fingerprint,
    })),
  ];
}

/** What is wrong with a review; null where nothing is. */
export function reviewFault(
  { kind, id, by, on }: Pick<Review, 'kind' | 'id' | 'by' | 'on'>,
  known: ReadonlyMap<string, Reviewable>,
  today: string,
): string | null {
  if (!known.has(keyOf(kind, id))) return `no ${kind} is '${id}'`;
  if (by.trim() === '') return 'the reviewer has no name';
  const day = new Date(`${on}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== on)
    return `'${on}' is no day`;
  return on > today ? `${on} has not come yet` : null;
}

export const byName = (all: readonly Reviewable[]): ReadonlyMap<string, Reviewable> =>
  new Map(all.map((each) => [keyOf(each.kind, each.id), each]));

/** The day where it is latest on earth: a reviewer's own calendar counts. */
export const latestToday = (): string =>
  new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** A machine whose clock is behind reads the row too; until its day the review does not hold. */
const anyDay = '9999-12-31';

/**
 * Reads who has reviewed what.
 * @returns all rows, and those of them that still hold: what was reviewed has not changed since
 */
export function readReviews(
  { added, problems }: Tables,
  read: ReviewedTables,
  today: string,
): { readonly all: readonly Review[]; readonly held: readonly Review[] } {
  const all = added('reviews.csv', row);
  if (all.length === 0) return { all, held: [] };
  const known = byName(reviewablesOf(read));
  const seen = new Set<string>();
  for (const review of all) {
    const key = keyOf(review.kind, review.id);
    const wrong = seen.has(key) ? `'${key}' stands twice` : reviewFault(review, known, anyDay);
    if (wrong !== null) problems.push(`additions/reviews.csv: ${wrong}`);
    seen.add(key);
  }
  return {
    all,
    held: all.filter(
      ({ kind, id, on, fingerprint }) =>
        on <= today && known.get(keyOf(kind, id))?.fingerprint === fingerprint,
    ),
  };
}

/** Each limit with its review. */
export function withReviews(
  conditions: ReadonlyMap<string, Condition>,
  held: readonly Review[],
): ReadonlyMap<string, Condition> {
  const limits = new Map(
    held.filter(({ kind }) => kind === 'limit').map((review) => [review.id, review]),
  );
  if (limits.size === 0) return conditions;
  return new Map(
    [...conditions].map(([id, condition]) => [
      id,
      {
        ...condition,
        limits: condition.limits.map((limit) => {
          const review = limits.get(limitId(id, limit));
          return review ? { ...limit, review } : limit;
        }),
      },
    ]),
  );
}
