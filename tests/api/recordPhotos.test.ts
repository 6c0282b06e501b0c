/** Photos that people keep with their records: small copies of the server's own making, shown to their owner and gone when they say so. */
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { keptPhotos } from '../../contract/constants.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { createRecords } from '../../server/modules/history/repository.ts';
import { bowl, files, lying } from '../photos/photos.ts';
import {
  form,
  manualClock,
  onOneDatabase,
  prove,
  query,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';
import { longTest } from '../verify.ts';

const base = '/api/food_detection/detection_history';
const photoOf = (id: string) => `${base}/${id}/photo`;
const save = async (person: TestPerson, suggestion = 'Stew'): Promise<string> =>
  (await person.call('POST', base, { recipe_type: 'food_detection', suggestion, instructions: '' }))
    .body.id;
const keep = async (person: TestPerson, id: string, file: Buffer | Promise<Buffer> = bowl()) => {
  const { payload, headers } = form({ image: { file: await file } });
  return person.call('PUT', photoOf(id), payload, headers);
};
const urlOf = async (person: TestPerson, id: string): Promise<string | null> =>
  (await person.call('GET', `${base}/${id}`)).body.data.photo_url;
/** As a page asks for it: by the cookie, or by nothing. */
const look = async (
  app: FastifyInstance,
  url: string,
  access?: string,
  headers: Record<string, string> = {},
) =>
  app.inject({
    url,
    headers: {
      ...(access === undefined ? {} : { cookie: `platewise_session=${access}` }),
      ...headers,
    },
  });

onOneDatabase((engine) => {
  async function start() {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    return { app, environment, clock, person: await signUp(app) };
  }

  describe('a photo kept with a record', () => {
    test('HIST-07 is a small picture without anything but its pixels, whatever was sent, and the entry says where it lies', async () => {
      const { app, person } = await start();
      const [id, other] = [await save(person), await save(person, 'Soup')];
      expect(await urlOf(person, id)).toBeNull();
      const { status, body } = await keep(person, id, lying());
      expect([status, body.photo_url]).toEqual([
        200,
        expect.stringMatching(new RegExp(`^${photoOf(id)}\\?v=[0-9a-f]{16}$`)),
      ]);
      expect(await urlOf(person, id)).toBe(body.photo_url);
      const entries = (await person.call('GET', base)).body.detection_history as {
        id: string;
        photo_url: string | null;
      }[];
      expect(entries.map((each) => [each.id, each.photo_url])).toEqual([
        [other, null],
        [id, body.photo_url],
      ]);

      const answer = await look(app, body.photo_url, person.access);
      const { format, width, height, exif, xmp, iptc, icc } = await sharp(
        answer.rawPayload,
      ).metadata();
      expect({ format, width, height, exif, xmp, iptc, icc }).toEqual({
        format: 'webp',
        width: 480,
        height: 640,
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        icc: undefined,
      });
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    });

    longTest(
      'is at most 1024 pixels long and a few kilobytes, also where it is all grain',
      async () => {
        const { app, person } = await start();
        const id = await save(person);
        let seed = 7;
        const grain = await sharp(
          Buffer.from(
            Array.from(
              { length: 1600 * 1200 * 3 },
              () => (seed = (seed * 48271) % 2147483647) & 255,
            ),
          ),
          { raw: { width: 1600, height: 1200, channels: 3 } },
        )
          .jpeg({ quality: 90 })
          .toBuffer();
        for (const [file, side] of [
          [await bowl(), 1024],
          [grain, 720],
        ] as const) {
          const { body } = await keep(person, id, file);
          const { rawPayload } = await look(app, body.photo_url, person.access);
          const { width, height } = await sharp(rawPayload).metadata();
          expect(Math.max(width, height)).toBe(side);
          expect(rawPayload.length).toBeLessThanOrEqual(keptPhotos.bytes);
        }
      },
    );

    test('is fetched again only when it is another', async () => {
      const { app, person } = await start();
      const id = await save(person);
      const first = (await keep(person, id)).body.photo_url as string;
      const { headers } = await look(app, first, person.access);
      const again = await look(app, first, person.access, {
        'if-none-match': `"x", W/${headers['etag'] as string}`,
      });
      expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([
        304,
        0,
        headers['etag'],
      ]);
      const second = (await keep(person, id, lying())).body.photo_url as string;
      expect(second).not.toBe(first);
      expect(
        (await look(app, second, person.access, { 'if-none-match': String(headers['etag']) }))
          .statusCode,
      ).toBe(200);
    });

    test('is shown to nobody else, and nobody else keeps or removes one', async () => {
      const { app, person } = await start();
      const other = await signUp(app);
      const id = await save(person);
      const url = (await keep(person, id)).body.photo_url as string;
      expect((await look(app, url)).statusCode).toBe(401);
      expect((await look(app, url, other.access)).statusCode).toBe(404);
      expect((await look(app, url, other.access, { 'if-none-match': '*' })).statusCode).toBe(404);
      expect((await keep(other, id)).status).toBe(404);
      expect((await other.call('DELETE', photoOf(id))).status).toBe(404);
      expect((await look(app, url, person.access)).statusCode).toBe(200);
      for (const [none, status] of [
        [crypto.randomUUID(), 404],
        ['x', 404],
        ['%00', 400],
        ['x'.repeat(200), 400],
      ] as const)
        expect((await look(app, photoOf(none), person.access)).statusCode).toBe(status);
    });

    test('is removed for good, and the record stays; removed again is as good', async () => {
      const { app, environment, person } = await start();
      const id = await save(person);
      const url = (await keep(person, id)).body.photo_url as string;
      expect([
        (await person.call('DELETE', photoOf(id))).status,
        (await person.call('DELETE', photoOf(id))).status,
      ]).toEqual([200, 200]);
      expect((await look(app, url, person.access)).statusCode).toBe(404);
      expect(await urlOf(person, id)).toBeNull();
      expect(await query(environment, 'select record_id from record_photos')).toEqual([]);
    });

    test('HIST-10 goes with its record, comes back with it, and is gone when that cannot come back', async () => {
      const { app, environment, clock, person } = await start();
      const id = await save(person);
      const url = (await keep(person, id)).body.photo_url as string;
      await person.call('DELETE', `${base}/${id}`);
      expect((await look(app, url, person.access)).statusCode).toBe(404);
      expect((await keep(person, id)).status).toBe(404);
      expect((await person.call('POST', `${base}/${id}/restore`)).body.data.photo_url).toBe(url);
      expect((await look(app, url, person.access)).statusCode).toBe(200);

      await person.call('DELETE', `${base}/${id}`);
      const database = await openDatabase(readEnvironment(environment), () => {});
      const purge = () => createRecords(database, { now: clock.now, newId: () => '' }).purge();
      await purge();
      expect(await query(environment, 'select record_id from record_photos')).toHaveLength(1);
      clock.advance(24 * 3_600_000);
      await purge();
      await database.close();
      expect(await query(environment, 'select record_id from record_photos')).toEqual([]);
    });

    longTest('stays when its record is saved once more', async () => {
      const { person } = await start();
      const fields = {
        recipe_type: 'food_detection',
        suggestion: 'Stew',
        instructions: '',
        analysis_id: 'a1',
      };
      const id = (await person.call('POST', base, fields)).body.id as string;
      const { photo_url } = (await keep(person, id)).body;
      expect(
        (await person.call('POST', base, { ...fields, instructions: '1. Stir.' })).body.id,
      ).toBe(id);
      expect(await urlOf(person, id)).toBe(photo_url);
    });

    longTest(
      'is in the file with everything, as a picture to look at, and goes with the account',
      async () => {
        const { app, environment, person } = await start();
        const id = await save(person);
        const url = (await keep(person, id)).body.photo_url as string;
        const shown = await look(app, url, person.access);
        await prove(person);
        const { record_photos } = (await person.call('GET', '/api/account/export')).body;
        expect(record_photos).toEqual([
          expect.objectContaining({
            record_id: id,
            picture: `data:image/webp;base64,${shown.rawPayload.toString('base64')}`,
          }),
        ]);
        expect(
          (
            await person.call('DELETE', '/api/account', {
              confirmation: 'DELETE',
              current_password: 'correct horse',
            })
          ).status,
        ).toBe(200);
        expect(await query(environment, 'select record_id from record_photos')).toEqual([]);
      },
    );

    longTest('is one of so many; the place of a removed one is free at once', async () => {
      const { environment, person } = await start();
      const [first, last] = [await save(person, 'First'), await save(person, 'Last')];
      await keep(person, first);
      const ids = Array.from({ length: keptPhotos.most - 1 }, () => crypto.randomUUID());
      await query(
        environment,
        `insert into records (id, user_id, recipe_type, suggestion, instructions, created_at, updated_at) values ${ids.map((id) => `('${id}', '${person.userId}', 'food_detection', '', '', 1, 1)`).join()}`,
      );
      await query(
        environment,
        `insert into record_photos (record_id, user_id, mark, created_at, picture) values ${ids.map((id) => `('${id}', '${person.userId}', 'm', 1, 'data:')`).join()}`,
      );
      const answer = await keep(person, last);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'photos_full',
        'You keep 200 photos, as many as fit. Remove a photo in your history to keep another; those of entries that you deleted count for one more day.',
      ]);
      expect((await keep(person, first)).status).toBe(200);
      await person.call('DELETE', photoOf(first));
      expect((await keep(person, last)).status).toBe(200);
    });
  });
});

