/** `npm run admin -- blobs`: how many photos lie where; with `--move` they go to where new ones do. */
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
    if (!(error instanceof Refusal)) throw error;
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new Refused(
      `A store does not answer${cause}. What was moved stays so; run this again to go on.`,
    );
  }
}

const countOf = (count: number): string => (count === 1 ? '1 photo was' : `${count} photos were`);
