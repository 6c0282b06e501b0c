import { expect } from 'vitest';
import { TutorialPanel } from '../../src/features/planner/views/TutorialPanel.tsx';
import { tutorial, video } from './samples/tutorial.ts';
import { press, screen, seesButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  servings: number | null;
  instructions: unknown;
  resources: unknown;
  video: string | null;
}

const seesNoPlayer = () => expect(screen.queryByTitle('Jollof at home')).toBeNull();
const seesPlayer = () =>
  expect(screen.getByTitle('Jollof at home')).toHaveAttribute(
    'src',
    expect.stringContaining('https://www.youtube-nocookie.com/embed/abcdefghijk'),
  );

testView({
  samples: tutorial,
  draw: (actor) =>
    themed(
      <TutorialPanel
        actor={actor as never}
        timers={undefined}
        onClose={() => undefined}
        onSwap={() => undefined}
      />,
    ),
  does: {
    'instructions.retried': () => press('Try again')(),
    'resources.retried': press('Fetch videos and articles'),
    'servings.chosen': press('One serving more'),
    'video.chosen': press('Play here: Jollof at home'),
    'video.expanded': press('Expand the video'),
    'video.reduced': press('Make the video smaller'),
    'video.closed': press('Close the video'),
    'recipe.shared': press('Share'),
  },
  // Videos are there when they have come; the one that plays has no button to play it, and one step of servings is tried.
  offers: (label, { resources, video: playing, servings }: Context) => {
    if (label === 'video.chosen') return resources !== null && playing !== video;
    return label === 'servings.chosen' ? servings === null : true;
  },
  unreachable: ['guard isServings: false'],
  sees: {
    'recipe.fetchingInstructions': () => {
      expect(screen.getByRole('dialog', { name: 'How to Cook' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Jollof rice' })).toBeVisible();
      seesText('Salt: 1.1 g a serving, below your limit of 1.5 g.');
      seesText('Writing out the instructions...');
    },
    'recipe.written': ({ servings }: Context) => {
      expect(screen.getByText('onion', { selector: 'strong' })).toBeVisible();
      // Written for two, planned for one, then cooked for two.
      seesText(servings === 2 ? '200 g rice' : '100 g rice');
      seesText(servings === 2 ? /Add 200 g rice/ : /Add 100 g rice/);
      seesText('You need onion');
      seesButton('Start timer: 10 minutes');
    },
    'recipe.instructionsFailed': () => {
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Failed to load instructions. Please try again.',
      );
      seesText(/150 g rice|300 g rice/);
    },
    'recipe.recipeDeleted': () => {
      seesText(/^This recipe was deleted/);
      seesButton('Swap this meal');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Open recipe page' })).toBeNull();
      seesText(/150 g rice|300 g rice/);
    },
    'resources.fetchingResources': () => seesText('Looking for videos and articles...'),
    'resources.found': () => {
      expect(screen.getByRole('heading', { name: 'Video Tutorials' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Recommended Articles' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Play here: A search' })).toBeNull();
      expect(screen.getAllByRole('link', { name: /Watch Tutorial/ }).length).toBeGreaterThan(0);
      seesText('All about jollof');
    },
    'resources.resourcesFailed': () => seesText('The videos and articles could not be fetched.'),
    'video.closed': seesNoPlayer,
    'video.inline': () => {
      seesPlayer();
      seesButton('Expand the video');
    },
    'video.expanded': () => {
      seesPlayer();
      seesButton('Make the video smaller');
    },
    'sharing.idle': () => {
      seesButton('Share');
    },
    'sharing.sharingRecipe': () => seesButton('Sharing...'),
  },
});
