// Detection history: records of what was detected or cooked.
import { say } from '../../../contract/say.ts';
import * as history from '../../../contract/history.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { heardOf } from '../cooking/heardHealth.ts';
import type { Person } from '../sessions/repository.ts';
import { createEntries } from './entries.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

const pageSize = 100;
const missing = say('history.unknown', 'History entry not found');

type Parts = Pick<Services, 'storage'>;

export function historyRoutes(serve: Serve, parts: Parts): void {
  entryRoutes(serve, parts);
  savingRoutes(serve, parts);
  linkRoutes(serve, parts);
}

/** What a person reads, adds to, deletes and brings back. */
function entryRoutes(serve: Serve, { storage: { records, recordPhotos } }: Parts): void {
  const { entryOf, entriesOf } = createEntries(recordPhotos);

  serve(history.fetchHistory, async ({ query, person }) => {
    const limit = query.limit ?? pageSize;
    const found = await records.list(person.userId, { ...query, limit: limit + 1 });
    const page = found.slice(0, limit);
    return success({
      detection_history: await entriesOf(person.userId, page),
      next_cursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    });
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
}

/** What was heard of health when an entry was cooked, as the server kept it; null where there is none. */
const createHeardWith =
  ({ records }: Parts['storage']) =>
  async ({ userId }: Person, entryId: string | null): Promise<string | null> =>
    entryId === null ? null : ((await records.find(userId, entryId))?.heard_health ?? null);

/** What counts against the space of an account. */
function savingRoutes(serve: Serve, { storage }: Parts): void {
  const { analyses, records, allowances } = storage;
  const heardWith = createHeardWith(storage);
  serve(history.saveRecord, async ({ body, person }) => {
    const {
      recipe_type,
      suggestion,
      instructions,
      ingredients = null,
      detected_foods = null,
      analysis_id = null,
      again_id = null,
      youtube = null,
      google = null,
      resources = null,
      recipe = null,
    } = body;
    const texts = {
      heard_health:
        (await heardOf(analyses, person, analysis_id)) ?? (await heardWith(person, again_id)),
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
}

/** Links that come after the record. */
function linkRoutes(serve: Serve, { storage: { records, allowances } }: Parts): void {
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
