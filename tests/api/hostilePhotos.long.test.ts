/** Hostile pictures: each is a clear refusal or a photo, and the server stays as it is and answers others meanwhile. */
import { expect, test } from 'vitest';
import { mostMemoryOfDecoders } from './hardening/decoders.ts';
import { faultOf } from './hardening/judge.ts';
import { isLong, leaveFacts, seed } from './hardening/long.ts';
import { type HostilePicture, hostilePictures } from './hardening/pictures.ts';
import { entry, history } from './everything.ts';
import { form, signUp, startServer, subscribe, type TestPerson } from './support.ts';

const pictures = isLong ? 100 : 30;
/** A photo that opens is read as well, which takes seconds: one of so many is. */
const readEach = 10;
/** What the decoder may hold, and what it may add between two looks at itself. */
const mostOfDecoder = 600 * 2 ** 20;
const mb = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

test(`${pictures} hostile pictures, seed ${seed}, are photos or refused in words, and others are answered meanwhile`, async () => {
  const { app, environment, log } = await startServer('SQLite');
  const [person, other] = [await signUp(app), await signUp(app)];
  await subscribe(environment, person.userId);
  const { id } = (await person.call('POST', history, entry)).body as { id: string };

  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const send = async ({ name, bytes }: HostilePicture, method: 'PUT' | 'POST', url: string) => {
    const { payload, headers } = form({ image: { file: bytes } });
    const authorization = `Bearer ${person.access}`;
    const answer = await app.inject({
      method,
      url,
      payload,
      headers: { ...headers, authorization },
    });
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    const fault = faultOf(answer);
    if (fault !== undefined) faults.push(`${name}: ${fault}: ${answer.body.slice(0, 300)}`);
  };

  let [isOver, answered, mostOfDecoders] = [false, 0, 0];
  const others = answerOthers(
    other,
    () => isOver,
    () => (answered += 1),
  );
  const before = process.memoryUsage().rss;
  let mostHere = before;
  let sent = 0;
  for await (const picture of hostilePictures(pictures, seed)) {
    await send(picture, 'PUT', `${history}/${id}/photo`);
    if (sent % readEach === 0) await send(picture, 'POST', '/food_detect');
    sent += 1;
    mostOfDecoders = Math.max(mostOfDecoders, mostMemoryOfDecoders());
    mostHere = Math.max(mostHere, process.memoryUsage().rss);
  }
  isOver = true;
  await others;

  leaveFacts(
    'hostile pictures',
    {
      pictures: sent,
      'failures of ours': faults.length,
      'answers to others meanwhile': answered,
      ...Object.fromEntries(
        [...statuses].map(([status, many]) => [`answered with ${status}`, many]),
      ),
    },
    {
      'most memory of a decoder': mb(mostOfDecoders),
      'most memory of the server above what it had': mb(mostHere - before),
    },
  );
  expect(faults).toEqual([]);
  // A reader of words that is too slow says how busy the machine is, and ends by itself.
  const isSlowReader = ({ msg }: Record<string, unknown>) =>
    msg === 'a text reader failed and was ended';
  expect(log.filter((line) => Number(line['level']) >= 50 && !isSlowReader(line))).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
  expect(answered).toBeGreaterThan(sent / 4);
  expect(mostOfDecoders).toBeLessThan(mostOfDecoder);
}, 3_600_000);

async function answerOthers(
  { call }: TestPerson,
  isOver: () => boolean,
  count: () => void,
): Promise<void> {
  while (!isOver()) {
    expect((await call('GET', '/api/settings')).status).toBe(200);
    count();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
