import { expect } from 'vitest';
import { Swaps, type SwapsActor } from '../../src/features/recipe/views/Swaps.tsx';
import { adapted } from './samples/recipe.ts';
import { recipeSwaps, type Context } from './samples/recipeSwaps.ts';
import { press, screen, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const name = 'Use your brown rice for white rice';
const failed = 'That did not work. The recipe stays as it was; please try again.';
const button = () => screen.getByRole('button', { name });

/** What it changes is said before it is used, and after. */
const seesSwap = ({ wished }: Context) => {
  expect(button()).toHaveAttribute('aria-pressed', String(wished.length > 0));
  expect(button()).toHaveAccessibleDescription(
    'takes more time · 10 min longer · 50 mg more sodium a serving · £0.20 more a serving',
  );
};

testView({
  samples: recipeSwaps,
  draw: (actor) =>
    themed(
      <Swaps
        actor={actor as SwapsActor}
        swaps={adapted.recipe?.swaps ?? []}
        currency={adapted.recipe?.cost?.currency}
      />,
    ),
  does: { 'swap.toggled': press(name) },
  // While it is worked out, the same is not pressed again.
  unreachable: [],
  sees: {
    resting: (context: Context) => {
      seesSwap(context);
      seesNoText(failed);
    },
    adapting: () => {
      expect(button()).toHaveAttribute('aria-busy', 'true');
      seesText('Writing the recipe with it...');
    },
    adaptingFailed: (context: Context) => {
      seesSwap(context);
      seesText(failed);
    },
  },
});
