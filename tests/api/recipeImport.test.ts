/** Recipes by address: what pages of many kinds say, and what hostile ones cannot do. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSafeFetch, isPublicAddress } from '../../server/infrastructure/http/safeFetch.ts';
import { createImporter } from '../../server/modules/ownRecipes/importer.ts';
import { minutesOf, textOf } from '../../server/modules/ownRecipes/pages/found.ts';
import { decoded, recipeOnPage } from '../../server/modules/ownRecipes/pages/page.ts';
import { kitchen } from '../kitchen/support.ts';
import { onOneDatabase, signUp, startServer } from './support.ts';
import { facts, kinds, pages } from './recipePages.ts';
import { growthByFour } from '../computing.ts';
import { longTest } from '../verify.ts';

const read = (html: string) => {
  const recipe = recipeOnPage(html);
  return recipe && kitchen.own.read({ id: 'own-imported', text: textOf(recipe), choices: {} });
};

describe('a page', () => {
  test.each(pages.map(({ kind, of, html }) => [`${kind}: ${of.name}`, of, html] as const))(
    '%s',
    (kind, of, html) => {
      const reading = read(html);
      expect({ ...reading, lines: reading?.lines.map(({ text }) => text) }).toMatchObject({
        title: of.name,
        servings: of.servings,
        // A page that says it in no data is not asked for its times.
        ...(kind.startsWith('no structured data') ? {} : { prep: of.prep, cook: of.cook }),
        lines: of.lines,
        steps: of.steps,
      });
    },
  );

  test('names the parts of its dish: they are headings, and no food; a food is no heading', () => {
    const foods = ['naan bread', 'tilapia fillets', 'Dough for a pie', 'For the garnish peanuts'];
    const html = recipe({
      recipeIngredient: ['For the dough', '200 g flour', 'Für die Füllung:', ...foods],
    });
    expect(read(html)?.lines.map(({ text }) => text)).toEqual(['200 g flour', ...foods]);
  });

  test('whose step begins with a word that tips begin with goes on', () => {
    const html = `<h1>Soup</h1><h2>Ingredients</h2><p>2 leeks</p><p>1 l water</p><h2>Method</h2>
      <p>Cut the leeks.</p><p>Note that they shrink: boil them all.</p><p>Note: it keeps for a day.</p>`;
    expect(read(html)?.steps).toEqual(['Cut the leeks.', 'Note that they shrink: boil them all.']);
  });

  test('whose one step is glued of sentences has several', () => {
    const html = recipe({ recipeInstructions: 'Cut the onions.Fry them for 5 minutes.Serve.' });
    expect(read(html)?.steps).toEqual(['Cut the onions.', 'Fry them for 5 minutes.', 'Serve.']);
  });

  test.each([
    ['PT1H30M', 90],
    ['PT1200S', 20],
    ['1 Std. 15 Min.', 75],
    ['1 ora e 20 minuti', 80],
    ['1h20', 80],
    ['2 uur', 120],
    ['1:30', 90],
    ['45', 45],
    ['25分', 25],
    ['soon', 0],
  ])('takes %s', (said, minutes) => {
    expect(minutesOf(said)).toBe(minutes);
  });

  test('is one of more than forty', () => {
    expect(pages.length).toBeGreaterThanOrEqual(40);
  });

  test('has amounts that are read in 97 of 100 lines and more', () => {
    const lines = pages.flatMap(({ html }) => read(html)?.lines ?? []);
    const weighed = lines.filter(({ foods }) => foods.some(({ grams }) => grams !== null));
    expect(lines.length).toBeGreaterThan(200);
    expect(weighed.length / lines.length).toBeGreaterThanOrEqual(0.97);
  });

  test('without a recipe has none', () => {
    expect(recipeOnPage('<html><body><h1>News</h1><p>1 egg</p></body></html>')).toBeNull();
    expect(recipeOnPage('')).toBeNull();
    expect(
      recipeOnPage('<script type="application/ld+json">{"@type":"Recipe","name":"Empty"}</script>'),
    ).toBeNull();
  });

  test('is read in the letters that it names', () => {
    const html = '<html><head><meta charset="iso-8859-1"></head>Crème brûlée</html>';
    expect(decoded(Buffer.from(html, 'latin1'))).toContain('Crème brûlée');
    expect(decoded(Buffer.from('<meta charset="no-such-thing">é'))).toContain('é');
  });
});

const recipe = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['1 egg'],
    recipeInstructions: 'Cook.',
    ...fields,
  }).replaceAll('</', String.raw`<\/`)}</script>`;

describe('what is found on a page', () => {
  const found = { name: 'Stew', description: '', servings: 2, prep: 0, cook: 0, lines: ['1 egg'] };
  const end = 'Scatter with almonds.';
  test.each([
    ['one long paragraph', [`${'Stir the pot well and wait a while. '.repeat(100)}${end}`]],
    ['many steps', [...Array.from({ length: 80 }, () => 'Stir.'), end]],
  ])('keeps the end of its method: %s', (_, steps) => {
    expect(textOf({ ...found, steps }).endsWith(end)).toBe(true);
  });
});

describe('a hostile page', () => {
  test('leaves no script and no markup in what is read', () => {
    const html = recipe({
      name: '<img src=x onerror=alert(1)>Soup<script>alert(2)</script>',
      description: '&lt;script&gt;alert(3)&lt;/script&gt;',
      recipeIngredient: ['1 egg<script>alert(4)</script>', '&amp;lt;iframe src=x&amp;gt;2 onions'],
      recipeInstructions: '<svg onload=alert(5)>Cook.</svg><style>x{}</style><p onclick=y>Eat.</p>',
    });
    const found = recipeOnPage(html);
    const text = found ? textOf(found) : '';
    expect(text).toContain('Soup');
    expect(text).toContain('1 egg');
    expect(text).toContain('2 onions');
    expect(text).not.toMatch(/[<>]|onerror|onload|alert\([1245]\)/);
  });

  test('has scripts and styles within microdata, which are no part of it', () => {
    const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup<script>alert(1)</script></h1>
      <p itemprop="recipeIngredient">1 egg<style>p{color:red}</style></p><div itemprop="recipeInstructions">Cook.<script type="text/javascript">alert(2)</script></div></div>`;
    expect(recipeOnPage(html)).toMatchObject({ name: 'Soup', lines: ['1 egg'], steps: ['Cook.'] });
  });

  test('of 10,000 ingredients is cut, and those left out cost next to nothing', () => {
    const page = (length: number) =>
      recipe({ recipeIngredient: Array.from({ length }, (_, n) => `${n + 1} eggs`) });
    expect(read(page(10_000))?.lines).toHaveLength(100);
    expect(growthByFour((length) => read(page(length)), 2500)).toBeLessThan(8);
  });

  longTest.each([
    ['broken JSON', () => '<script type="application/ld+json">{"@type":"Recipe","name":</script>'],
    ['no JSON at all', () => '<script type="application/ld+json">function(){}</script>'],
    [
      'ten thousand brackets',
      (n: number) => `<script type="application/ld+json">${'['.repeat(n / 10)}</script>`,
    ],
    [
      'things within things',
      (n: number) =>
        `<script type="application/ld+json">${'{"a":'.repeat(n / 20)}1${'}'.repeat(n / 20)}</script>`,
    ],
    [
      'half a million open elements',
      (n: number) => '<div itemscope itemtype="http://schema.org/Recipe">'.repeat(5 * n),
    ],
    ['four megabytes of one letter', (n: number) => 'x'.repeat(40 * n)],
    [
      'comments without an end',
      (n: number) => `<script type="application/ld+json">${'/*'.repeat(n)}</script>`,
    ],
    [
      'a script without an end',
      (n: number) => `<script type="application/ld+json">${'{"a":1,'.repeat(2 * n)}`,
    ],
    [
      'names of every object',
      () =>
        '<script type="application/ld+json">{"__proto__":{"@type":"Recipe"},"constructor":1}</script>',
    ],
  ])('%s is no recipe, however much there is of it', (_, html) => {
    expect(recipeOnPage(html(100_000))).toBeNull();
    expect(growthByFour((n) => recipeOnPage(html(n)), 5000)).toBeLessThan(10);
  });

  test.each([
    [{ recipeYield: { a: 1 }, prepTime: [], cookTime: 7, totalTime: 'soon' }],
    [{ recipeYield: 1e9, prepTime: 'PT999999999H' }],
    [{ recipeInstructions: [null, 1, [], {}, { text: 5 }, 'Cook.'] }],
    [{ recipeIngredient: [null, { name: { name: '1 egg' } }, '1 egg', 4] }],
    [{ name: { '@value': 'Soup' } }],
  ])('with odd values %# is read as far as it goes', (fields) => {
    const reading = read(recipe(fields));
    expect(reading?.title).toBe('Soup');
    expect(reading?.lines.map(({ text }) => text)).toContain('1 egg');
    expect(reading?.prep).toBeLessThanOrEqual(2880);
  });
});

/** A site that 'site.example' leads to, which counts as the open internet for as long as the test runs. */
async function site(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const importRecipe = createImporter(
    createSafeFetch({
      resolve: async (host) => (host === 'site.example' ? ['127.0.0.1'] : ['10.0.0.1']),
      isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
      ports: ['', String(port)],
    }),
  );
  return { url: `http://site.example:${port}`, port, heard, importRecipe };
}
const answering =
  (body: string, type = 'text/html; charset=utf-8') =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
