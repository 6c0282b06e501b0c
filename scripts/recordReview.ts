// Enters a review into the catalogue's reviews.csv, or lists what can be reviewed.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '../kitchen/catalogue/load.ts';
import {
  byName,
  reviewablesOf,
  reviewColumns,
  reviewFault,
  reviewKinds,
} from '../kitchen/catalogue/reviews.ts';
import type { Review, ReviewKind } from '../kitchen/catalogue/reviews.ts';
import type { Catalogue } from '../kitchen/catalogue/types.ts';

/** Why nothing was entered, in a sentence. */
export class NoReview extends Error {}

interface Wanted {
  readonly kind: string;
  readonly id: string;
  readonly by: string;
  readonly on: string;
  readonly remark: string;
}

interface At {
  /** The catalogue's `data` folder. */
  readonly data: string;
  readonly today: string;
}

const isKind = (kind: string): kind is ReviewKind =>
  (reviewKinds as readonly string[]).includes(kind);

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Recipes are left aside: they are not what is reviewed. */
const read = ({ data, today }: At): Catalogue =>
  loadCatalogue({ data, today, recipes: join(data, 'no-recipes') });

/** Adds the review in its place; one of something that has changed since gives way to the new one. */
export function recordReview(wanted: Wanted, at: At): Review {
  const { kind, id } = wanted;
  if (!isKind(kind))
    throw new NoReview(`'${kind}' cannot be reviewed: say one of ${reviewKinds.join(', ')}.`);
  const catalogue = read(at);
  const known = byName(reviewablesOf(catalogue));
  const review = {
    kind,
    id,
    by: oneLine(wanted.by),
    on: wanted.on,
    remark: oneLine(wanted.remark),
    fingerprint: known.get(`${kind} ${id}`)?.fingerprint ?? '',
  };
  const fault = reviewFault(review, known, at.today);
  if (fault !== null)
    throw new NoReview(`Nothing was entered: ${fault}. --list shows what can be reviewed.`);
  const same = (each: Review): boolean => each.kind === kind && each.id === id;
  const before = catalogue.reviews.held.find(same);
  if (before)
    throw new NoReview(
      `Nothing was entered: the ${kind} '${id}' was reviewed by ${before.by} on ${before.on}, and has not changed since.`,
    );
  write(join(at.data, 'additions/reviews.csv'), [
    ...catalogue.reviews.all.filter((each) => !same(each)),
    review,
  ]);
  return review;
}

function write(path: string, reviews: readonly Review[]): void {
  const rows = [...reviews]
    .sort((a, b) => {
      const [first, second] = [`${a.kind} ${a.id}`, `${b.kind} ${b.id}`];
      return first < second ? -1 : first > second ? 1 : 0;
    })
    .map((review) => reviewColumns.map((column) => cell(review[column])).join(','));
  const content = `${[reviewColumns.join(','), ...rows].join('\n')}\n`;
  // Whole or not at all: half a file would stop the app.
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

/** A line for each that can be reviewed: kind, id, and who has, if anybody. */
export function listReviews(at: At): string[] {
  const { reviews, ...catalogue } = read(at);
  const held = new Set(reviews.held);
  const known = new Map(reviews.all.map((each) => [`${each.kind} ${each.id}`, each]));
  return reviewablesOf(catalogue).map(({ kind, id }) => {
    const review = known.get(`${kind} ${id}`);
    const status = !review
      ? 'not reviewed'
      : held.has(review)
        ? `reviewed by ${review.by} on ${review.on}`
        : `not reviewed: it has changed since ${review.by} reviewed it on ${review.on}`;
    return `${kind} ${id}: ${status}`;
  });
}
