import { describe, expect, test } from 'vitest';
import { withPage } from '../../domain/ownRecipes.ts';

const page = { text: 'Soup\n1 leek', sourceUrl: 'https://example.org/soup' };
const textOf = (text: string, pageText: string | null = null): string =>
  withPage({ text, pageText }, page).text;

describe('a recipe that is fetched', () => {
  test.each([
    ['is all there is where nothing is written', textOf(''), page.text],
    [
      'stands below what is written',
      textOf('My stew\n1 onion\n'),
      `My stew\n1 onion\n\n${page.text}`,
    ],
    ['takes the place of the page before', textOf('Cake', 'Cake'), page.text],
    [
      'stays below a page that was changed',
      textOf('Cake, mine', 'Cake'),
      `Cake, mine\n\n${page.text}`,
    ],
    ['is there once', textOf(`Mine\n\n${page.text}`), `Mine\n\n${page.text}`],
  ])('%s', (_, text, expected) => {
    expect(text).toBe(expected);
  });
});
