// Photos compared with the kitchen's own names by a model on this machine. It has to choose between
// names whatever is shown, so it is believed only where it is clear, and never as much as a person.
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Kitchen } from '../../../../kitchen/index.ts';
import { groupOf } from '../../../../kitchen/ingredients/likeness.ts';
import type { PartScores, ZeroShot } from '../../../infrastructure/workers/zeroShot.ts';
import type { PhotoReader, Seen } from './reader.ts';

/** One name to compare with; without a key it is nothing to eat, and what resembles it most is nothing. */
export interface Label {
  readonly text: string;
  readonly key: string | null;
  readonly kind: 'dish' | 'ingredient' | 'nothing';
  /** Forms of one food, which no picture tells apart, share one. */ readonly group?: string;
}

/** A part of a photo names something where its best name has this share of all, and so much more than the next. */
const [clear, ahead, hint] = [0.5, 0.2, 0.25] as const;
const mostSure = 0.8;
/** Seen in one part alone, it may be chance. */
const once = 0.85;
const hintConfidence = 0.35;

const nothing = [
  'an empty plate',
  'an empty table',
  'a kitchen',
  'a person',
  'a hand',
  'a pet',
  'a document with text',
  'a package with printed text',
  'a screen',
  'a room',
  'a street',
  'a plant in a pot',
  'a blurred picture',
  'a plain background',
];
/** What cannot be told from its looks. */
const invisible = new Set(['oil', 'spice', 'sauce', 'sugar', 'flour', 'bev', 'herb']);

export function labelsOf({ catalogue }: Pick<Kitchen, 'catalogue'>): Label[] {
  const ingredients = [...catalogue.ingredients.values()]
    .filter(({ category }) => !invisible.has(category))
    .map(({ key, label }): Label => ({
      text: label,
      key,
      kind: 'ingredient',
      group: groupOf(key),
    }));
  const dishes = catalogue.recipes.map(({ id, title }): Label => ({
    text: title.replace(/\s*\([^)]*\)/g, ''),
    key: id,
    kind: 'dish',
  }));
  return [
    ...ingredients,
    ...dishes,
    ...nothing.map((text): Label => ({ text, key: null, kind: 'nothing' })),
  ];
}

/** Names of one food count together, by the likeliest of them: 'tomatoes' and 'cherry tomatoes' are no rivals. */
function grouped(
  scores: PartScores,
  labels: readonly Label[],
): { readonly label: Label; readonly share: number }[] {
  const groups = new Map<string, { label: Label; share: number }>();
  for (const { label: at, share } of scores) {
    const label = labels[at];
    if (!label) continue;
    const group = label.kind === 'nothing' ? label.kind : (label.group ?? label.text);
    groups.set(group, {
      label: groups.get(group)?.label ?? label,
      share: share + (groups.get(group)?.share ?? 0),
    });
  }
  return [...groups.values()].toSorted((a, b) => b.share - a.share);
}

/** What the parts of a photo name together: clear names with how sure, and others as hints. */
export function decide(parts: readonly PartScores[], labels: readonly Label[]): Seen[] {
  const found = new Map<string, { label: Label; share: number; times: number; isClear: boolean }>();
  for (const scores of parts) {
    const [first, second] = grouped(scores, labels);
    if (!first || first.label.kind === 'nothing' || first.share < hint) continue;
    const { label } = first;
    const isClear = first.share >= clear && first.share - (second?.share ?? 0) >= ahead;
    const before = found.get(label.text);
    found.set(label.text, {
      label,
      share: Math.max(first.share, before?.share ?? 0),
      times: (before?.times ?? 0) + Number(isClear),
      isClear: isClear || (before?.isClear ?? false),
    });
  }
  return [...found.values()]
    .toSorted((a, b) => b.share - a.share)
    .map(({ label: { text, key, kind }, share, times, isClear }) => ({
      name: text,
      confidence: isClear ? Math.min(mostSure, share * (times > 1 ? 1 : once)) : hintConfidence,
      ...(kind === 'ingredient' && key !== null ? { key } : {}),
    }));
}

const side = 672;

/** @param folder the model's, whose name is shown */
export function zeroShotPhotoReader(
  model: ZeroShot,
  labels: readonly Label[],
  folder: string,
): PhotoReader {
  return {
    reader: 'zero-shot',
    name: basename(folder),
    async see({ jpeg }, wanted) {
      const small = await sharp(jpeg)
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 1 })
        .toBuffer();
      const seen = decide(await model.read(small), labels);
      const dishes = new Set(labels.filter(({ kind }) => kind === 'dish').map(({ text }) => text));
      return { seen: wanted === 'foods' ? seen : seen.filter(({ name }) => !dishes.has(name)) };
    },
    close: () => model.close(),
  };
}
