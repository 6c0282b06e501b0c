import { afterEach, expect, test } from 'vitest';
import { readableCopy } from '../../src/features/settings/texts/readableCopy.fr.ts';
import { writeReadableCopy } from '../../src/features/settings/readableCopy/readableCopy.ts';
import { translate } from '../../src/texts/language.ts';
import { readableCopy as english } from '../../src/features/settings/texts/readableCopy.en.ts';

const untouched = structuredClone(english);
afterEach(() => translate('en', { readableCopy: untouched }));

const photo = 'data:image/webp;base64,UklGRg==';
const day = {
  day: 'Monday',
  breakfast: '',
  lunch: 'Jollof rice (buy: tomatoes)',
  dinner: 'My <b>stew</b>',
  lunch_ingredients: ['long-grain rice', 'tomatoes'],
  lunch_meal: { recipe_id: 'r0412', servings: 1 },
};
const data = {
  status: 'success',
  own_recipes: [
    {
      id: 'own-1',
      title: 'Older',
      text: 'Boil.',
      minutes: 5,
      source_url: null,
      updated_at: '2026-01-01T00:00:00Z',
    },
    {
      id: 'own-2',
      title: 'Grandma’s <script>alert(1)</script>',
      text: '2 eggs\n\nBeat & fry.',
      minutes: 10,
      source_url: 'javascript:alert(2)',
      updated_at: '2026-02-01T00:00:00Z',
    },
  ],
  recipe_marks: [
    { recipe_id: 'r0412', mark: 'favourite' },
    { recipe_id: 'egg_fried_rice', mark: 'favourite' },
    { recipe_id: 'liver', mark: 'not_again' },
  ],
  collections: [{ name: 'Sundays', recipes: ['own-1'] }],
  plans: [
    {
      name: 'Jan 5 - Jan 11',
      start_date: '2026-01-05',
      end_date: '2026-01-11',
      deleted_at: null,
      meal_plan: [day],
    },
    {
      name: 'Gone',
      start_date: '2026-01-12',
      end_date: '2026-01-18',
      deleted_at: '2026-01-20T00:00:00Z',
      meal_plan: [day],
    },
    { name: 'Odd', start_date: 'someday', end_date: null, deleted_at: null, meal_plan: 'nothing' },
  ],
  records: [
    {
      id: 'rec-1',
      created_at: '2026-03-01T18:00:00Z',
      deleted_at: null,
      recipe_type: 'ingredient_detection',
      suggestion: 'Omelette',
      instructions: '1. Beat **2 eggs**.\n2. Fry them.',
      recipe: JSON.stringify({
        id: 'omelette',
        servings: 2,
        ingredients: ['2 eggs'],
        stepIngredients: [],
      }),
      resources: JSON.stringify({
        YoutubeSearch: [{ title: 'How to', link: 'https://video.example/1' }],
        GoogleSearch: [{ title: 'Never', link: 'javascript:alert(3)' }],
      }),
      note: 'Less salt.',
      rating: 4,
    },
    {
      id: 'rec-2',
      created_at: null,
      deleted_at: '2026-03-02T00:00:00Z',
      suggestion: 'Deleted dish',
      instructions: '',
    },
  ],
  record_photos: [{ record_id: 'rec-1', picture: photo }],
};
const write = (from: Record<string, unknown> = data) => {
  const text = writeReadableCopy(
    from,
    'https://platewise.example',
    new Date('2026-11-26T12:00:00'),
  );
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
};
const under = (page: Document, id: string) => page.querySelector(`section[aria-labelledby=${id}]`)!;

test('holds own recipes, favourites, weeks and history, the newest first, and nothing that was deleted', () => {
  const { page } = write();
  expect(
    [...under(page, 'recipes').querySelectorAll('h3')].map((each) => each.textContent),
  ).toEqual(['Grandma’s <script>alert(1)</script>', 'Older']);
  expect(under(page, 'recipes').querySelector('.written')!.innerHTML).toBe(
    '2 eggs<br><br>Beat &amp; fry.',
  );
  expect(
    [...under(page, 'collections').querySelectorAll('a')].map((each) => [
      each.textContent,
      each.getAttribute('href'),
    ]),
  ).toEqual([
    ['Jollof rice', 'https://platewise.example/recipe/r0412'],
    ['Egg fried rice', 'https://platewise.example/recipe/egg_fried_rice'],
    ['Older', 'https://platewise.example/recipe/own-1'],
  ]);
  const weeks = under(page, 'weeks');
  expect([...weeks.querySelectorAll('h3')].map((each) => each.textContent)).toEqual([
    'Odd',
    'Jan 5 - Jan 11',
  ]);
  expect(weeks.textContent).toContain('5 January 2026 – 11 January 2026');
  expect(weeks.querySelector('dl')!.textContent).toMatch(
    /Lunch\s*Jollof rice\s*long-grain rice · tomatoes\s*Dinner\s*My <b>stew<\/b>/,
  );
  const history = under(page, 'history');
  expect([...history.querySelectorAll('ol > li')].map((each) => each.textContent.trim())).toEqual([
    'Beat 2 eggs.',
    'Fry them.',
  ]);
  expect(history.textContent).toMatch(/4 out of 5 stars\s+My note\s+Less salt\./);
  expect(history.querySelector('img')!.getAttribute('src')).toBe(photo);
  expect(page.body.textContent).not.toMatch(/Gone|Deleted dish|liver/i);
});

test('runs nothing, fetches nothing, and every address in it leads somewhere', () => {
  const hostile = {
    ...data,
    record_photos: [{ record_id: 'rec-1', picture: 'https://elsewhere.example/x.png' }],
  };
  for (const { page } of [write(), write(hostile)]) {
    expect(page.querySelectorAll('script, iframe, object, link')).toHaveLength(0);
    for (const image of page.querySelectorAll('img'))
      expect(image.getAttribute('src')).toMatch(/^data:image\//);
    for (const link of page.querySelectorAll('a')) {
      const address = link.getAttribute('href')!;
      if (address.startsWith('#')) expect(page.querySelectorAll(address)).toHaveLength(1);
      else expect(address).toMatch(/^https:\/\/(?:platewise|video)\.example\//);
    }
    expect(page.querySelector('meta[http-equiv]')!.getAttribute('content')).toContain(
      "default-src 'none'",
    );
  }
});

test('an empty account has its page too, in the language that was chosen', () => {
  translate('fr', { readableCopy });
  const { page } = write({ status: 'success' });
  expect(page.documentElement.lang).toBe('fr');
  expect(page.querySelector('h1')!.textContent).toBe('Mon livre de cuisine Platewise');
  expect(page.body.textContent).toContain('Enregistré le 26 novembre 2026.');
  expect(page.querySelectorAll('article')).toHaveLength(0);
});
