/** What the paths through the charts do not look at: words by path, names, details of an answer. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { quietPantry } from '../model/samples/pantry.ts';
import { confirmationMachine } from '../../machines/photos/confirmation.machine.ts';
import { photoKeepingMachine } from '../../machines/photos/photoKeeping.machine.ts';
import { aiKitchenMachine } from '../../machines/aiKitchen/aiKitchen.machine.ts';
import type { ToDrafts } from '../../machines/shared/account.ts';
import type { Analysis } from '../../machines/shared/kitchen.ts';
import type { Person } from '../../machines/shared/session.ts';
import { GuardCard } from '../../src/app/shell/GuardCard.tsx';
import { Header } from '../../src/app/shell/Header.tsx';
import { SignedInBar } from '../../src/features/navigation/views/SignedInBar.tsx';
import { AiKitchenView } from '../../src/features/aiKitchen/views/AiKitchenView.tsx';
import { Landing } from '../../src/features/landing/Landing.tsx';
import { pageAt, type Path } from '../../src/app/features.ts';
import { kitchen as englishKitchen } from '../../src/features/aiKitchen/texts/en.ts';
import { kitchen as frenchKitchen } from '../../src/features/aiKitchen/texts/fr.ts';
import { fill } from '../../src/texts/fill.ts';
import { translate } from '../../src/texts/language.ts';
import { Page } from '../../src/ui/Page.tsx';
import { themed } from '../model/screen.tsx';

const ada: Person = {
  uid: '1',
  id: '1',
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
};
const nothing = () => undefined;

describe('the guard’s cards', () => {
  test.each([
    ['FOOD-01', '/detected', [['Go to Login', '/landing']], /Please log in/],
    ['KIT-01', '/ai-kitchen', [['Go to Landing Page', '/landing']], /Please log in/],
    [
      'an invitation',
      '/household',
      [
        ['Log in', '/login'],
        ['Sign up', '/signup'],
      ],
      /the invitation opens after that/,
    ],
    ['HIST-05', '/history', [['Go to Login', '/landing']], 'Please log in to view your history.'],
    [
      'HIST-05',
      '/history/0190c0de',
      [['Go to Login', '/landing']],
      'Please log in to view your detection history.',
    ],
  ])('%s: %s', (_, path, ways, detail) => {
    render(themed(<GuardCard path={path} />));
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(ways);
  });
});

describe('the head of a screen', () => {
  const header = (
    person: Person | null | undefined,
    path: string,
    onSignOut: (from: string) => void = nothing,
  ) =>
    render(
      themed(
        <Header
          person={person}
          path={path}
          bar={SignedInBar}
          onSignOut={onSignOut}
          onFeedback={undefined}
        />,
      ),
    );

  test.each([
    ['the display name', { ...ada }, 'Ada', 'A'],
    ['the email up to the @', { ...ada, displayName: null }, 'ada', 'A'],
    ['the email where the name is blank', { ...ada, displayName: '  ' }, 'ada', 'A'],
    ['User', { ...ada, displayName: null, email: '@example.org' }, 'User', 'U'],
    ['a letter beyond the first plane whole', { ...ada, displayName: '𝒜da' }, '𝒜da', '𝒜'],
  ])('names the person by %s (NAV-04)', (_, person, name, initial) => {
    header(person, '/ai-kitchen');
    const menu = screen.getByRole('button', { name });
    expect(menu).toHaveTextContent(`${initial}${name}`);
    fireEvent.click(menu);
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual([
      'My recipes',
      'Profile',
      'Shopping list',
      'Settings',
      'Payment',
      'Sign Out',
    ]);
  });

  test('leads the signed-in to four places and says where they are (NAV-03)', () => {
    header(ada, '/history/0190c0de');
    const links = screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a');
    expect([...links].map((each) => each.textContent)).toEqual([
      'Meal Planner',
      'Ingredients Detector',
      'Detect Food',
      'History',
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('History');
  });

  test('has no places for anyone else (NAV-03)', () => {
    header(null, '/login');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('at the landing page has the ways in, or the way out with the email (LAND-01)', () => {
    const { unmount } = header(null, '/landing');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
    unmount();
    const from: string[] = [];
    header(ada, '/landing', (origin) => from.push(origin));
    expect(screen.getByText('ada@example.org')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(from).toEqual(['landing']);
  });
});

test('each screen gives the browser’s tab its title (NAV-05)', () => {
  const titleOf = (path: Path) => {
    render(themed(<Page title={pageAt(path)?.texts.title ?? ''}>words</Page>)).unmount();
    return document.title;
  };
  expect(titleOf('/planner')).toBe('Meal Planner - Platewise');
  expect(titleOf('/history')).toBe('History - Platewise');
});

describe('the landing page (LAND-01, LAND-02)', () => {
  const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

  test('tells of six things, leads in, and names the trial by its one constant (ACC-01)', () => {
    const { rerender } = render(themed(<Landing isSignedIn={false} />));
    expect(
      region('A calmer week in the kitchen')
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual([
      'No more cooking burnout',
      'Health first',
      'Your budget, your country',
      'Seven days, worked out',
      'Use what you have',
      'Guided recipes',
    ]);
    expect(screen.getByText('Start with a 2-day free trial. No card needed.')).toBeVisible();
    expect(region(/^Why people choose/).getAllByRole('listitem')).toHaveLength(4);
    for (const link of screen.getAllByRole('link', { name: 'Get Started' }))
      expect(link).toHaveAttribute('href', '/signup');
    rerender(themed(<Landing isSignedIn />));
    for (const link of screen.getAllByRole('link', { name: 'To the AI Kitchen' }))
      expect(link).toHaveAttribute('href', '/ai-kitchen');
  });

  test('prices the configured plans', () => {
    render(themed(<Landing isSignedIn={false} />));
    const pricing = region('Plans & Pricing');
    expect(
      pricing.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent),
    ).toEqual(['$2.5 Weekly', '$5 Per 2 Weeks', '$10 Per Month', '$100 per year']);
    expect(
      within(pricing.getByRole('article', { name: '$10 Per Month' })).getByText('Most Popular'),
    ).toBeVisible();
    const yearly = within(pricing.getByRole('article', { name: '$100 per year' }));
    expect(yearly.getByText('Best Value')).toBeVisible();
    expect(yearly.getByText('Save $20/year')).toBeVisible();
    expect(yearly.getByText('$100.00')).toBeVisible();
  });

  test('has its parts in the header, and in a menu that opens and closes (LAND-01)', () => {
    render(
      themed(
        <Header
          person={null}
          path="/landing"
          bar={SignedInBar}
          onSignOut={nothing}
          onFeedback={undefined}
        />,
      ),
    );
    const places = (nav: HTMLElement) =>
      within(nav)
        .getAllByRole('link')
        .map((each) => [each.textContent, each.getAttribute('href')]);
    expect(places(screen.getByRole('navigation', { name: 'On this page' }))).toEqual([
      ['Home', '/landing#home'],
      ['Features', '/landing#features'],
      ['Pricing', '/landing#pricing'],
    ]);
    const button = screen.getByRole('button', { name: 'Menu' });
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getAllByRole('navigation', { name: 'On this page' })[1]!;
    expect(places(menu).map(([label]) => label)).toEqual([
      'Home',
      'Features',
      'Pricing',
      'Sign In',
      'Get Started',
    ]);
    fireEvent.keyDown(menu, { key: 'Escape' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    fireEvent.click(button);
    fireEvent.click(
      within(screen.getAllByRole('navigation', { name: 'On this page' })[1]!).getByRole('link', {
        name: 'Pricing',
      }),
    );
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a placeholder without a value stays, so that it is noticed', () => {
  expect(fill('{count} of {all}, {count}', { count: 2 })).toBe('2 of {all}, 2');
});

describe('the AI Kitchen', () => {
  const nutrition = {
    energy_kcal: 431.6,
    protein_g: 23.4,
    carb_g: 1,
    sugars_g: 1,
    fibre_g: 1,
    fat_g: 1,
    sat_fat_g: 1,
    sodium_mg: 1,
    potassium_mg: 1,
    phosphorus_mg: 1,
  };
  const answer: Analysis = {
    response: ['chicken breast', 'rice', 'coriander leaves'],
    food_suggestions: ['Jollof rice', 'Plain rice'],
    analysis_id: 'a1',
    ingredients: [
      { text: '2 chiken', name: 'chicken breast', key: 'a', grams: 348.2, match: 'spelling' },
      { text: 'Rice', name: 'rice', key: 'b', grams: null, match: 'exact' },
      { text: 'cilantro', name: 'coriander leaves', key: 'c', match: 'regional' },
    ],
    not_understood: ['grandma sauce'],
    suggestions: [
      {
        recipe_id: 'r',
        title: 'Jollof rice',
        description: 'Smoky.',
        cuisine: 'Nigerian',
        meal_types: ['dinner'],
        section: 'few',
        minutes: 60,
        hands_on: 20,
        difficulty: 'easy',
        servings: 4,
        have: ['rice', 'tomatoes', 'onion'],
        swaps: [{ yours: 'chicken breast', forIt: 'chicken thighs', change: 'cook_less' }],
        need: ['pepper'],
        cupboard: ['oil', 'salt'],
        enough: { servings: 2, more: 200, unit: 'g', food: 'rice' },
        reasons: [{ code: 'local' }],
        allergens: ['milk', 'wheat', 'may contain soya'],
        nutrition,
        safety: { verdict: 'caution', reasons: ['840 mg sodium a serving.'] },
      },
    ],
  };
  const cook = async (analysis: Analysis) => {
    const chart = aiKitchenMachine.provide({
      actors: {
        processIngredients: fromPromise(() => Promise.resolve(analysis)),
        drafts: fromCallback<ToDrafts<string>>(() => nothing),
        shownDishes: fromCallback(() => nothing),
        pantry: quietPantry,
        confirmation: confirmationMachine,
        photoKeeping: photoKeepingMachine,
      },
    });
    const limits = {
      imageBytes: 10,
      preparationTimeout: 60_000,
      aiTimeout: 60_000,
      saveTimeout: 60_000,
      keepTimeout: 60_000,
      recallTimeout: 60_000,
      confirmation: { typingDelay: 1, optionsTimeout: 60_000, names: 9 },
      pantry: { callTimeout: 60_000, undo: 10_000 },
    };
    const actor = createActor(chart, { input: { limits, search: '' } }).start();
    render(themed(<AiKitchenView actor={actor} />));
    fireEvent.change(screen.getByLabelText('What do you have?'), {
      target: { value: '2 chiken, Rice, cilantro, grandma sauce' },
    });
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Discover Recipes' })),
    );
    return actor;
  };

  test('says what was read as what, how much, and what was not understood (KIT-04)', async () => {
    await cook(answer);
    const lines = [...screen.getByRole('list', { name: 'AI Detected Ingredient' }).children].map(
      (each) => each.textContent,
    );
    expect(lines).toEqual([
      '2 chiken →read aschicken breastabout 348 g',
      'rice',
      'cilantro →read ascoriander leaves',
    ]);
    expect(screen.getByText('grandma sauce', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'AI Detected Ingredient' })).toHaveFocus();
    expect(screen.getByText('2 dishes found.', { selector: '[aria-live]' })).toBeInTheDocument();
  });

  test('shows a count and a weight as they were written (KIT-04)', async () => {
    const read = (text: string, name: string, grams: number) => ({
      text,
      name,
      key: name,
      grams,
      match: 'exact' as const,
    });
    await cook({
      ...answer,
      response: ['eggs', 'beef', 'beef mince', 'tinned tuna', 'cabbage'],
      ingredients: [
        read('4 eggs', 'eggs', 200),
        read('300 g beef', 'beef', 300),
        { ...read('300 g minced beef', 'beef mince', 300), match: 'generic' as const },
        read('tin of tuna', 'tinned tuna', 112),
        read('half a cabbage', 'cabbage', 450),
      ],
    });
    const lines = [...screen.getByRole('list', { name: 'AI Detected Ingredient' }).children];
    expect(lines.map((each) => each.textContent)).toEqual([
      'eggs4, about 200 g',
      'beef300 g',
      '300 g minced beef →read asbeef mince',
      'tinned tunaabout 112 g',
      'half a cabbage →read ascabbageabout 450 g',
    ]);
  });

  test('says which two foods a name may mean where the list does not tell (KIT-04)', async () => {
    const beans = { key: 'beans_kidney_dry', or_key: 'beans_kidney_canned' };
    const names = { name: 'dried kidney beans', or_name: 'tinned kidney beans' };
    await cook({
      ...answer,
      response: ['dried kidney beans', 'dried kidney beans'],
      ingredients: [
        { ...beans, ...names, text: 'beans', match: 'generic' },
        { key: beans.key, name: names.name, text: 'dried red beans', match: 'generic' },
      ],
    });
    const lines = [...screen.getByRole('list', { name: 'AI Detected Ingredient' }).children];
    expect(lines.map((each) => each.textContent)).toEqual([
      'beans →read asdried kidney beans or tinned kidney beans',
      'dried red beans →read asdried kidney beans',
    ]);
  });

  test('says of a suggestion what is at home, swapped and to buy, and does without where there is only a name (KIT-04)', async () => {
    await cook(answer);
    const description = screen
      .getByRole('button', { name: 'Jollof rice' })
      .getAttribute('aria-describedby')!;
    const card = document.getElementById(description)!;
    for (const words of [
      '60 min',
      '20 min hands-on',
      '432 kcal',
      '3 at home',
      'your chicken breast for chicken thighs',
      'pepper',
      'Enough for 2 servings; the whole recipe takes 200 g more rice',
      'Take care',
      '840 mg sodium a serving.',
    ]) {
      expect(card).toHaveTextContent(words);
    }
    // A card says one thing beside its marks; the rest stands with the dish.
    for (const words of ['oil', 'Smoky.', 'Everyday food', 'Contains'])
      expect(card).not.toHaveTextContent(words);
    expect(screen.getByRole('heading', { name: 'One or two things to buy' })).toBeVisible();
    expect(screen.getByText(/^Nutrition figures are estimates/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plain rice' })).toBeVisible();
  });

  test('leads to the page of the dish, and marks the card that was chosen (KIT-05)', async () => {
    const actor = await cook(answer);
    const said: object[] = [];
    actor.on('navigate', (emitted) => void said.push(emitted));
    fireEvent.click(screen.getByRole('button', { name: 'Jollof rice' }));
    expect(said).toEqual([
      { type: 'navigate', to: '/recipe/r?analysis=a1&choice=0', replace: false },
    ]);
    expect(screen.getByRole('button', { name: 'Jollof rice' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('leads to a dish that fits only with a swap with that swap in the address (KIT-05)', async () => {
    const [dish] = answer.suggestions!;
    const actor = await cook({
      ...answer,
      suggestions: [
        {
          ...dish!,
          used_swaps: ['pasta_dry-pasta_gf_corn', 'onion-shallot'],
          swaps: ['pasta_dry-pasta_gf_corn', 'onion-shallot', 'a-b', 'c-d', 'e-f'].map((id) => {
            const [forIt = '', yours = ''] = id.split('-');
            const named = { forIt_key: forIt, yours_key: yours, forIt, yours };
            return { ...named, change: 'as_written' as const };
          }),
        },
      ],
    });
    // What makes it fit is named, however many others there are.
    for (const words of ['your pasta_gf_corn for pasta_dry', 'your shallot for onion', '3 swaps'])
      expect(screen.getByText(words)).toBeVisible();
    const said: object[] = [];
    actor.on('navigate', (emitted) => void said.push(emitted));
    fireEvent.click(screen.getByRole('button', { name: 'Jollof rice' }));
    const swaps = 'swaps=pasta_dry-pasta_gf_corn.onion-shallot';
    expect(said).toEqual([
      { type: 'navigate', to: `/recipe/r?analysis=a1&choice=0&${swaps}`, replace: false },
    ]);
  });

  test.each([
    ['en', 'Your recipe'],
    ['fr', 'Votre recette'],
  ] as const)(
    'marks a recipe of one’s own in %s, opens its page, and claims no language for its title (083)',
    async (language, mark) => {
      const [dish] = answer.suggestions!;
      const own = { ...dish!, recipe_id: 'own-jollof-1', own: true };
      const actor = await cook({ ...answer, suggestions: [own] });
      expect(screen.getAllByText('Your recipe')).toHaveLength(1);
      const english = structuredClone(englishKitchen);
      onTestFinished(() => translate('en', { kitchen: english }));
      if (language === 'fr') translate('fr', { kitchen: frenchKitchen });
      cleanup();
      render(themed(<AiKitchenView actor={actor} />));
      expect(screen.getAllByText(mark)).toHaveLength(1);
      const said: object[] = [];
      actor.on('navigate', (emitted) => void said.push(emitted));
      const card = screen.getByRole('button', { name: 'Jollof rice' });
      expect(card).not.toHaveAttribute('lang');
      expect(screen.getByRole('button', { name: 'Plain rice' })).toHaveAttribute('lang', 'en');
      fireEvent.click(card);
      expect(said).toEqual([
        { type: 'navigate', to: '/recipe/own-jollof-1?analysis=a1&choice=0', replace: false },
      ]);
    },
  );

  test('does not call for attention when it is opened again', async () => {
    const actor = await cook(answer);
    screen.getByRole('textbox').focus();
    render(themed(<AiKitchenView actor={actor} />));
    expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
  });

  test('takes an answer without details (KIT-04)', async () => {
    await cook({ response: ['rice'], food_suggestions: ['Plain rice'], analysis_id: 'a2' });
    expect(screen.getByRole('list', { name: 'AI Detected Ingredient' })).toHaveTextContent('rice');
    expect(screen.getByText('One dish found.', { selector: '[aria-live]' })).toBeInTheDocument();
  });
});
