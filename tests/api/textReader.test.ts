/** The reader of printed words: one picture at a time a thread, an end to what hangs, and none left when nobody needs it. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { ReaderBusy, type ReaderOptions } from '../../server/infrastructure/workers/readers.ts';
import { createTextReader } from '../../server/infrastructure/workers/textReader.ts';
import { textPhotoReader } from '../../server/modules/detection/vision/text.ts';
import { receipt } from '../photos/photos.ts';
import { theKitchen } from './support.ts';

/** A thread that does as it is told; `count` is how many jobs it had. */
const program = (onJob: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; let count = 0; parentPort.on('message', ({ id }) => { count += 1; ${onJob} });`)}`,
  );
const answers =
  "parentPort.postMessage({ id, answer: [{ text: 'line ' + count, confidence: 1 }] });";

function open(options: ReaderOptions) {
  const failures: string[] = [];
  const reader = createTextReader({
    threads: 1,
    onFailure: (error) => failures.push(error.message),
    ...options,
  });
  onTestFinished(() => reader.close());
  return { reader, failures };
}
const picture = Buffer.from('a picture');

describe('FOOD-03 what stands large on a package', () => {
  /** Lines as they were seen: text and height of the letters. */
  const see = async (...seen: [text: string, height: number][]) => {
    const lines = seen.map(([text, height]) => ({ text, confidence: 0.95, height }));
    const photo = { jpeg: await receipt([['CARROTS', '1.00']]), width: 1536, height: 2048 };
    const { seen: foods } = await textPhotoReader(
      { read: async () => lines, close: async () => {} } as never,
      theKitchen(),
    ).see(photo, 'ingredients', null);
    return foods.map(({ name }) => name);
  };
  const small: [string, number][] = [
    ['Sunrise Farms', 30],
    ['500 g', 28],
    ['Packed in a clean place', 22],
  ];

  test('is one name, also where it takes two lines', async () => {
    expect(await see(['Red Split', 80], ['Lentils', 80], ...small)).toEqual(['red lentils']);
    expect(await see(['COCONUT', 90], ['MILK', 88], ...small)).toEqual(['coconut milk']);
  });

  test('and lines of one size are a list, whatever two of them would be together', async () => {
    expect(
      await see(['coconut', 40], ['milk', 41], ['rice', 40], ['noodles', 39], ['garlic', 40]),
    ).toHaveLength(5);
  });
});

describe('KIT-02 the text reader', () => {
  test('reads the lines of a photo in their order, each with how well it was seen', async () => {
    const { reader } = open({});
    const lines = await reader.read(await receipt());
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['FRESHMART', 'TOMATOES 1.20', 'GARLIC 0.40']),
    );
    for (const { confidence } of lines) {
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    // What is no picture at all is refused, and the thread goes on.
    await expect(reader.read(picture)).rejects.toThrow('The text reader failed');
    expect(
      (await reader.read(await receipt([['CARROTS', '1.00']]))).map(({ text }) => text),
    ).toEqual(['CARROTS 1.00']);
  });

  test('reads one picture at a time, and the others in their turn', async () => {
    const { reader } = open({ program: program(answers) });
    const read = await Promise.all(
      [1, 2, 3].map(async () => (await reader.read(picture))[0]?.text),
    );
    expect(read).toEqual(['line 1', 'line 2', 'line 3']);
    expect(reader.running).toBe(1);
  });

  test('reads as many at once as it has threads', async () => {
    const { reader } = open({ threads: 2, program: program(answers) });
    expect(
      await Promise.all([1, 2].map(async () => (await reader.read(picture))[0]?.text)),
    ).toEqual(['line 1', 'line 1']);
    expect(reader.running).toBe(2);
  });

  test('refuses what would wait too long', async () => {
    const { reader } = open({ queue: 1, program: program('') });
    const waiting = Promise.allSettled([reader.read(picture), reader.read(picture)]);
    await expect(reader.read(picture)).rejects.toThrow(ReaderBusy);
    await reader.close();
    const closed = { status: 'rejected', reason: new Error('The text reader is closed.') };
    expect(await waiting).toEqual([closed, closed]);
    await expect(reader.read(picture)).rejects.toThrow('The text reader is closed.');
  });

  test('ends a thread that hangs, and tells of it', async () => {
    const { reader, failures } = open({ limit: 500, program: program('for (;;);') });
    const first = reader.read(picture);
    await expect(first).rejects.toThrow('The text reader took more than 1 s and was stopped.');
    expect(failures).toEqual(['The text reader took more than 1 s and was stopped.']);
    expect(reader.running).toBe(0);
  });

  test.each([
    ['throws', "throw new Error('out of memory');", 'out of memory'],
    ['ends', 'process.exit(3);', "The text reader's thread ended with 3."],
  ])('a thread that %s takes one picture with it, and no other', async (_what, how, message) => {
    const { reader, failures } = open({ program: program(how) });
    await expect(reader.read(picture)).rejects.toThrow(message);
    await expect(reader.read(picture)).rejects.toThrow(message);
    expect(failures).toEqual([message, message]);
  });

  test('ends its threads when there is nothing to read', async () => {
    const { reader, failures } = open({ rest: 20, program: program(answers) });
    await reader.read(picture);
    await expect.poll(() => reader.running).toBe(0);
    expect((await reader.read(picture))[0]?.text).toBe('line 1');
    expect(failures).toEqual([]);
  });
});
