/**
 * `npm run admin -- blobs`: how many photos lie where. With `--move` they go to where new ones do; with `--strays`
 * those are counted that the database does not know, and with `--yes` deleted.
 */
import { Refusal } from '../server/infrastructure/http/refusal.ts';
import type { PhotoDesk } from '../server/modules/history/photoDesk.ts';
import { Refused } from './database.ts';

const names = { files: 'files', s3: 'S3' } as const;

export async function showPlaces({ places, target }: PhotoDesk): Promise<void> {
  const { rows, files, s3, waiting } = await places();
  console.log(`in rows of the database  ${rows}`);
  console.log(`in files                 ${files}`);
  console.log(`in S3                    ${s3}`);
  console.log(`to be deleted            ${waiting}`);
  console.log(`New photos go to ${names[target]}.`);
}

export async function movePhotos({ move, target }: PhotoDesk): Promise<void> {
  try {
    const { moved, lost, changed } = await move((soFar) => console.log(`${soFar} moved so far`));
    console.log(`${countOf(moved)} moved to ${names[target]}.`);
    if (changed > 0) console.log(`${countOf(changed)} replaced or removed meanwhile.`);
    if (lost > 0)
      console.log(`${countOf(lost)} not found where the database says; left as they are.`);
  } catch (error) {
    throw inWords(error, 'What was moved stays so; run this again to go on.');
  }
}

export async function findStrays({ places, strays }: PhotoDesk, isSure: boolean): Promise<void> {
  const { files, s3 } = await places();
  // With the variables of another installation every photo of this one would be a stray.
  if (isSure && files + s3 === 0)
    throw new Refused(
      'This database knows no photo in any store: see whether it is the right one. Nothing was deleted.',
    );
  try {
    const count = await strays(isSure);
    console.log(
      isSure
        ? `${countOf(count)} deleted that this database does not know.`
        : `${countOf(count)} found that this database does not know and that are a day old. Add --yes to delete them, if it is the database that belongs to them.`,
    );
  } catch (error) {
    throw inWords(error, 'Run this again to go on.');
  }
}

function inWords(error: unknown, whatToDo: string): unknown {
  if (!(error instanceof Refusal)) return error;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return new Refused(`A store does not answer${cause}. ${whatToDo}`);
}

const countOf = (count: number): string => (count === 1 ? '1 photo was' : `${count} photos were`);
