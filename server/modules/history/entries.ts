// A record in the contract's words.
import type { RecordRow } from '../../infrastructure/database/schema.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { heardIn } from '../cooking/heardHealth.ts';
import { photoUrl } from './photoRoutes.ts';

export function createEntries(recordPhotos: Storage['recordPhotos']) {
  const entriesOf = async (userId: string, found: readonly RecordRow[]) => {
    const marks = await recordPhotos.marksOf(
      userId,
      found.map(({ id }) => id),
    );
    return found.map((record) => toEntry(record, marks.get(record.id)));
  };
  const entryOf = async (userId: string, record: RecordRow) =>
    (await entriesOf(userId, [record]))[0];
  return { entryOf, entriesOf };
}

/** Both of the names under which clients read the links (HIST-12). */
function toEntry(
  {
    id,
    created_at,
    recipe_type,
    suggestion,
    instructions,
    ingredients,
    detected_foods,
    analysis_id,
    youtube,
    google,
    resources,
    recipe,
    note,
    rating,
    heard_health,
  }: RecordRow,
  mark: string | undefined,
) {
  const heard = heardIn(heard_health);
  return {
    id,
    created_at,
    recipe_type,
    suggestion,
    instructions,
    ingredients,
    detected_foods,
    analysis_id,
    youtube,
    google,
    resources,
    youtube_link: youtube,
    google_link: google,
    resources_link: resources,
    recipe,
    note,
    rating,
    heard_health: heard && [...heard],
    photo_url: photoUrl(id, mark),
  };
}
