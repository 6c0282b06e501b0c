/** Draws the recipe pages of tests/photos/pages in Chromium: words of ours, as a screenshot has them and as a phone sees them. Run by hand: `node tests/photos/drawPages.ts`. */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { provideChromium } from '../../scripts/chromium.ts';

const lines = [
  '250 g red lentils',
  '1 large onion, finely chopped',
  '2 tbsp olive oil',
  '1½ tsp ground cumin',
  '½ tsp chilli flakes',
  '400 g tinned tomatoes',
  '1 litre hot vegetable stock',
  '2 tbsp peanut butter',
  'salt and black pepper',
];
const steps = [
  '1. Soften the onion in the oil over a low heat for 8 minutes, stirring now and then so that it does not catch.',
  '2. Add the cumin and the chilli and cook for 1 minute.',
  '3. Add the lentils, tomatoes and stock, bring to the boil, then simmer for 25 minutes until the lentils fall apart.',
  '4. Stir in the peanut butter, season to taste and serve in warm bowls.',
];
const style = `<style>
  body { margin: 0; padding: 60px; width: 880px; background: #fffdf8; color: #222; font: 24px/1.4 "Liberation Serif", serif; }
  h1 { font-size: 44px; margin: 0 0 8px } h2 { font-size: 28px; margin: 24px 0 6px } p { margin: 6px 0 }
  .pair { display: grid; grid-template-columns: 330px 1fr; gap: 50px }
</style>`;
const head = '<h1>Lentil and peanut stew</h1><p>Serves 4</p><p>Prep: 15 min</p><p>Cook: 35 min</p>';
const part = (title: string, rows: readonly string[]) =>
  `<h2>${title}</h2>${rows.map((row) => `<p>${row}</p>`).join('')}`;
const oneColumn = `${style}${head}${part('Ingredients', lines)}${part('Method', steps)}`;
const twoColumns = `${style}${head}<div class="pair"><div>${part('Ingredients', lines)}</div><div>${part('Method', steps)}</div></div>`;

const browser = await chromium.launch({
  executablePath: provideChromium() ?? '',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1000, height: 1200 } });
const drawn = async (html: string) => {
  await page.setContent(html);
  return sharp(await page.screenshot({ fullPage: true }));
};
const keep = async (name: string, picture: Sharp, quality: number) =>
  writeFileSync(
    new URL(`pages/${name}.jpg`, import.meta.url),
    await picture.jpeg({ quality }).toBuffer(),
  );
const table = { background: '#6b6258' };

await keep('clear', await drawn(oneColumn), 80);
await keep(
  'askew',
  (await drawn(oneColumn)).rotate(3.5, table).blur(1.1).modulate({ brightness: 0.8 }),
  45,
);
await keep('columns', (await drawn(twoColumns)).rotate(2, table).blur(0.8), 60);
await keep('poor', (await drawn(oneColumn)).resize(420).blur(1.4), 25);
await browser.close();
