/** That a language says all that English says: the same tree, the same blanks to fill, its own typography. */
import { describe, expect, test } from 'vitest';
import type { Groups } from '../../src/texts/language.ts';
import { entrance } from '../../src/texts/fr/firstTexts.ts';
import { featureTexts } from '../../src/texts/fr/featureTexts.ts';
import { typeset } from '../../domain/french/typeset.ts';
import { legal } from '../../src/features/legal/texts/fr.ts';
import { emptyIn, everyEnglish, leavesOf } from './everyText.ts';

const french: Groups = { ...entrance, ...featureTexts };
const english = await everyEnglish();
/** What the services send by code has its English beside it, and here its French alone. */
const byCode = emptyIn(english);
const pathsOf = (groups: Groups) =>
  leavesOf(groups)
    .map(({ path }) => path)
    .filter((path) => !byCode.some((record) => path.startsWith(`${record}.`)))
    .sort();
const blanksOf = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

describe('French', () => {
  test('has every text of English and no other', () => {
    expect(pathsOf(french)).toEqual(pathsOf(english));
    expect(Object.keys(entrance).filter((name) => name in featureTexts)).toEqual([]);
  });

  test('leaves the same blanks', () => {
    const inEnglish = new Map(leavesOf(english).map(({ path, text }) => [path, text]));
    const differing = leavesOf(french).filter(({ path, text }) => {
      const model = inEnglish.get(path);
      // What English says of one, French says of none as well, with its figure.
      return (
        model !== undefined &&
        blanksOf(text).join() !== blanksOf(model).join() &&
        !/\.(?:\w*One|oneLimit)$/.test(path)
      );
    });
    expect(differing).toEqual([]);
  });

  test('is translated: what is the same in both is a name or a word of both', () => {
    const inEnglish = new Map(leavesOf(english).map(({ path, text }) => [path, text]));
    const same = leavesOf(french)
      .filter(({ path, text }) => inEnglish.get(path) === text)
      .map(({ text }) => text);
    expect([...new Set(same)].sort()).toEqual([
      '15000',
      'Code',
      'Collections',
      'Dessert',
      'Gluten',
      'Halal',
      'Instructions',
      'Licence',
      'Lupin',
      'Menu',
      'Messages',
      'Photo',
      'Photos',
      'Sodium',
      'Source',
      'Sources',
      'Sources - Platewise',
      'Tables',
      'US',
      'calcium',
      'g',
      'kg',
      'l',
      'lactose',
      'ml',
      'potassium',
      'purines',
      'sodium',
      'zinc',
      '{count} suggestions',
      '{count} × {size}',
      '{day} ({names})',
      '{dish}, {servings}',
      '{meal} ({day})',
      '{meal} ({notes})',
      '{minutes} minutes',
      '{minutes}\u00A0min',
      '{name} ({days})',
      '{name} ({meals})',
      '{subject}',
      '{title} ({days})',
    ]);
  });

  test('is typeset as French is', () => {
    const wrong = leavesOf(french).filter(({ text }) =>
      / [;!?:»%]|«[^\u00A0]|'|\.\.\.|\bvotre votre\b|  /.test(text),
    );
    expect(wrong).toEqual([]);
    expect(typeset({ a: ["Qu'est-ce ? « Oui », 10 g : 20 %..."], b: 'https://x:1' })).toEqual({
      a: ['Qu’est-ce\u202F? «\u00A0Oui\u00A0», 10\u00A0g\u00A0: 20\u00A0%…'],
      b: 'https://x:1',
    });
    expect(legal.draft).toContain("l'on");
  });

  test('addresses people as vous', () => {
    expect(
      leavesOf(french).filter(({ text }) =>
        /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu.test(text),
      ),
    ).toEqual([]);
  });
});
