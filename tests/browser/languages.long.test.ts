/** The whole way in French, and every screen from right to left. */
import { describe, expect, test } from 'vitest';
import { englishOn } from './french.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  looks,
  picture,
  settleIn,
  signUp,
  someone,
} from './support.ts';
import { isKept } from './isKept.ts';

const { house, visit } = settleIn();

describe.each(
  looks(
    [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ] as const,
    2,
  ),
)('in French at $width px, $colorScheme', ({ width, colorScheme }) => {
  test('from the door to the planner', { timeout: 300_000 }, async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    const look = async (name: string) => {
      await picture(page, `french-${name}-${width}-${colorScheme}`);
      expect.soft(await englishOn(page), name).toEqual([]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await page.goto(`${house.origin}/landing?language=fr`);
    await page
      .getByRole('heading', { name: 'Le dîner commence avec ce que vous avez déjà.' })
      .waitFor();
    await look('landing');
    await page.goto(`${house.origin}/signup`);
    await page.getByRole('heading', { name: 'Créer votre compte' }).waitFor();
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await page.getByText('Le prénom est nécessaire.').first().waitFor();
    await look('signup');
    await page.getByLabel('Prénom').fill('Ada');
    await page.getByLabel('Nom', { exact: true }).fill('Obi');
    await page.getByLabel('Adresse e-mail').fill(someone());
    await page.getByLabel('Mot de passe', { exact: true }).fill('a long enough password');
    await page.getByLabel('Confirmer le mot de passe').fill('a long enough password');
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await page.waitForURL('**/onboarding');
    await page.getByRole('heading', { name: 'Bienvenue' }).waitFor();
    await look('onboarding');

    await page.goto(`${house.origin}/ai-kitchen`);
    await page.getByText('Les étapes des recettes sont en anglais.').waitFor();
    await page
      .getByLabel(/Qu’avez-vous/)
      .fill('2 blancs de poulet, riz, tomates, un demi-oignon, un peu de gingembre');
    await page.getByRole('button', { name: 'Trouver des recettes' }).click();
    await page.getByText('Recettes proposées par l’IA').waitFor();
    await look('kitchen');

    await page.goto(`${house.origin}/planner`);
    await page.getByRole('heading', { name: 'Planificateur de repas' }).waitFor();
    await page.getByRole('button', { name: 'Nouveau menu', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Créer votre menu de la semaine' });
    await form.getByLabel('Génération automatique').check();
    await form.getByLabel('Pays').selectOption({ label: 'France' });
    await form.getByLabel(/Budget hebdomadaire/).fill('120');
    await look('generation');
    await form.getByRole('button', { name: 'Générer un menu automatiquement' }).click();
    await page.getByText('C’est fait').waitFor({ timeout: 60_000 });
    await page.getByText('À propos de cette semaine').waitFor();
    await look('planner');
    await page.getByRole('button', { name: 'Liste de courses' }).first().click();
    await page
      .getByRole('dialog', { name: 'Liste de courses' })
      .getByText(/En tout environ/)
      .waitFor();
    await look('shopping');

    for (const [path, name] of [
      ['/settings', 'Réglages'],
      ['/profile', 'Profil'],
      ['/payment', 'Formules et tarifs'],
      ['/history', 'Historique'],
      ['/detected', 'Détecter des aliments'],
      ['/sources', 'D’où viennent nos valeurs'],
      ['/privacy', 'Confidentialité'],
    ] as const) {
      await page.goto(house.origin + path);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.waitForLoadState('networkidle');
      await look(path.slice(1));
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a language that is chosen in the settings leaves what was typed there; the page waits for its words', async () => {
    const { page, context } = await visit({ width, colorScheme });
    await signUp(page, house);
    let held = 0;
    await context.route(/featureTexts/, async (route) => {
      held += 1;
      await new Promise((resolve) => void setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(`${house.origin}/settings`);
    await page.getByLabel('People to cook for').fill('4');
    await page.getByRole('main').getByRole('link', { name: 'Français' }).click();
    await page.getByText('Voici ce que vous aviez saisi.').waitFor();
    expect(await page.getByLabel('Personnes pour qui cuisiner').inputValue()).toBe('4');
    expect(held).toBeGreaterThan(0);
    await context.close();
  });
});

test(
  'works in French without a network, for whoever has chosen it',
  { timeout: 180_000 },
  async () => {
    const { page, context } = await visit({
      width: 390,
      keepsApp: true,
      expectFailures: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
    });
    await signUp(page, house);
    await page.goto(`${house.origin}/history?language=fr`);
    await page.getByRole('heading', { level: 1, name: 'Historique' }).waitFor();
    await isKept(page, { withWords: true });
    await context.setOffline(true);
    await page.goto(`${house.origin}/settings`);
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    await page.goto(`${house.origin}/ai-kitchen`);
    await page.getByRole('button', { name: 'Trouver des recettes' }).waitFor();
    expect(await englishOn(page)).toEqual([]);
    await context.close();
  },
);

describe.each([{ width: 390 }, { width: 1280 }])('from right to left at $width px', ({ width }) => {
  test('no screen leaves its window', { timeout: 300_000 }, async () => {
    const { page, context, complaints } = await visit({ width });
    // As a language of that direction would have it; the app itself sets its own language's.
    await page.addInitScript(() => {
      const turn = () =>
        document.documentElement.dir !== 'rtl' && (document.documentElement.dir = 'rtl');
      new MutationObserver(turn).observe(document, {
        subtree: true,
        attributes: true,
        attributeFilter: ['dir'],
        childList: true,
      });
    });
    const look = async (path: string) => {
      await page.goto(house.origin + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
      await picture(page, `rtl${path.replaceAll('/', '-')}-${width}`);
      await expectNoSidewaysScroll(page);
    };
    for (const path of [
      '/landing',
      '/login',
      '/signup',
      '/forgot-password',
      '/privacy',
      '/sources',
    ])
      await look(path);
    await signUp(page, house);
    for (const path of [
      '/onboarding',
      '/ai-kitchen',
      '/detected',
      '/planner',
      '/history',
      '/payment',
      '/settings',
      '/profile',
    ])
      await look(path);
    await page.goto(`${house.origin}/planner`);
    await page.getByRole('button', { name: 'Start an empty week' }).first().click();
    await page.getByRole('region', { name: 'Monday' }).waitFor();
    await page.waitForLoadState('networkidle');
    await picture(page, `rtl-week-${width}`);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'New Plan', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await picture(page, `rtl-dialog-${width}`);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
