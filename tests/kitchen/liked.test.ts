/** What is liked and used is not left out, and what only sounds like it is. */
import { expect, test } from 'vitest';
import { catalogue, kitchen } from './support.ts';
import { bansOn, rulesOf } from '../../kitchen/safety/rules.ts';

const isServed = (sickness: string, key: string): boolean => {
  const rules = rulesOf(kitchen.understand({ sickness }).person, catalogue);
  const tags = catalogue.ingredients.get(key)?.tags ?? new Set<string>();
  return !rules.avoided.has(key) && bansOn(key, tags, rules).length === 0;
};

test.each([
  ['peanut butter is life', 'peanut_butter'],
  ['steak night every saturday', 'beef_ground_80'],
  ['my dietitian wants me on three portions of dairy', 'milk_whole'],
  ['beans give me no wind at all', 'chickpeas_dry'],
  ['milk never gave me any trouble', 'milk_whole'],
  ['we have too many courgettes, help', 'zucchini'],
  ['I can tolerate gluten perfectly well', 'bulgur'],
  ['what can I cook with salmon?', 'salmon'],
  ['mushrooms: love em', 'mushroom_white'],
  ["couldn't live without butter", 'butter'],
  ['had a milk allergy as a baby, long gone', 'milk_whole'],
  ['my colleague is allergic to nuts', 'almond'],
  ["strawberries bring me out in hives, raspberries don't", 'raspberry'],
  ["I can't eat pork but beef, chicken and lamb are fine", 'lamb_leg'],
  ["fish is ok as long as it isn't mackerel", 'cod'],
  ['me encantan las gambas y el pollo', 'shrimp'],
  ['肉は食べませんが魚は食べます', 'cod'],
])('%s: %s stays', (text, key) => {
  expect(isServed(text, key)).toBe(true);
});

test.each([
  ['I love prawns but they nearly killed me', 'shrimp'],
  ['love cheese, hate what it does to me', 'cheese_cheddar'],
  ['i love eggs but hate what it does to me', 'egg'],
  ['my favourite was crab. was.', 'crab'],
  ['eggs for breakfast and I am in the bathroom till noon', 'egg'],
  ['milk in my coffee and I regret it', 'milk_whole'],
  ['kiwi daily as a kid, now my mouth burns', 'kiwi'],
  ['allergic to peanuts, and milk in my coffee', 'milk_whole'],
  ["hubby can't have shellfish", 'shrimp'],
  ["I can't eat beef, pork or lamb", 'lamb_leg'],
  ['no sugar', 'sugar_white'],
  ['everything except sprouts and liver', 'beef_liver'],
  ['grew up eating lobster, developed an allergy at 30', 'lobster'],
  ['tried soya instead of milk and swelled up', 'tofu_firm'],
  ['whey protein', 'milk_whole'],
  ["fish is ok as long as it isn't mackerel", 'mackerel_atlantic'],
  ['any meat bar pork', 'pork_loin'],
  ["don't give me peanuts", 'peanut_butter'],
  ["I don't react well to eggs", 'egg'],
  ['peanuts every time', 'peanut_butter'],
])('%s: %s goes', (text, key) => {
  expect(catalogue.ingredients.has(key)).toBe(true);
  expect(isServed(text, key)).toBe(false);
});