const someFacts = facts[0]!;
const [somePage = ''] = Object.values(kinds).map((write) => write(someFacts));

describe('an address', () => {
  test('is fetched, read and kept as the source, where it was in the end', async () => {
    const { url, importRecipe } = await site((request, response) =>
      request.url === '/old'
        ? void response.writeHead(302, { location: '/new' }).end()
        : answering(somePage)(request, response),
    );
    const { text, source } = await importRecipe(` ${url}/old `);
    expect(source).toBe(`${url}/new`);
    expect(text).toContain(someFacts.name);
  });

  test.each([
    ['a private address', 'http://10.0.0.7/'],
    ['this machine', 'http://localhost/'],
    ['a cloud’s own address', 'http://169.254.169.254/latest'],
    ['a name that leads inside', 'http://inside.example/'],
    ['a password', 'http://a:b@site.example/'],
    ['another port', 'http://site.example:1/'],
  ])('of %s is not opened, and why is not told', async (_, address) => {
    const { importRecipe, heard } = await site(answering(somePage));
    await expect(importRecipe(address)).rejects.toMatchObject({
      statusCode: 422,
      message: expect.stringContaining('could not open this page') as string,
    });
    expect(heard).toEqual([]);
  });

  test.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ftp://site.example/',
    'not an address',
    'data:text/html,x',
  ])('%s is none', async (address) => {
    const { importRecipe, heard } = await site(answering(somePage));
    await expect(importRecipe(address)).rejects.toMatchObject({ statusCode: 400 });
    expect(heard).toEqual([]);
  });

  test('that leads on and on, or inside, is given up', async () => {
    const { url, importRecipe, heard } = await site((request, response) => {
      const to = request.url === '/inside' ? 'http://10.0.0.7/' : `${request.url}x`;
      response.writeHead(302, { location: to }).end();
    });
    await expect(importRecipe(`${url}/a`)).rejects.toMatchObject({ statusCode: 422 });
    expect(heard.length).toBeLessThanOrEqual(4);
    await expect(importRecipe(`${url}/inside`)).rejects.toMatchObject({ statusCode: 422 });
  });

  test('of a page of 10 MB is read as far as 4 MB', async () => {
    const { url, importRecipe } = await site(answering(`${somePage}${' '.repeat(10_000_000)}`));
    expect((await importRecipe(url)).text).toContain(someFacts.name);
    const late = await site(answering(`${' '.repeat(10_000_000)}${somePage}`));
    await expect(late.importRecipe(late.url)).rejects.toMatchObject({ code: 'no_recipe' });
  });

  test('of what is no page is not read', async () => {
    const { url, importRecipe } = await site(answering(somePage, 'application/octet-stream'));
    await expect(importRecipe(url)).rejects.toMatchObject({ code: 'page_unreachable' });
  });

  test('of a page without a recipe says to paste it', async () => {
    const { url, importRecipe } = await site(answering('<h1>News</h1>'));
    await expect(importRecipe(url)).rejects.toMatchObject({
      statusCode: 422,
      code: 'no_recipe',
      message: expect.stringContaining('paste it') as string,
    });
  });
});

onOneDatabase((engine) => {
  test('the call opens nothing inside, and so many pages a day', async () => {
    const { app } = await startServer(engine, { environment: { RECIPE_IMPORTS_PER_DAY: '2' } });
    const person = await signUp(app);
    const ask = (address: string) => person.call('POST', '/api/own-recipes/import', { address });
    expect((await ask('http://127.0.0.1/')).status).toBe(422);
    expect((await ask('file:///etc/passwd')).status).toBe(400);
    expect((await ask('http://127.0.0.1/')).status).toBe(429);
  });
});
