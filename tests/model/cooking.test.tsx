import { expect } from 'vitest';
import { CookView } from '../../src/features/recipe/views/CookView.tsx';
import { scaledOf } from '../../src/features/recipe/views/selectors.ts';
import { cooking, type Context } from './samples/cooking.ts';
import { written } from './samples/recipe.ts';
import { press, screen, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const scaled = scaledOf({
  written: {
    ...written,
    text: '1. Beat the eggs.\n2. Fry the rice for 5 minutes.\n3. Serve.',
    stepIngredients: [[0], [1], []],
  },
  servings: 4,
} as never)!;

const said = ['Beat the eggs.', 'Fry the rice for 5 minutes.', 'Serve.'];
const needed = ['4 eggs (240 g)', '400 g rice', 'Nothing new for this step.'];
const sees = (words: string) =>
  said.forEach((each) => {
    if (words === each) seesText(each);
    else expect(screen.queryByText(each)).toBeNull();
  });

testView({
  samples: cooking,
  draw: (actor) =>
    themed(
      <CookView
        actor={actor as never}
        title="Egg fried rice"
        scaled={scaled}
        Voice={() => <p>steps by voice</p>}
      />,
    ),
  does: {
    'step.finished': press('Next'),
    'step.reopened': press('Back'),
    'ingredients.opened': press('All ingredients'),
    'ingredients.closed': press('Back to the step'),
    'cooking.finished': press('Done'),
    'cooking.left': press('Leave cooking'),
  },
  // Steps that are not there have no button.
  offers: (label, { step, steps }: Context) => {
    if (label === 'step.finished') return step + 1 < steps;
    if (label === 'cooking.finished') return step + 1 === steps;
    return label !== 'step.reopened' || step > 0;
  },
  unreachable: ['guard hasNext: false', 'guard hasPrevious: false', 'guard isLast: false'],
  sees: {
    following: ({ step }: Context) => {
      expect(screen.getByRole('dialog', { name: 'Cook: Egg fried rice' })).toBeVisible();
      seesText('Egg fried rice, 4 servings');
      expect(screen.getByRole('heading', { name: `Step ${step + 1} of 3` })).toBeVisible();
      sees(said[step]);
      seesText(needed[step]);
      seesText('steps by voice');
    },
    listing: () => {
      expect(screen.getByRole('dialog', { name: 'Ingredients' })).toBeVisible();
      expect(screen.getAllByText('400 g rice').length).toBeGreaterThan(0);
    },
  },
});
