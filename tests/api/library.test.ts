/** The library's pages over HTTP: what they hold is the catalogue's, what is filtered out stays out, and no address breaks them. */
import type { FastifyInstance } from 'fastify';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allergens, tagsOf } from '../../kitchen/health/allergens.ts';
import { factsOf, nutritionOf } from '../../kitchen/recipes/facts.ts';
import { libraryRoutes } from '../../server/modules/library/routes.ts';
import { readRefusals } from '../../server/modules/library/refused.ts';
import { openLibrary } from '../../server/modules/library/library.ts';
import { foods } from '../../domain/french/foods.ts';
import { titles as frenchTitles } from '../../domain/french/titles.ts';
import { typeset } from '../../domain/french/typeset.ts';
import { cuisines } from '../../domain/french/cuisines.ts';
import { englishWord } from '../texts/englishWords.ts';
import Fastify from 'fastify';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { compression } from '../../server/infrastructure/http/compression.ts';
import { type Answer, type Body, send, startServer, theKitchen } from './support.ts';

let app: FastifyInstance;
const atEnd: (() => void | Promise<void>)[] = [];
beforeAll(async () => {
  const environment = {
    PUBLIC_URL: 'https://cook.example.org',
    HOST: '127.0.0.1',
    DIST_DIR: join(tmpdir(), 'platewise-no-such-folder'),
  };
  ({ app } = await startServer('SQLite', { environment, atEnd: (work) => void atEnd.push(work) }));
}, 180_000);
afterAll(async () => {
  for (const work of atEnd.toReversed()) await work();
});

const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send(app, { method: 'GET', url, headers });
const idsIn = ({ text }: Answer): string[] =>
  [...text.matchAll(/<h2><a href="\/recipes\/([a-z0-9-]+)"/g)].map(([, id = '']) => id);
const totalIn = ({ text }: Answer): number =>
  Number(/<b>([\d,]+) recipes?<\/b>/.exec(text)?.[1]?.replace(',', ''));
const recipeOf = (id: string) => theKitchen().catalogue.recipes.find((each) => each.id === id)!;
const dataIn = ({ text }: Answer): Body =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '');

/** Every recipe of a list, page by page. */
async function allIn(search: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const found = idsIn(await get(`/recipes?${search}&page=${page}`));
    if (ids.includes(found[0] ?? '')) return ids;
    ids.push(...found);
    if (found.length < 24) return ids;
  }
}

