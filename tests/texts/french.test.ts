/** That a language says all that English says: the same tree, the same blanks to fill, its own typography. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Groups } from '../../src/texts/language.ts';
import { entrance } from '../../src/texts/fr/firstTexts.ts';
import { known as sentences, featureTexts, say } from '../../src/texts/fr/featureTexts.ts';
import { typeset } from '../../src/texts/fr/typeset.ts';
import { legal } from '../../src/features/legal/texts/fr.ts';
import { everyEnglish, leavesOf } from './everyText.ts';

const root = new URL('../../', import.meta.url);
const french: Groups = { ...entrance, ...featureTexts };
const english = await everyEnglish();
const pathsOf = (groups: Groups) =>
  leavesOf(groups)
    .map(({ path }) => path)
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
      'Dessert',
      'Gluten',
      'Halal',
      'Hypertension',
      'Licence',
      'Lupin',
      'Menu',
      'Messages',
      'Migraine',
      'Photo',
      'Photos',
      'Sodium',
      'Sources',
      'Sources - Platewise',
      'Type 1',
      'Type 2',
      'lactose',
      'potassium',
      'purines',
      'sodium',
      '{count} suggestions',
      '{count} × {size}',
      '{dish}, {servings}',
      '{minutes}\u00A0min',
      '{subject}',
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

  test('knows what comes as data in English, and answers that the services still give', async () => {
    const { plans } = await import('../../contract/constants.ts');
    const known = plans.flatMap(({ label, duration, highlight }) => [
      label,
      duration,
      highlight ?? label,
    ]);
    expect(known.filter((each) => !(each in sentences))).toEqual([]);
    const said = [
      'server/**/*.ts',
      'contract/*.ts',
      'kitchen/planning/*.ts',
      'kitchen/ownRecipes/*.ts',
      'src/api/*.ts',
      'machines/**/*.ts',
    ]
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map((file) => readFileSync(new URL(file, root), 'utf8'))
      .join('\n');
    expect(
      Object.keys(sentences).filter((each) => !each.includes('{') && !said.includes(each)),
    ).toEqual([]);
    expect(say('3 of 5 left today')).toBe('il en reste 3 sur 5 aujourd’hui');
    expect(
      say(
        'You have used all 3 meal plans of this month. Choose a plan at /payment to go on without a limit.',
      ),
    ).toMatch(/^Vous avez utilisé les 3 menus/);
    expect([say('1 week'), say('Nobody knows this.')]).toEqual(['1 semaine', 'Nobody knows this.']);
  });
});
