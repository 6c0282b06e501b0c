/**
 * `npm run review -- <kind> <id> --by "Name, role" --on 2026-11-23 [--remark "…"]`: enters that a clinician has reviewed a limit,
 * table, rule or condition of the catalogue. `npm run review -- --list` lists what can be reviewed, with who has.
 * Written to kitchen/catalogue/data/additions/reviews.csv, and nothing else is changed.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { latestToday } from '../kitchen/catalogue/reviews.ts';
import { listReviews, NoReview, recordReview } from './recordReview.ts';

const at = {
  data: join(import.meta.dirname, '../kitchen/catalogue/data'),
  today: latestToday(),
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: '' },
    on: { type: 'string', default: '' },
    remark: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});

try {
  if (values.list) console.log(listReviews(at).join('\n'));
  else {
    const [kind = '', id = ''] = positionals;
    const review = recordReview({ kind, id, ...values }, at);
    console.log(
      `Entered: the ${review.kind} '${review.id}' was reviewed by ${review.by} on ${review.on}. Please start Platewise again.`,
    );
  }
} catch (error) {
  if (!(error instanceof NoReview)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