describe('the list', () => {
  test('shows 24 of all recipes, the everyday and quick ones first, and the rest on further pages', async () => {
    const first = await get('/recipes');
    expect(first.status).toBe(200);
    expect(totalIn(first)).toBe(theKitchen().catalogue.recipes.length);
    const ids = idsIn(first);
    expect(ids).toHaveLength(24);
    const minutes = ids.map(recipeOf).map(({ prep, cook, wait }) => prep + cook + wait);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(45);
    expect(ids).not.toEqual(ids.toSorted());
    const next = idsIn(await get('/recipes?page=2'));
    expect(next).toHaveLength(24);
    expect(next.filter((id) => ids.includes(id))).toEqual([]);
  });

  test('says how much carbohydrate a dish has where little is asked for', async () => {
    const few = await get('/recipes?q=low+carb');
    expect(few.text.match(/\d+ g carbohydrate a serving/g)).toHaveLength(24);
    expect(few.text).toContain('Those with the least carbohydrate come first.');
    expect((await get('/recipes?diet=low-carb&language=fr')).text).toMatch(
      /\d+\sg de glucides par portion/,
    );
    expect((await get('/recipes?q=chicken')).text).not.toContain('carbohydrate a serving');
  });

  test('says how much salt a dish has where none is to be added', async () => {
    const { text } = await get('/recipes?q=without+salt');
    expect(text.match(/[\d.]+ g salt a serving/g)).toHaveLength(24);
    expect(text).toContain('No salt added, ');
    expect(text).toContain('Those without salt or salted foods come first');
    expect((await get('/recipes?nutrition=low-salt&language=fr')).text).toMatch(
      /Sans sel ajouté, \d+(?:,\d)?\sg de sel par portion/,
    );
  });

  test('is compressed, is asked for again by its tag, and is nobody’s own', async () => {
    const answer = await get('/recipes', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const again = await get('/recipes', { 'if-none-match': String(answer.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('has no script but data, and no handler', async () => {
    for (const url of ['/recipes', '/recipes/jollof-rice', '/recipes/none-of-ours']) {
      const { text } = await get(url);
      expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(text).not.toMatch(/\son\w+=/);
    }
  });

  test.each([
    ['jolof', 'jollof-rice'],
    ['JOLLÓF  RICE', 'jollof-rice'],
    ['jolof rice', 'jollof-rice'],
    ['waakye', 'waakye'],
    ['rice and beans', 'waakye'],
  ])('finds %s', async (words, id) => {
    expect(idsIn(await get(`/recipes?q=${encodeURIComponent(words)}`))[0]).toBe(id);
  });

  test('finds a food by whatever name it has', async () => {
    const [courgette, zucchini] = [
      await get('/recipes?q=courgette'),
      await get('/recipes?q=zucchini'),
    ];
    expect(totalIn(courgette)).toBeGreaterThan(5);
    expect(
      idsIn(zucchini).every((id) =>
        recipeOf(id).ingredients.some(({ key }) => key === 'zucchini' || key === 'courgette'),
      ),
    ).toBe(true);
    expect(totalIn(zucchini)).toBeGreaterThan(5);
  });

  test('says what was read in place of a slip, and when nothing has all words', async () => {
    expect((await get('/recipes?q=jolof')).text).toContain(
      'Nothing has &#39;jolof&#39;. These have &#39;jollof&#39;.',
    );
    const meantBy = async (typed: string): Promise<string | undefined> =>
      /These have &#39;([^&]*)&#39;/.exec((await get(`/recipes?q=${typed}`)).text)?.[1];
    for (const [typed = '', meant] of [
      ['shakshoka', 'shakshouka'],
      ['minestrne', 'minestrone'],
      ['moussakka', 'moussaka'],
      ['strogonof', 'stroganoff'],
    ])
      expect([typed, await meantBy(typed)]).toEqual([typed, meant]);
    // Another first letter and one more are another dish: no niramish.
    expect(await meantBy('tiramisu')).toBeUndefined();
    const none = await get('/recipes?q=asdfghjk');
    expect([none.status, totalIn(none)]).toEqual([200, 0]);
    expect(none.text).toContain('No recipe fits all of this');
  });

  test('says what of a wish is not searched for', async () => {
    expect((await get('/recipes?q=toddler')).text).toContain(
      'none is checked for babies or small children',
    );
    expect((await get('/recipes?q=pasta+for+two')).text).toContain('by how many eat');
    expect((await get('/recipes?q=pasta')).text).not.toContain('by how many eat');
  });

  test('keeps what the words say as strictly as what is chosen', async () => {
    const said = await allIn('q=vegan+under+30+minutes');
    expect(said.toSorted()).toEqual((await allIn('diet=vegan&time=30')).toSorted());
    expect(said.length).toBeGreaterThan(24);
  });

  test('counts in each filter what choosing it leaves', async () => {
    const { text } = await get('/recipes?diet=vegan');
    const links = [
      ...text.matchAll(/href="(\/recipes\?diet=vegan&amp;meal=\w+)"[^]*?class="num">(\d+)</g),
    ];
    expect(links).toHaveLength(4);
    for (const [, link = '', count] of links)
      expect(totalIn(await get(link.replaceAll('&amp;', '&')))).toBe(Number(count));
  });

  test('is listed for search engines whole and by one filter, with one address, and no other', async () => {
    const canonical = (text: string): string | undefined =>
      /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
    const one = await get('/recipes?diet=vegan&nonsense=1');
    expect(canonical(one.text)).toBe('https://cook.example.org/recipes?diet=vegan');
    expect(one.text).not.toContain('noindex');
    for (const search of ['q=rice', 'diet=vegan&meal=lunch', 'page=2'])
      expect((await get(`/recipes?${search}`)).text).toContain(
        '<meta name="robots" content="noindex"',
      );
    const [here, there] = [
      await get('/recipes?free=milk&free=egg'),
      await get('/recipes?free=egg&free=milk'),
    ];
    expect(canonical(here.text)).toBe(canonical(there.text));
  });
});

describe('what is filtered out stays out', () => {
  const { catalogue } = theKitchen();
  const leavesOut = (id: string): Set<string> =>
    new Set(
      catalogue.diets
        .get(id)!
        .leavesOut.flatMap((family) => [...catalogue.families.get(family)!.members.keys()]),
    );
  /** Cooking with vinegar is cooking without alcohol. */
  const isVinegar = (key: string): boolean => catalogue.families.get('vinegar')!.members.has(key);

  test.each(['vegan', 'vegetarian', 'pescatarian', 'halal', 'no_pork', 'no_beef'])(
    'no food that %s leaves out is in its list',
    async (diet) => {
      const out = leavesOut(diet);
      const ids = await allIn(`diet=${diet.replaceAll('_', '-')}`);
      expect(ids.length).toBeGreaterThan(100);
      const wrong = ids.flatMap((id) =>
        recipeOf(id)
          .ingredients.filter(({ key }) => out.has(key) && !isVinegar(key))
          .map(({ key }) => `${id}: ${key}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('no allergen that is left out is in a list, surely or perhaps', async () => {
    const library = await openLibrary(theKitchen());
    for (const allergen of allergens) {
      const tags = new Set(tagsOf(allergen));
      const passing = library.recipes.filter((_, place) =>
        library.index.passes(place, `free=${allergen.replaceAll('_', '-')}`),
      );
      expect(passing.length, allergen).toBeGreaterThan(200);
      const wrong = passing.flatMap(({ recipe }) =>
        recipe.ingredients
          .filter(({ key }) =>
            [...catalogue.ingredients.get(key)!.tags].some((tag) => tags.has(tag)),
          )
          .map(({ key }) => `${allergen}: ${recipe.id}: ${key}`),
      );
      expect(wrong).toEqual([]);
    }
  });

  test('a list for a condition holds what the gate calls a fit, and everything that it does', async () => {
    const kitchen = theKitchen();
    for (const condition of ['diabetes_t2', 'coeliac', 'gout']) {
      const { person } = kitchen.understand({ conditions: [condition] });
      const fit = catalogue.recipes
        .filter(({ id }) => kitchen.gate({ recipeId: id }, person).verdict === 'fit')
        .map(({ id }) => id);
      expect((await allIn(`condition=${condition.replace('_', '-')}`)).toSorted()).toEqual(
        fit.toSorted(),
      );
    }
  });

  test.each([
    ['chicken without onion', /onion/, 'chicken'],
    ['onion free chicken', /onion/, 'chicken'],
    ['poulet sans oignons', /onion/, 'poulet'],
    ['curry without coconut milk', /^coconut_milk/, 'curry'],
    ['soup without garlic or onions', /garlic|onion/, 'soup'],
    ['without tomatoes', /^tomato/, ''],
    // All that is made of it or holds it.
    ['soup without milk', /milk_whole|cheese_[cfmg]|butter_s|cream_h|yogurt_pl/, 'soup'],
    ['salad without nuts', /peanut|almond|cashew|walnut|pistachio|pesto|satay/, 'salad'],
    ['soupe sans gluten', /wheat|barley|couscous|bread_w/, 'soupe'],
  ])('no food that words refuse is in a list: %s', async (words, food, rest) => {
    const ids = await allIn(`q=${encodeURIComponent(words)}`);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.length).toBeLessThan((await allIn(`q=${rest}`)).length);
    const wrong = ids.flatMap((id) =>
      recipeOf(id)
        .ingredients.filter(({ key }) => food.test(key))
        .map(({ key }) => `${id}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(['no bake', 'no knead bread', 'without a fuss'])(
    'words that refuse no food are looked for: %s',
    (words) => {
      expect(readRefusals(words, catalogue)).toEqual({ rest: words, refused: [] });
    },
  );

  test('several together leave what each of them leaves', async () => {
    const [both, one, other] = await Promise.all(
      ['diet=vegan&diet=halal', 'diet=vegan', 'diet=halal'].map(allIn),
    );
    expect(both!.toSorted()).toEqual(one!.filter((id) => other!.includes(id)).toSorted());
  });

  test('conditions that need an answer or a clinic first are no filter', async () => {
    for (const value of ['ckd', 'pregnancy', 'pku', 'warfarin', 'allergy-peanut']) {
      const answer = await get(`/recipes?condition=${value}`);
      expect(totalIn(answer)).toBe(catalogue.recipes.length);
      expect(answer.text).toContain('is none of ours and was left out');
    }
  });
});

describe('a recipe', () => {
  test('is told to search engines as the catalogue has it', async () => {
    const answer = await get('/recipes/jollof-rice');
    const recipe = recipeOf('jollof-rice');
    const { ingredients } = theKitchen().catalogue;
    const nutrition = nutritionOf(factsOf(recipe, ingredients), ingredients);
    const data = dataIn(answer);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Jollof rice',
      url: 'https://cook.example.org/recipes/jollof-rice',
      recipeYield: '4',
      prepTime: 'PT15M',
      cookTime: 'PT50M',
      totalTime: 'PT65M',
      recipeCuisine: 'Nigerian',
      nutrition: {
        '@type': 'NutritionInformation',
        calories: `${nutrition.energy_kcal} kcal`,
        sodiumContent: `${nutrition.sodium_mg} mg`,
        fiberContent: `${nutrition.fibre_g} g`,
      },
    });
    expect(data['recipeIngredient']).toHaveLength(recipe.ingredients.length);
    expect(data['recipeInstructions']).toHaveLength(recipe.steps.length);
    expect(data['suitableForDiet']).toContain('https://schema.org/VeganDiet');
    const picture = await get(new URL(data['image'][0] as string).pathname);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(answer.text).toContain('<meta property="og:title" content="Jollof rice | Platewise" />');
    expect(answer.text).toContain('href="/recipe/jollof-rice?from=library"');
  });

  test('every recipe has its data, its steps and its figures, and weighs little', async () => {
    const { recipes } = theKitchen().catalogue;
    for (const recipe of recipes.filter((_, n) => n % 25 === 0)) {
      const answer = await get(`/recipes/${recipe.id}`);
      expect([recipe.id, answer.status]).toEqual([recipe.id, 200]);
      const data = dataIn(answer);
      expect(data['name']).toBe(recipe.title);
      expect(data['recipeInstructions']).toHaveLength(recipe.steps.length);
      for (const { text } of data['recipeInstructions'] as { text: string }[])
        expect(text).not.toMatch(/\*\*|\]\(/);
      expect(answer.text).not.toMatch(/undefined|NaN|\[object/);
    }
  }, 180_000);

  test('says what it contains, what it fits with a figure, and that none of it is medical advice', async () => {
    const { text } = await get('/recipes/chicken-karahi');
    expect(text).toMatch(/Contains [^<]*wheat[^<]*\./);
    expect(text).toMatch(/\d+% of a day’s [\d,]+ ?mg/);
    expect(text).toContain('Estimates. General information, not medical advice.');
  });

  test('costs what it costs in the country that is asked for', async () => {
    expect((await get('/recipes/jollof-rice')).text).toMatch(/about ₦[\d,]+/);
    expect((await get('/recipes/jollof-rice?country=gb')).text).toMatch(/about £\d/);
    expect((await get('/recipes/jollof-rice?country=XX')).text).toMatch(/about ₦[\d,]+/);
  });

  test('costs euros where it is read in French and no country is known', async () => {
    const cost = async (search: string) => (await get(`/recipes/jollof-rice?${search}`)).text;
    expect(await cost('language=fr')).toMatch(/de [\d,]+\s€ à/);
    expect(await cost('language=fr&country=NG')).toMatch(/de [\d\s]+\s₦ à/);
  });

  test('that is none of ours is a 404 that leads on', async () => {
    const answer = await get('/recipes/jolof-rice');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('We do not know this recipe');
    expect(answer.text).toContain('href="/recipes/jollof-rice"');
    expect(answer.text).toContain('noindex');
    const moved = await get('/recipes/Jollof-Rice');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/recipes/jollof-rice']);
  });
});

describe('in French', () => {
  const french = { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.5' };
  const titles = Object.values(typeset(frenchTitles));
  /** What is read or said of a page, without what is marked as English. */
  const wordsOf = ({ text }: Answer): string[] =>
    text
      .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
      .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>[^]*?<\/\1>/g, '')
      .replaceAll(/<[^>]*? (?:content|placeholder|aria-label)="([^"]*)"[^>]*>/g, '\n$1\n')
      .split(/<[^>]*>|\n/)
      .map((each) => each.trim())
      .filter((each) => !/^(?:https?:|width=)/.test(each));

  test.each([
    '/recipes',
    '/recipes?q=jolof',
    '/recipes?diet=vegan&free=milk&condition=gout&time=30&meal=lunch&equipment=one-pot',
    '/recipes?q=asdfghjk&cuisine=none',
    '/recipes/none-of-ours-jollof',
    ...theKitchen()
      .catalogue.recipes.filter((_, n) => n % 75 === 0)
      .map(({ id }) => `/recipes/${id}`),
  ])('%s says nothing of ours in English', async (url) => {
    const answer = await get(url, french);
    expect(answer.text).toMatch(/^<!doctype html>\s*<html lang="fr"/);
    const left = wordsOf(answer).filter(
      (each) => englishWord.test(each) && !titles.some((title) => each.includes(title)),
    );
    expect(left).toEqual([]);
  });

  test.each([
    ['gâteau', /cake|g[âa]teau/i],
    ['soupe de poisson', /soup|potage|chowder/i],
    ['tarte', /tart|pie/i],
    ['salade de pommes de terre', /salad/i],
    ['ragoût de boeuf', /stew|rago[uû]t/i],
  ])('a kind of dish is found by its French name: %s', async (words, title) => {
    const ids = idsIn(await get(`/recipes?q=${encodeURIComponent(words)}`, french));
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids.slice(0, 3)) expect(recipeOf(id).title).toMatch(title);
  });

  test('is by the address, then by what was chosen in the app, then by what the browser asks for', async () => {
    const languageOf = async (url: string, headers: Record<string, string> = {}) =>
      (await get(url, headers)).headers['content-language'];
    const chosen = (language: string) => ({ ...french, cookie: `platewise_language=${language}` });
    expect(await languageOf('/recipes')).toBe('en');
    expect(await languageOf('/recipes', french)).toBe('fr');
    expect(await languageOf('/recipes', { 'accept-language': 'de,en;q=0.8,fr;q=0.2' })).toBe('en');
    expect(await languageOf('/recipes', { 'accept-language': 'fr;q=0,*' })).toBe('en');
    expect(await languageOf('/recipes', { 'accept-language': ',;;q=x,'.repeat(900) })).toBe('en');
    expect(await languageOf('/recipes', chosen('en'))).toBe('en');
    expect(await languageOf('/recipes', chosen('constructor'))).toBe('fr');
    expect(await languageOf('/recipes?language=fr', chosen('en'))).toBe('fr');
    expect(await languageOf('/recipes?language=__proto__', chosen('en'))).toBe('en');
  });

  test('is kept apart by caches, and named to search engines by addresses of their own', async () => {
    const plain = await get('/recipes/jollof-rice', french);
    expect(plain.headers['vary']).toContain('accept-language, cookie');
    const named = await get('/recipes/jollof-rice?language=fr');
    const address = 'https://cook.example.org/recipes/jollof-rice';
    for (const { text } of [plain, named])
      for (const link of [
        `rel="canonical" href="${address}?language=fr"`,
        `rel="alternate" hreflang="fr" href="${address}?language=fr"`,
        `rel="alternate" hreflang="en" href="${address}"`,
        `rel="alternate" hreflang="x-default" href="${address}"`,
      ])
        expect(text).toContain(`<link ${link} />`);
    // Who came by the address stays in its language, and so do forms; who asked by a header needs no word of it.
    expect(named.text).toContain('class="backLink" href="/recipes?language=fr"');
    expect(named.text).toContain('<input type="hidden" name="language" value="fr" />');
    expect(plain.text).toContain('class="backLink" href="/recipes"');
  });

  test('names foods by their keys, with what the recipe has beside them', async () => {
    const answer = await get('/recipes/jollof-rice', french);
    for (const { key, text } of recipeOf('jollof-rice').ingredients) {
      expect(answer.text).toMatch(new RegExp(`</b> (?:de |d’)?${foods[key]}<`));
      expect(answer.text).toContain(`<small lang="en">${text}</small>`);
    }
    expect(answer.text).toContain('<h1>Riz jollof</h1>');
    expect(answer.text).toContain('<title>Riz jollof | Platewise</title>');
    expect(answer.text).toContain('Recettes\u00A0: cuisine nigériane');
    expect(dataIn(answer)).toMatchObject({ inLanguage: 'en', name: 'Jollof rice' });
  });

  test('every cuisine has its name', () => {
    const all = new Set(theKitchen().catalogue.recipes.map(({ cuisine }) => cuisine));
    expect([...all].toSorted()).toEqual(Object.keys(cuisines).toSorted());
  });

  test.each([
    ['sans gluten', 'free=gluten'],
    ['végétalien', 'diet=vegan'],
    ['sans noix', 'free=peanut&free=tree-nut'],
    ['moins de 30 minutes', 'time=30'],
    ['goutte', 'condition=gout'],
    ['sans fruits de mer', 'free=crustacean&free=fish&free=mollusc'],
  ])('“%s” is kept as strictly as the filter that it names', async (words, filters) => {
    const said = await get(`/recipes?q=${encodeURIComponent(words)}`);
    const chosen = await get(`/recipes?${filters}`);
    expect(totalIn(said)).toBe(totalIn(chosen));
    expect(idsIn(said)).toEqual(idsIn(chosen));
  });
});

test('the map for search engines has every recipe', async () => {
  const { text } = await get('/sitemap.xml');
  const listed = new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address));
  expect(listed).toContain('https://cook.example.org/recipes');
  for (const { id } of theKitchen().catalogue.recipes)
    expect(listed).toContain(`https://cook.example.org/recipes/${id}`);
});

describe('whatever stands in an address', () => {
  const attack = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
  test.each([
    `q=${encodeURIComponent(attack)}`,
    `q=${'a'.repeat(5000)}`,
    `q=${'rice '.repeat(400).replaceAll(' ', '+')}`,
    `q=%00%ff%fe%C0%80`,
    'q=%E0%A4%A',
    `q=${encodeURIComponent('\u{1F35A}'.repeat(60))}`,
    `q=${encodeURIComponent('ا'.repeat(300))}`,
    'q=(((((.*)*)*)*)*',
    'q=__proto__&diet=__proto__&condition=constructor',
    `diet=${encodeURIComponent(attack)}`,
    Array.from({ length: 300 }, (_, n) => `diet=vegan${n}`).join('&'),
    'page=-1',
    'page=1e9',
    'page=NaN',
    'page=999999999999999999999',
    'time=0&time=30&time=15',
    '&&&===&q',
    'q[]=1&q[a]=2',
  ])('there is a list (%#)', async (search) => {
    const answer = await get(`/recipes?${search}`);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/<script>alert|<img src=x|onerror='/);
    expect(answer.text).toContain('role="search"');
  });

  test.each([
    encodeURIComponent(attack),
    '..%2f..%2fpackage.json',
    '__proto__',
    'constructor',
    '%00',
    'a'.repeat(1000),
    'jollof-rice.html',
    '%E0%A4%A',
  ])('there is a page or a plain refusal (%#)', async (id) => {
    const answer = await get(`/recipes/${id}`);
    expect([400, 404, 414]).toContain(answer.status);
    expect(answer.text).not.toMatch(/<script>alert|<img src=x/);
  });

  test('a long search says that it was cut', async () => {
    expect((await get(`/recipes?q=${'rice+'.repeat(50)}`)).text).toContain(
      'the first 100 characters were read',
    );
  });
});

test('a text of the catalogue is text, also where it looks like HTML', async () => {
  const kitchen = theKitchen();
  const hostile = `<script>alert(1)</script>"'&</title>`;
  const recipe = {
    ...recipeOf('jollof-rice'),
    title: hostile,
    description: hostile,
    cuisine: hostile,
    keeping: hostile,
    ingredients: recipeOf('jollof-rice').ingredients.map((each) => ({ ...each, text: hostile })),
    steps: [hostile],
  };
  const catalogue = { ...kitchen.catalogue, recipes: [recipe] };
  const own = Fastify();
  await compression(own);
  libraryRoutes(own, {
    config: readEnvironment({
      NODE_ENV: 'test',
      DIST_DIR: join(tmpdir(), 'platewise-no-such-folder'),
    }),
    kitchen: {
      ...kitchen,
      catalogue,
      instructions: () => ({
        instructions: `1. ${hostile}`,
        ingredients: [hostile],
        step_ingredients: [[0]],
      }),
    },
    guard: { readerOf: async () => undefined } as never,
    marks: {} as never,
    storage: {} as never,
  });
  for (const url of ['/recipes', '/recipes/jollof-rice', '/recipes/jollof-rices']) {
    const { text } = await send(own, { method: 'GET', url });
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text.includes('<script>'), url).toBe(false);
    expect(text.match(/<\/title>/g)).toHaveLength(1);
  }
  expect(dataIn(await send(own, { method: 'GET', url: '/recipes/jollof-rice' }))['name']).toBe(
    hostile,
  );
  await own.close();
});
