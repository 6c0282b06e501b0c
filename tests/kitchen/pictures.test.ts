import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Resources } from '../../contract/resources.ts';
import { catalogue, kitchen } from './support.ts';
import { longTest } from '../verify.ts';

test('SRV-05 without a search the links open a search page and say so: no video is made up', () => {
  const found = kitchen.resourcesFor('Jollof rice & plantain');
  expect(Resources.safeParse(found).success).toBe(true);
  expect(found.source).toBe('link');
  expect(found.YoutubeSearch.map(({ link }) => link)).toEqual([
    'https://www.youtube.com/results?search_query=Jollof%20rice%20%26%20plantain%20recipe',
  ]);
  expect(JSON.stringify(found)).not.toMatch(/watch\?v=|youtu\.be/);
});

test('SRV-03 a dish has the same drawing every time, and other dishes another', () => {
  expect(kitchen.drawDish('Jollof rice')).toBe(kitchen.drawDish('jollof rice'));
  expect(kitchen.drawDish('Jollof rice')).not.toBe(kitchen.drawDish('Palak paneer'));
  expect(kitchen.drawDish('Grandma’s goulash of the village')).toBe(
    kitchen.drawDish('grandma’s goulash of the village'),
  );
  for (const { title } of catalogue.recipes.slice(0, 100)) {
    const svg = kitchen.drawDish(title);
    expect(svg.length).toBeLessThanOrEqual(4096);
    expect(svg).toMatch(/^<svg xmlns=.*<\/svg>$/s);
  }
});

longTest('whatever the name, the picture is well-formed and carries no markup of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (name) => {
      const svg = kitchen.drawDish(`${name}<script>alert(1)</script>"'&`);
      expect(svg).toMatch(/^<svg xmlns=[^<]*<[\w\s="#.,:/()%<>-]*<\/svg>$/);
      expect(svg).not.toMatch(/<(?:script|text|title|image|a)\b|&/);
      expect(kitchen.resourcesFor(name).YoutubeSearch[0]?.link).toMatch(
        /^https:\/\/www\.youtube\.com\/results\?search_query=/,
      );
    }),
    { numRuns: 200 },
  );
});
