/** What a food is measured by, in French: as said there, and nothing where a word is not known. */
import { expect, test } from 'vitest';
import { inOne } from '../../domain/french/inOne.ts';
import { measureInFrench } from '../../domain/french/measures.ts';

test.each([
  ['2 tbsp', '2 c. à soupe'],
  ['1½ cloves', '1½ gousse'],
  ['a pinch', 'une pincée'],
  ['a large pinch', 'une grosse pincée'],
  ['2 large', '2 grosses pièces'],
  ['1', '1 pièce'],
  ['scant ½ tsp', 'à peine ½ c. à café'],
  ['3 cloves', '3 gousses'],
  ['2 leaves', '2 feuilles'],
  ['2.5 litres', '2,5 litres'],
])('%s is %s', (measure, french) => {
  expect(measureInFrench(measure)).toBe(french);
});

test.each([
  '1 stick',
  '13 cups',
  '½ cup',
  '4 tbsp, chopped',
  'grated from half',
  'a loaf',
  '7 oz',
  '',
])('%j has no French', (measure) => {
  expect(measureInFrench(measure)).toBeUndefined();
});

test.each([
  ['oignons nouveaux', 'oignon nouveau'],
  ['piments verts', 'piment vert'],
  ['feuilles de laurier', 'feuille de laurier'],
  ['clous de girofle', 'clou de girofle'],
  ['jaunes d’œuf', 'jaune d’œuf'],
  ['cubes de bouillon de volaille', 'cube de bouillon de volaille'],
  ['radis', 'radis'],
  ['aubergine', 'aubergine'],
])('of %s, one is %s', (many, one) => {
  expect(inOne(many)).toBe(one);
});
