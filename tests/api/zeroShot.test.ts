/**
 * The model on this machine: what it is believed, and the real loading and comparing on a tiny model of the
 * same shape. The runtime is not installed by default; VISION_RUNTIME names a folder whose node_modules hold it.
 */
import { englishOf } from '../../domain/notes.ts';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPhoto } from '../../server/modules/detection/photos.ts';
import { createVision } from '../../server/modules/detection/vision/vision.ts';
import {
  decide,
  type Label,
  labelsOf,
  zeroShotPhotoReader,
} from '../../server/modules/detection/vision/zeroShot.ts';
import { createZeroShot } from '../../server/infrastructure/workers/zeroShot.ts';
import { writeTinyModel } from '../photos/tinyModel.ts';
import { theKitchen } from './support.ts';

const labels: readonly Label[] = [
  { text: 'tomatoes', key: 'tomato', kind: 'ingredient' },
  { text: 'spinach', key: 'spinach', kind: 'ingredient' },
  { text: 'blueberries', key: 'blueberry', kind: 'ingredient' },
  { text: 'Jollof rice', key: 'jollof-rice', kind: 'dish' },
  { text: 'an empty table', key: null, kind: 'nothing' },
];
const part = (...shares: readonly (readonly [label: number, share: number])[]) =>
  shares.map(([label, share]) => ({ label, share }));

describe('FOOD-03 what a model that must choose is believed', () => {
  test('a name that is clear in several parts, and one that is clear in one, a little less', () => {
    expect(
      decide(
        [part([0, 0.9], [1, 0.05]), part([0, 0.7], [1, 0.2]), part([1, 0.9], [0, 0.05])],
        labels,
      ),
    ).toEqual([
      { name: 'tomatoes', key: 'tomato', confidence: 0.8 },
      { name: 'spinach', key: 'spinach', confidence: 0.9 * 0.85 },
    ]);
  });

  test('never for certain', () => {
    expect(decide([part([0, 1]), part([0, 1])], labels)[0]?.confidence).toBeLessThan(0.85);
  });

  test('two names that are equally near are no more than hints', () => {
    expect(decide([part([0, 0.5], [1, 0.45])], labels)).toEqual([
      { name: 'tomatoes', key: 'tomato', confidence: 0.35 },
    ]);
  });

  test('forms of one food count together, and so do things that are none', () => {
    const forms: readonly Label[] = [
      { text: 'tomatoes', key: 'tomato', kind: 'ingredient', group: 'tomato' },
      { text: 'cherry tomatoes', key: 'tomato_cherry', kind: 'ingredient', group: 'tomato' },
      { text: 'an empty table', key: null, kind: 'nothing' },
      { text: 'a kitchen', key: null, kind: 'nothing' },
    ];
    expect(decide([part([0, 0.4], [1, 0.35], [2, 0.1])], forms)).toEqual([
      { name: 'tomatoes', key: 'tomato', confidence: 0.75 * 0.85 },
    ]);
    expect(decide([part([0, 0.35], [2, 0.3], [3, 0.3])], forms)).toEqual([]);
  });

  test('what is nothing to eat, and what is near to nothing, names nothing', () => {
    expect(decide([part([4, 0.95], [0, 0.03]), part([0, 0.1], [1, 0.09]), []], labels)).toEqual([]);
  });

  test("the kitchen's names are what it chooses from, and things that are no food", () => {
    const all = labelsOf(theKitchen());
    expect(all.filter(({ kind }) => kind === 'nothing').length).toBeGreaterThan(8);
    expect(all.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['tomatoes', 'Jollof rice']),
    );
    expect(all.map(({ text }) => text)).not.toContain('salt');
  });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'platewise-model-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  const runtime = process.env['VISION_RUNTIME'];
  if (runtime) symlinkSync(join(runtime, 'node_modules'), join(made, 'node_modules'));
  return made;
}
function hasRuntime(): boolean {
  if (process.env['VISION_RUNTIME'])
    return existsSync(
      join(process.env['VISION_RUNTIME'], 'node_modules/@huggingface/transformers'),
    );
  try {
    createRequire(import.meta.url).resolve('@huggingface/transformers');
    return true;
  } catch {
    return false;
  }
}
/** Halves of the given colours, side by side. */
const halves = async (left: string, right: string) =>
  openPhoto(
    await sharp({ create: { width: 320, height: 320, channels: 3, background: left } })
      .composite([
        {
          input: { create: { width: 160, height: 320, channels: 3, background: right } },
          left: 160,
          top: 0,
        },
      ])
      .png()
      .toBuffer(),
  );

function open(model: string) {
  const kitchen = theKitchen();
  const shot = createZeroShot({ folder: model, labels: labels.map(({ text }) => text) });
  const failures: unknown[] = [];
  const vision = createVision(
    [zeroShotPhotoReader(shot, labels, model)],
    kitchen,
    (_reader, error) => failures.push(error),
  );
  onTestFinished(() => vision.close());
  return { vision, failures };
}

describe.skipIf(!hasRuntime())(
  'FOOD-03 KIT-04 a model on this machine, loaded for real',
  { timeout: 180_000 },
  () => {
    const colours = {
      tomatoes: [1, -1, -1],
      spinach: [-1, 1, -1],
      blueberries: [-1, -1, 1],
      table: [1, 1, 1],
    } as const;

    test('names several foods in one photo, by its parts', async () => {
      const model = folder();
      writeTinyModel(model, colours);
      const { vision, failures } = open(model);
      const reading = await vision.read(await halves('#ff0000', '#00ff00'), 'ingredients', null);
      expect(failures).toEqual([]);
      expect(reading.items.map(({ name, certainty }) => [name, certainty])).toEqual(
        expect.arrayContaining([
          ['tomatoes', 'likely'],
          ['spinach', 'likely'],
        ]),
      );
      expect(reading).toMatchObject({ readBy: { reader: 'zero-shot' }, needsConfirmation: true });
    });

    test('says nothing of what is nothing to eat', async () => {
      const model = folder();
      writeTinyModel(model, colours);
      const { vision } = open(model);
      const reading = await vision.read(await halves('#ffffff', '#ffffff'), 'foods', null);
      expect(reading).toMatchObject({
        items: [],
        readBy: { reader: 'person' },
        needsConfirmation: true,
      });
    });
  },
);

test('FOOD-06 without its runtime or its files it is passed by, and the person is asked', async () => {
  const { vision, failures } = open(mkdtempSync(join(tmpdir(), 'platewise-none-')));
  const reading = await vision.read(await halves('#ff0000', '#00ff00'), 'ingredients', null);
  expect(reading).toMatchObject({
    items: [],
    readBy: { reader: 'person' },
  });
  expect(reading.notes.map(englishOf)).toEqual([
    'The model that reads photos failed, so your photo was read without it.',
  ]);
  expect(failures).toHaveLength(1);
});
