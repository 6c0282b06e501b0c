/** The app as somebody in France reads it: what is ours is French on every screen, and what stays English is marked as such. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { englishWord } from '../texts/englishWords.ts';
import { expectNoSidewaysScroll, picture, settleIn, signUpByCalls } from './support.ts';

const { house, browserNow, visit } = settleIn();

/** What is seen or read out and has an English word, without the recipes, which are marked as English, and without what the person typed. */
async function leftIn(page: Page, typed: readonly string[]): Promise<string[]> {
  const { ours, recipes } = await page.evaluate(() => {
    const said = [document.title];
    const english: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: within, textContent: text } = walker.currentNode;
      if (within?.closest('script, noscript, style, option, #said-as-data')) continue;
      (within?.closest('[lang="en"]') ? english : said).push(text?.trim() ?? '');
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        (element.closest('[lang="en"]') ? english : said).push(element.getAttribute(name) ?? '');
    return { ours: said, recipes: english };
  });
  const known = [...typed, ...recipes]
    .filter((text) => text.length > 3)
    .toSorted((one, other) => other.length - one.length);
  return [...new Set(ours)]
    .map((text) => known.reduce((left, each) => left.replaceAll(each, ''), text))
    .filter((text) => englishWord.test(text));
}

test('finds an English word, and none in French', () => {
  expect(
    ['Leave out the nuts', 'tree nuts', '2 tbsp'].filter((text) => !englishWord.test(text)),
  ).toEqual([]);
  expect(
    ['Noix et graines', 'C’est pour vous, à l’ail', 'on a le choix'].filter((text) =>
      englishWord.test(text),
    ),
  ).toEqual([]);
});

test(
  'settings, kitchen, recipe, planner, lists and who eats say nothing of ours in English',
  { timeout: 240_000 },
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    context.setDefaultTimeout(20_000);
    const sickness = 'high blood pressure, anaphylaxis to peanuts, allergic to nightshades';
    const list = '2 chicken breasts, rice, 3 carrots, half an onion, spinach, 6 eggs, milk';
    const typed = [...sickness.split(', '), sickness, list, ...list.split(', ')];
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle');
      await picture(page, `french-words-${name}`);
      expect.soft(await leftIn(page, typed), name).toEqual([]);
      await expectNoSidewaysScroll(page);
    };
    await signUpByCalls(page, house);
    const saved = await page.evaluate(
      async (sicknessType) =>
        (
          await fetch('/api/settings', {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              hasSickness: true,
              sicknessType,
              country: 'FR',
              health_consent_at: Date.now(),
              diets: ['halal'],
              answers: { 'allergy_peanut-traces': 'Yes' },
            }),
          })
        ).status,
      sickness,
    );
    expect(saved).toBe(200);

    await page.goto(`${house.origin}/settings?language=fr`);
    await page.getByText('Ce que nous avons compris').waitFor();
    await page.getByText('solanacées').first().waitFor();
    await page.getByText('Allergie à l’arachide', { exact: true }).first().waitFor();
    await page.getByText(/^solanacées\s: aussi .+ et \d+ de plus$/).waitFor();
    await look('settings');

    await page.goto(`${house.origin}/ai-kitchen`);
    await page.getByLabel(/Qu’avez-vous/).fill(list);
    await page.getByRole('button', { name: 'Trouver des recettes' }).click();
    await page.getByText('Recettes proposées par l’IA').waitFor();
    await page.getByText('blanc de poulet').first().waitFor();
    await look('suggestions');
    await page.locator('main button[aria-pressed]').first().click();
    await page.getByText('Ingrédients', { exact: true }).first().waitFor();
    await look('recipe');

    await page.goto(`${house.origin}/planner`);
    await page.getByRole('button', { name: 'Nouveau menu', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Créer votre menu de la semaine' });
    await form.getByLabel('Génération automatique').check();
    await form.getByLabel('Pays').selectOption({ label: 'France' });
    await form.getByLabel(/Budget hebdomadaire/).fill('150');
    await look('generation');
    await form.getByRole('button', { name: 'Générer un menu automatiquement' }).click();
    await page.getByText('À propos de cette semaine').waitFor({ timeout: 90_000 });
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true;
    });
    await look('planner');
    await page.getByRole('button', { name: 'Liste de courses' }).first().click();
    const shopping = page.getByRole('dialog', { name: /^Liste de courses/ });
    await shopping.getByRole('heading', { name: 'Légumes et herbes' }).waitFor();
    await shopping
      .getByText(/environ \d/)
      .first()
      .waitFor();
    await look('plan-shopping');

    for (const path of ['/shopping', '/who-eats', '/history', '/my-recipes', '/household']) {
      await page.goto(house.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(path.slice(1));
    }

    // What is refused is said in French by its code.
    await page.goto(`${house.origin}/profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('profile');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a list is tried without an account, in French', async () => {
  const { page, context } = await visit({ width: 1280, colorScheme: 'dark' });
  const list = 'chicken, rice, tomatoes, onion, ginger';
  await page.goto(`${house.origin}/try?language=fr`);
  await page.getByLabel(/^Qu’avez-vous/).fill(`${list}\nallergic to tree nuts`);
  await page.getByRole('button', { name: 'Montrez-moi trois plats' }).click();
  await page.getByText(/Exclus de tous les plats\s: .*fruits à coque/).waitFor();
  await picture(page, 'french-words-try');
  expect(await leftIn(page, [`${list}\nallergic to tree nuts`, 'allergic to tree nuts'])).toEqual(
    [],
  );
  await context.close();
});

test('the library and a recipe are in the language that was chosen in the app', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await page.goto(`${house.origin}/landing?language=fr`);
  await page.goto(`${house.origin}/recipes`);
  await page.getByRole('heading', { level: 1, name: 'Recettes' }).waitFor();
  await picture(page, 'french-words-library');
  expect(await leftIn(page, [])).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.locator('summary', { hasText: 'Régime' }).click();
  await page.getByRole('link', { name: /^Végétalien/ }).click();
  await page.getByRole('heading', { level: 1, name: /végétalien/ }).waitFor();
  await page.getByRole('searchbox').fill('jollof');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.getByRole('link', { name: 'Riz jollof', exact: true }).click();
  await page.getByRole('heading', { name: 'Ingrédients' }).waitFor();
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  await picture(page, 'french-words-library-recipe');
  expect(await leftIn(page, [])).toEqual([]);
  await expectNoSidewaysScroll(page);
  // What the address names is kept for the app too.
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('platewise_language'))).toBe('en');
  await page.goto(`${house.origin}/recipes`);
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the library is in French for a browser that asks for it, and leads into an app in French', async () => {
  const context = await browserNow().newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${house.origin}/recipes/jollof-rice`);
  await page.getByRole('heading', { name: 'Préparation' }).waitFor();
  expect(await page.getByRole('link', { name: 'Cuisiner ce plat' }).getAttribute('href')).toBe(
    '/recipe/jollof-rice?from=library&language=fr',
  );
  await page.goto(`${house.origin}/recipes?language=en`);
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor();
  await page
    .getByRole('link', { name: 'Jollof rice', exact: true })
    .or(page.locator('h2 a'))
    .first()
    .click();
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
  await context.close();
});
