import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readItems } from '../../kitchen/ingredients/read.ts';
import { splitList } from '../../kitchen/ingredients/split.ts';
import { catalogue, kitchen } from './support.ts';

const names = catalogue.aliases
  .map(({ alias }) => alias)
  .filter((alias) => !/[,;/&+()]|\band\b|^\d/.test(alias));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
const listText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...names),
      fc.string({ maxLength: 20 }),
      fc.constantFrom('2 cups of rice', '½ kg', '1,5 l milk', '🥚🥚', 'half a', '(', 'x3'),
    ),
    { maxLength: 30 },
  )
  .chain((items) =>
    fc
      .constantFrom(',', ';', '\n', ' and ', '\n- ', ' & ')
      .map((separator) => items.join(separator)),
  );

test('reading never throws, and answers with valid fields, whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, listText),
      fc.constantFrom('NG', 'US', 'XX', '', null),
      (text, country) => {
        const { items, notUnderstood } = kitchen.readIngredients(text, { country });
        for (const item of items) {
          expect(catalogue.ingredients.has(item.key)).toBe(true);
          expect(
            item.grams === null ||
              item.grams === undefined ||
              (item.grams >= 0 && Number.isFinite(item.grams)),
          ).toBe(true);
        }
        for (const each of notUnderstood) expect(each.trim()).not.toBe('');
      },
    ),
    { numRuns: 400 },
  );
});

test('no item is lost: understood and not understood together are all items of the list', () => {
  fc.assert(
    fc.property(listText, (text) => {
      const { items } = readItems(text, catalogue);
      const written = splitList(text, () => false);
      // Pictures and foods in a row may be several items of one, never more than there are words; a known name with 'and' may join two.
      expect(items.every(({ text: own }) => own.trim() !== '')).toBe(true);
      const { items: merged, notUnderstood } = kitchen.readIngredients(text);
      const understood = new Set(merged.map(({ key }) => key));
      for (const { text: own, read } of items)
        expect(read ? understood.has(read.key) : notUnderstood.includes(own)).toBe(true);
      if (!/\p{Extended_Pictographic}/u.test(text))
        expect(items.length).toBeLessThanOrEqual(written.items.join(' ').split(/\s+/u).length);
      if (written.items.length > 0) expect(items.length).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});

test('every name of the tables reads as itself, wherever it stands in a list', () => {
  const unread = names.filter(
    (name) =>
      kitchen.readIngredients(`eggs, ${name}, salt`).items.length +
        kitchen.readIngredients(name).notUnderstood.length ===
      0,
  );
  expect(unread).toEqual([]);
  const unknown = names.filter((name) => kitchen.readIngredients(name).items.length === 0);
  expect(unknown).toEqual([]);
});
