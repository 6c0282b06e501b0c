import { expect } from 'vitest';
import type { FollowUpActor } from '../../src/features/followUp/views/selectors.ts';
import { RecordLine } from '../../src/features/followUp/views/RecordLine.tsx';
import { Resources } from '../../src/features/followUp/views/Resources.tsx';
import { followUp } from './samples/followUp.ts';
import { press, screen, seesButton, seesNoButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  resources: unknown;
}

const seesResources = ({ resources }: Context) => {
  if (resources === null) return seesText('The videos and articles could not be fetched.');
  expect(screen.getByRole('heading', { name: 'Youtube Resources' })).toBeVisible();
  seesText('Video Tutorials');
  seesText('Fried rice');
  expect(screen.getByRole('heading', { name: 'Google Resources' })).toBeVisible();
  seesText('Recommended Articles');
  seesText('No articles available.');
};

testView({
  samples: followUp,
  draw: (actor) =>
    themed(
      <>
        <RecordLine actor={actor as FollowUpActor} />
        <Resources actor={actor as FollowUpActor} />
      </>,
    ),
  does: { 'resources.retried': press('Try again'), 'record.retried': press('Save again') },
  // Resources are asked for again only where they are missing.
  offers: (label, { resources }: Context) => label !== 'resources.retried' || resources === null,
  unreachable: ['guard isWithoutResources: false'],
  sees: {
    fetchingResources: () => seesText('Looking for videos and articles...'),
    savingRecord: (context: Context) => {
      seesResources(context);
      seesText('Saving to your history...');
    },
    saved: (context: Context) => {
      seesResources(context);
      seesText('Saved to your history');
      if (context.resources === null) seesButton('Try again');
      else seesNoButton('Try again');
    },
    recordUnsaved: (context: Context) => {
      seesResources(context);
      seesText('This could not be saved to your history.');
      seesButton('Save again');
    },
    refetchingResources: () => seesText('Looking for videos and articles...'),
  },
});
