/** PLAN-19: one word for the fourth meal of a day, on every screen and page, in both languages. */
import { expect, test } from 'vitest';
import { meal } from '../../domain/french/terms.ts';
import { slotLabels } from '../../domain/slots.ts';
import { english as library } from '../../server/modules/library/texts/en.ts';
import { french as libraryInFrench } from '../../server/modules/library/texts/fr.ts';
import { entrance } from '../../src/texts/fr/firstTexts.ts';
import { featureTexts } from '../../src/texts/fr/featureTexts.ts';
import { everyEnglish, leavesOf } from './everyText.ts';

test('PLAN-19: a snack is called Dessert wherever meals are named', async () => {
  const places = {
    screens: await everyEnglish(),
    screensInFrench: { ...entrance, ...featureTexts },
    sentences: slotLabels,
    sentencesInFrench: meal,
    library: library.meals,
    libraryInFrench: libraryInFrench.meals,
  };
  const named = leavesOf(places).filter(({ path }) => path.endsWith('.snack'));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ text }) => text.toLowerCase() !== 'dessert')).toEqual([]);
});
