// Who has reviewed what: read from the catalogue, entered by the command, and said with what is counted from it (decision 082).
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishOf } from '../../domain/notes.ts';
import { loadCatalogue } from '../../kitchen/catalogue/load.ts';
import { limitId, reviewablesOf } from '../../kitchen/catalogue/reviews.ts';
import type { Catalogue } from '../../kitchen/catalogue/types.ts';
import { limitsOf } from '../../kitchen/health/limits.ts';
import { reviewedSubjects } from '../../kitchen/recipes/reviewed.ts';
import { reviewNote, reviewOfLimits } from '../../kitchen/safety/review.ts';
import { listReviews, recordReview } from '../../scripts/recordReview.ts';
import { catalogue } from './support.ts';
import { longTest } from '../verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
const data = join(folder, 'data');
const file = join(data, 'additions/reviews.csv');
const header = readFileSync('kitchen/catalogue/data/additions/reviews.csv', 'utf8');
const at = { data, today: '2026-11-23' };
const reload = () => loadCatalogue({ ...at, recipes: join(folder, 'none') });
const someone = { by: 'A. Person, dietitian', on: '2026-11-20', remark: '' };

beforeAll(() => cpSync('kitchen/catalogue/data', data, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** The catalogue with every limit of some conditions reviewed. */
const reviewedIn = (...ids: readonly string[]): Catalogue => ({
  ...catalogue,
  conditions: new Map(
    [...catalogue.conditions].map(([id, condition]) => [
      id,
      ids.includes(id)
        ? {
            ...condition,
            limits: condition.limits.map((limit) => ({
              ...limit,
              review: { ...someone, kind: 'limit' as const, id: '', fingerprint: '' },
            })),
          }
        : condition,
    ]),
  ),
});
const limitsIn = (id: string) => catalogue.conditions.get(id)!.limits;
const total = [...catalogue.conditions.keys()].reduce((sum, id) => sum + limitsIn(id).length, 0);

test('whatever can be reviewed has an id of its own', () => {
  const all = reviewablesOf(catalogue);
  expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
  expect(all.filter(({ kind }) => kind === 'limit')).toHaveLength(total);
});

longTest(
  'a review by nobody, of a day to come, of nothing that there is, or twice is a problem of the tables',
  () => {
    const row = (id: string, by: string, on: string) => `condition,${id},${by},${on},,0123456789ab`;
    writeFileSync(
      file,
      `${header}${[
        row('gout', '', '2026-11-20'),
        row('ckd', 'A', '2026-11-24'),
        row('flibber', 'A', '2026-11-20'),
        row('hypertension', 'A', '2026-02-30'),
        row('coeliac', 'A', '2026-11-20'),
        row('coeliac', 'B', '2026-11-20'),
      ].join('\n')}\n`,
    );
    const read = () => reload();
    for (const problem of [
      /reviews\.csv:2: by: blank/,
      /reviews\.csv: no condition is 'flibber'/,
      /reviews\.csv: '2026-02-30' is no day/,
      /reviews\.csv: 'condition coeliac' stands twice/,
    ])
      expect(read).toThrow(problem);
  },
);

longTest(
  'a review is entered once, in order, stands where the limit is used, and ends where that changes',
  () => {
    writeFileSync(file, header);
    const id = limitId('hypertension', limitsIn('hypertension')[0]!);
    recordReview({ ...someone, kind: 'table', id: 'additions/keeping' }, at);
    recordReview({ ...someone, kind: 'limit', id, remark: 'As "ESC", 2024' }, at);
    const [, first, second] = readFileSync(file, 'utf8').split('\n');
    expect(first).toMatch(
      /^limit,hypertension\/.*,"A\. Person, dietitian",2026-11-20,"As ""ESC"", 2024",\w{12}$/,
    );
    expect(second).toMatch(/^table,additions\/keeping,/);

    const entered = readFileSync(file, 'utf8');
    for (const [wanted, sentence] of [
      [{ ...someone, kind: 'limit', id }, /was reviewed by A\. Person, dietitian on 2026-11-20/],
      [{ ...someone, kind: 'limit', id: 'gout/flibber' }, /no limit is 'gout\/flibber'/],
      [{ ...someone, kind: 'dish', id }, /'dish' cannot be reviewed/],
      [{ ...someone, kind: 'condition', id: 'gout', by: '  ' }, /has no name/],
    ] as const)
      expect(() => recordReview(wanted, at)).toThrow(sentence);
    expect(readFileSync(file, 'utf8')).toBe(entered);

    const keeping = join(data, 'additions/keeping.csv');
    writeFileSync(keeping, `${readFileSync(keeping, 'utf8')}\n`);
    const found = reload();
    expect(found.conditions.get('hypertension')!.limits[0]!.review?.by).toBe(
      'A. Person, dietitian',
    );
    const shown = reviewedSubjects(found).filter(({ review }) => review !== null);
    expect(shown.map(({ id: of }) => of)).toEqual([id]);
    const list = listReviews(at);
    expect(list).toContain(`limit ${id}: reviewed by A. Person, dietitian on 2026-11-20`);
    expect(list).toContain('condition gout: not reviewed');
    expect(list.find((line) => line.startsWith('table additions/keeping:'))).toMatch(
      /not reviewed: it has changed since A\. Person/,
    );
  },
);

test('what is said of reviews is counted from them', () => {
  expect(englishOf(reviewNote(catalogue, ['gout']))).toBe(
    'No clinician has reviewed our limits for conditions. This is no medical advice, and for adults only.',
  );
  const one = reviewedIn('gout');
  const counted = `${limitsIn('gout').length} of ${total} limits for conditions have been reviewed by a clinician`;
  expect(englishOf(reviewNote(one, ['hypertension']))).toBe(
    `${counted}. This is no medical advice, and for adults only.`,
  );
  expect(englishOf(reviewNote(one, ['hypertension', 'gout']))).toBe(
    `${counted}, among them all of these: ${catalogue.conditions.get('gout')!.name}. This is no medical advice, and for adults only.`,
  );
  expect(englishOf(reviewOfLimits(one))).toMatch(/^A limit marked as published .* \d+ of \d+ /);
});

test('a limit that two conditions set is reviewed where both of them are', () => {
  const sodium = (of: Catalogue) =>
    limitsOf(['hypertension', 'diabetes_t2'], of).limits.find(
      ({ nutrient, priority, from }) =>
        nutrient === 'sodium_mg' && priority === 'hard' && from.length === 2,
    );
  expect(sodium(reviewedIn('hypertension'))).toMatchObject({ reviewed: false });
  expect(sodium(reviewedIn('hypertension', 'diabetes_t2'))).toMatchObject({ reviewed: true });
});

test('a review of a day to come does not hold yet, and keeps no server from starting', () => {
  writeFileSync(file, header);
  recordReview({ ...someone, kind: 'condition', id: 'gout' }, at);
  expect(reload().reviews.held).toHaveLength(1);
  const later = loadCatalogue({ ...at, today: '2026-11-19', recipes: join(folder, 'none') });
  expect([later.reviews.all.length, later.reviews.held]).toEqual([1, []]);
});
