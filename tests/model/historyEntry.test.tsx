import { expect } from 'vitest';
import type { HistoryItem } from '../../machines/shared/history.ts';
import {
  HistoryEntryView,
  type HistoryEntryParts,
} from '../../src/features/history/views/HistoryEntryView.tsx';
import { EntryDetail } from '../../src/features/history/views/EntryDetail.tsx';
import { historyEntry } from './samples/historyEntry.ts';
import { press, screen, seesButton, seesNoButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  item: HistoryItem | null;
  message: string | null;
}

const parts: HistoryEntryParts = {
  Question: () => <p>the question</p>,
  WayBack: () => <p>the way back</p>,
  OwnNote: () => <p>the note</p>,
  OwnPhoto: () => <p>the photo</p>,
  EntryDetail,
};

const heading = (name: string) =>
  expect(screen.getByRole('heading', { name, hidden: true })).toBeVisible();
const titleOf = ({ kind, recipe }: HistoryItem) => {
  if (recipe) return 'What You Cooked';
  return kind === 'food' ? 'Food Detection Result' : 'Ingredient Detection Result';
};
const seesEntry = ({ item }: Context) => {
  heading(titleOf(item!));
  const dish = item!.recipe?.title ?? item!.suggestion;
  heading(dish);
  seesText('the note');
  if (item!.recipe) {
    seesText('For 6 servings');
    expect(screen.getByText('Serves 6. 20 min cooking.')).toBeInTheDocument();
    expect(screen.getByText('600 g rice')).toBeInTheDocument();
    expect(screen.getByText('300 g rice')).toBeInTheDocument();
  }
  heading('Recipe Suggestion');
  expect(screen.getAllByText(dish).length).toBeGreaterThan(1);
  heading(item!.kind === 'food' ? 'Detected Foods' : 'Ingredients');
  if (item!.names === null) seesText('No foods detected');
  heading('Cooking Instructions');
  seesText('the photo');
  expect(screen.getByText('eggs', { selector: 'strong' })).toBeVisible();
  seesText('No video tutorials available.');
  seesText('No articles available.');
};
const missing = (why: string | ((context: Context) => string)) => (context: Context) => {
  heading('History Entry Not Found');
  seesText(typeof why === 'string' ? why : why(context));
  expect(screen.getByRole('link', { name: 'Back to History' })).toHaveAttribute('href', '/history');
};
const seesEntryBehind = ({ item }: Context) => heading(titleOf(item!));
testView({
  samples: historyEntry,
  draw: (actor) => themed(<HistoryEntryView actor={actor as never} parts={parts} />),
  does: {
    'entry.retried': press('Try again'),
    'cooking.requested': press('Cook again'),
    'deletion.requested': press('Delete'),
  },
  offers: (label, { item }: Context) =>
    label !== 'cooking.requested' ||
    ((item?.names?.length ?? 0) > 0 && (item?.kind === 'ingredient' || item?.analysisId !== null)),
  sees: {
    idMissing: missing('No history ID provided'),
    fetchingEntry: () => seesText('Loading history detail...'),
    entryMissing: missing('History entry not found'),
    entryRefused: missing(({ message }) =>
      message === ''
        ? 'The requested history entry could not be found.'
        : (message ?? 'Failed to load history detail.'),
    ),
    entryFailed: missing('Failed to load history detail. Please try again later.'),
    'showing.reading': (context: Context) => {
      seesEntry(context);
      if (
        context.item!.names === null ||
        (context.item!.kind === 'food' && context.item!.analysisId === null)
      )
        seesNoButton('Cook again');
      else seesButton('Cook again');
    },
    'showing.deletionAsked': (context: Context) => {
      seesEntryBehind(context);
      seesText('the question');
    },
    deleted: () => {
      heading('This entry is deleted');
      expect(screen.getByRole('link', { name: 'Back to History' })).toBeVisible();
      seesText('the way back');
    },
  },
});