describe('what is sent to be kept', () => {
  longTest.each([
    ['pdf', 415],
    ['svg', 415],
    ['heic', 415],
    ['empty', 400],
    ['truncated', 422],
    ['bomb', 413],
    ['animated', 422],
    ['tooLarge', 413],
  ] as const)(
    'FOOD-02 and is %s is refused with %i, and the record stays as it is',
    async (name, status) => {
      const { app } = await startServer('SQLite');
      const person = await signUp(app);
      const id = await save(person);
      const { photo_url } = (await keep(person, id)).body;
      const answer = await keep(person, id, files[name]());
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/\.$/)]);
      expect(await urlOf(person, id)).toBe(photo_url);
    },
  );

  longTest('and is nothing at all, or comes by a cookie from elsewhere, is refused', async () => {
    const { app } = await startServer('SQLite');
    const person = await signUp(app);
    const id = await save(person);
    const { payload, headers } = form({ note: 'no photo' });
    const answer = await person.call('PUT', photoOf(id), payload, headers);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Please send the photo that is to be kept.',
    ]);
    const photo = form({ image: { file: await bowl() } });
    const foreign = await app.inject({
      method: 'PUT',
      url: photoOf(id),
      payload: photo.payload,
      headers: {
        ...photo.headers,
        cookie: `platewise_session=${person.access}`,
        origin: 'https://evil.example',
      },
    });
    expect(foreign.statusCode).toBe(403);
    expect(await urlOf(person, id)).toBeNull();
  });
});
