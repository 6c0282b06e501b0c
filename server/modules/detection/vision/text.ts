// Reads printed words: receipts, labels, packages, lists. Needs no key and no network.
import sharp from 'sharp';
import type { Kitchen, PrintedLine } from '../../../../kitchen/index.ts';
import type { TextReader } from '../../../infrastructure/workers/textReader.ts';
import type { PhotoReader, Seen } from './reader.ts';

/** Letters of a till are 20 to 40 pixels high at this size, which is what the reader was made for. */
const longestSide = 1600;
/** Takes away the blocks of a strong JPEG, which the reader takes for dots. */
const softness = 0.6;

/** A photo as the reader of printed words reads it best. */
export const pictureOfWords = (jpeg: Buffer): Promise<Buffer> =>
  sharp(jpeg)
    .greyscale()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .blur(softness)
    .png({ compressionLevel: 1 })
    .toBuffer();

export function textPhotoReader(reader: TextReader, kitchen: Kitchen): PhotoReader {
  return {
    reader: 'text',
    async see({ jpeg }, wanted, country) {
      const lines = withWholeTitles(await reader.read(await pictureOfWords(jpeg)));
      const { items, notUnderstood } = kitchen.readPrinted(lines, { country });
      const ingredients = items.map(({ name, key, confidence, text, grams }): Seen => ({
        name,
        key,
        confidence,
        text,
        grams: grams ?? null,
      }));
      if (wanted === 'ingredients') return { seen: ingredients, unread: notUnderstood };
      // The name of a dish on a menu or a package says more than the foods in it: 'Jollof rice' is not rice.
      const dishes = lines.slice(0, mostLines).flatMap(({ text, confidence }): Seen[] => {
        const dish =
          confidence >= legible && text.length <= longestTitle && /\s/.test(text.trim())
            ? kitchen.findRecipe(text)
            : null;
        return dish ? [{ name: dish.title, confidence, text }] : [];
      });
      const told = new Set(dishes.map(({ text }) => text));
      return {
        seen: [...dishes, ...ingredients.filter(({ text }) => !told.has(text))],
        unread: notUnderstood.filter((line) => !told.has(line)),
      };
    },
    close: () => reader.close(),
  };
}

/** On a package the name stands large, and often in two lines: 'RED SPLIT' over 'LENTILS' is one name. Lines of one size stay as they are: a list. */
function withWholeTitles(lines: readonly PrintedLine[]): PrintedLine[] {
  const heights = lines
    .flatMap(({ height = 0 }) => (height > 0 ? [height] : []))
    .toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const isTitle = ({ text, height = 0 }: PrintedLine): boolean =>
    usual > 0 && height >= larger * usual && !/\d[.,]\d/u.test(text);
  const whole: PrintedLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const isSameSize =
      before !== undefined &&
      Math.abs((before.height ?? 0) - (line.height ?? 0)) <= (line.height ?? 0) / 4;
    if (
      before &&
      isSameSize &&
      isTitle(before) &&
      isTitle(line) &&
      before.text.length + line.text.length < longestTitle
    ) {
      whole.splice(-1, 1, {
        text: `${before.text} ${line.text}`,
        confidence: Math.min(before.confidence, line.confidence),
        height: line.height ?? 0,
      });
    } else whole.push(line);
  }
  return whole;
}

/** Letters so many times as high as most others are a title. */
const larger = 1.6;
const legible = 0.6;
const longestTitle = 80;
const mostLines = 60;
