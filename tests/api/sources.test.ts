// Where the figures come from, over HTTP; public.
import { expect, test } from 'vitest';
import type { SourcesAnswer } from '../../contract/sources.ts';
import { englishOf } from '../../domain/notes.ts';
import { send, startServer } from './support.ts';

test('GET /api/sources answers without a session', async () => {
  const { app } = await startServer('SQLite');
  const answer = await send(app, { method: 'GET', url: '/api/sources' });
  expect(answer.status).toBe(200);
  const { status, sources, review } = answer.body as SourcesAnswer;
  expect(status).toBe('success');
  expect(
    sources.some(
      ({ licence, attribution }) => licence === 'CC BY 4.0' && attribution?.includes('World Bank'),
    ),
  ).toBe(true);
  expect(englishOf(review)).toMatch(/No clinician has reviewed/);
});

test('a query changes nothing', async () => {
  const { app } = await startServer('SQLite');
  const plain = await send(app, { method: 'GET', url: '/api/sources' });
  const odd = await send(app, { method: 'GET', url: '/api/sources?x=%00&limit=-1' });
  expect(odd.status).toBe(200);
  expect(odd.body).toEqual(plain.body);
});
