// Detection history: records of what was detected or cooked.
import { say } from '../../../contract/say.ts';
import * as history from '../../../contract/history.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { RecordRow } from '../../infrastructure/database/schema.ts';
import { heardIn, heardOf } from '../cooking/heardHealth.ts';
import { photoUrl } from './photoRoutes.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

const pageSize = 100;
const missing = say('history.unknown', 'History entry not found');

export function historyRoutes(
  serve: Serve,
  { storage: { analyses, records, recordPhotos, allowances } }: Services,
): void {
  const entriesOf = async (userId: string, found: readonly RecordRow[]) => {
    const marks = await recordPhotos.marksOf(
      userId,
      found.map(({ id }) => id),
    );
    return found.map((record) => toEntry(record, marks.get(record.id)));
  };
  const entryOf = async (userId: string, record: RecordRow) =>
    (await entriesOf(userId, [record]))[0];

  serve(history.fetchHistory, async ({ query, person }) => {
    const limit = query.limit ?? pageSize;
    const found = await records.list(person.userId, { ...query, limit: limit + 1 });
    const page = found.slice(0, limit);
    return success({
      detection_history: await entriesOf(person.userId, page),
      next_cursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    });
  });

  serve(history.saveRecord, async ({ body, person }) => {
    const {
      recipe_type,
      suggestion,
      instructions,
      ingredients = null,
      detected_foods = null,
      analysis_id = null,
      youtube = null,
      google = null,
      resources = null,
      recipe = null,
    } = body;
    const texts = {
      heard_health: await heardOf(analyses, person, analysis_id), // as the server kept it
      suggestion,
      instructions,
      ingredients,
      detected_foods,
      youtube,
      google,
      resources,
      recipe,
    };
    const more = { rows: 1, bytes: bytesIn(...Object.values(texts)) };
    const id = await allowances.within(person.userId, 'history', more, async () =>
      records.create(person.userId, { recipe_type, analysis_id, ...texts }),
    );
    return success({ id });
  });

  serve(history.fetchEntry, async ({ params, person }) => {
    const record = await records.find(person.userId, params.id);
    if (!record) throw notFound(missing);
    return success({ data: await entryOf(person.userId, record) });
  });

  serve(history.annotateEntry, async ({ params, body: { note, rating }, person }) => {
    const record = await records.annotate(person.userId, params.id, {
      ...(note === undefined ? {} : { note: note.trim() || null }),
      ...(rating === undefined ? {} : { rating }),
    });
    if (!record) throw notFound(missing);
    return success({ data: await entryOf(person.userId, record) });
  });

  serve(history.deleteEntry, async ({ params, person }) => {
    if (!(await records.delete(person.userId, params.id))) throw notFound(missing);
    return success({ message: 'The history entry has been deleted.' });
  });

  serve(history.restoreEntry, async ({ params, person }) => {
    const record = await records.restore(person.userId, params.id);
    if (!record)
      throw notFound(
        say(
          'history.tooLate',
          'This entry was deleted more than a day ago and cannot be brought back.',
        ),
      );
    return success({ data: await entryOf(person.userId, record) });
  });

  serve(history.updateEntryResources, async ({ body, person }) => {
    const links = {
      youtube: body.youtube_link,
      google: body.google_link,
      resources: body.resources_link,
    };
    const given = Object.fromEntries(
      Object.entries(links).filter(([, value]) => value !== undefined),
    );
    const more = { rows: 0, bytes: bytesIn(...Object.values(given)) };
    const isThere = await allowances.within(person.userId, 'history', more, async () =>
      records.updateLinks(person.userId, body.food_analysis_id, given),
    );
    if (!isThere) throw notFound(missing);
    return success({});
  });
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
