import { expect, onTestFinished, test } from 'vitest';
import { ownLine, recipeLine } from '../../src/texts/recipeLine.ts';
import { takeUnitsFrom } from '../../src/texts/units.ts';

const plain = (line: string): string => line.replaceAll('\u00a0', ' ');

test.each([
  ['420 g (1¾ cups) water', '420 ml (1¾ cups) water'],
  ['246 g (1 cup) semi-skimmed milk, warm', '240 ml (1 cup) semi-skimmed milk, warm'],
  ['226 g (1 cup) coconut milk', '240 ml (1 cup) coconut milk'],
  [
    '480 g (2 cups) home-made chicken stock, unsalted',
    '480 ml (2 cups) home-made chicken stock, unsalted',
  ],
  ['630 g water (for the rice)', '630 ml water (for the rice)'],
  ['105 g (105 ml) water', '105 ml water'],
  ['30 g (2 tbsp) lemon juice', '2 tbsp lemon juice'],
  ['12 g water', '12 g water'],
  ['200 g (2 cups) water spinach, in lengths', '200 g (2 cups) water spinach, in lengths'],
  ['100 g (½ tin) tuna in water', '100 g (½ tin) tuna in water'],
  ['60 g (¼ cup) sour cream', '60 g (¼ cup) sour cream'],
  ['30 g (¼ cup) milk powder', '30 g (¼ cup) milk powder'],
  ['320 g (1¾ cups) parboiled long-grain rice', '320 g (1¾ cups) parboiled long-grain rice'],
])('%s is read %s', (line, read) => {
  expect(plain(recipeLine(line))).toBe(read);
});

test('where cups are the units, what is poured has its cups once, however many it is cooked for', () => {
  takeUnitsFrom(() => 'us');
  onTestFinished(() => takeUnitsFrom(() => 'metric'));
  expect(plain(recipeLine('420 g (1¾ cups) water'))).toBe('1¾ cups water');
  expect(plain(recipeLine('246 g (1 scant cup) milk'))).toBe('1 scant cup milk');
  expect(plain(recipeLine('480 g water'))).toBe('2 cups water');
});

test('a line of one’s own stays in the units it was written in', () => {
  expect(plain(ownLine('200 g milk'))).toBe('200 g milk');
});

test.each([
  ['12 oz flat rice noodles', undefined, '340 g (12 oz) flat rice noodles'],
  ['1½ lb carrots', undefined, '680 g (1½ lb) carrots'],
  ['2 1/2 cups flour', 312.5, '315 g (2 1/2 cups) flour'],
  ['2 cups of something', undefined, '2 cups of something'],
  ['8 oz (225 g) cheese', undefined, '8 oz (225 g) cheese'],
  ['2 tbsp oil', 27, '2 tbsp oil'],
])('in metric units an own %s has its grams', (line, grams, read) => {
  expect(plain(ownLine(line, grams))).toBe(read);
});

test('in US units an own line in ounces and cups stays as it is', () => {
  takeUnitsFrom(() => 'us');
  onTestFinished(() => takeUnitsFrom(() => 'metric'));
  expect(plain(ownLine('2 1/2 cups flour', 312.5))).toBe('2 1/2 cups flour');
  expect(plain(ownLine('12 oz noodles'))).toBe('12 oz noodles');
  expect(plain(ownLine('340 g noodles'))).toBe('12 oz noodles');
});
