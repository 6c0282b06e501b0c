import { expect } from 'vitest';
import type { HistoryItem } from '../../machines/shared/history.ts';
import {
  HistoryListView,
  type HistoryListParts,
} from '../../src/features/history/views/HistoryListView.tsx';
import { historyList } from './samples/historyList.ts';
import { press, screen, seesText, themed, type } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  query: string;
  items: readonly HistoryItem[];
  cursor: string | null;
  message: string | null;
}

const parts: HistoryListParts = {
  Deletion: () => <p>the way back</p>,
  Favourites: () => <p>the favourites</p>,
};

const search = (context: Context) => {
  expect(screen.getByRole('searchbox', { name: 'Search history' })).toHaveValue(context.query);
  expect(screen.getByPlaceholderText('Search history...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'History', hidden: true })).toBeVisible();
  seesText('the way back');
  seesText('the favourites');
};
const seesEntries = ({ items, cursor }: Context) => {
  for (const { id, suggestion } of items)
    expect(screen.getByRole('link', { name: suggestion, hidden: true })).toHaveAttribute(
      'href',
      `/history/${id}`,
    );
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(items.length);
  expect(screen.queryAllByText('4 of 5 stars')).toHaveLength(
    items.filter(({ rating }) => rating === 4).length,
  );
  const more = screen.queryByRole('button', { name: 'Load more', hidden: true });
  if (cursor === null) expect(more).toBeNull();
};
/** Until something has come there is only the waiting. */
const listed = (words?: string) => (context: Context) => {
  search(context);
  if (context.items.length === 0) return seesText('Loading your history...');
  seesEntries(context);
  if (words !== undefined) seesText(words);
};
const failed = (problem: string | ((context: Context) => string)) => (context: Context) => {
  search(context);
  expect(screen.getAllByRole('alert', { hidden: true }).map((each) => each.textContent)).toContain(
    typeof problem === 'string' ? problem : problem(context),
  );
  expect(screen.getByRole('button', { name: 'Try again', hidden: true })).toBeVisible();
};
const card =
  (...words: string[]) =>
  (context: Context) => {
    search(context);
    words.forEach((each) => seesText(each));
  };

testView({
  samples: historyList,
  draw: (actor) => themed(<HistoryListView actor={actor as never} parts={parts} />),
  does: {
    'query.changed': type('Search history', 'rice '),
    'query.changed (blank)': type('Search history', ''),
    'history.retried': press('Try again'),
    'more.requested': press('Load more'),
    'deletion.requested': press('Delete Egg fried rice'),
  },
  // A field reports a change only when its text differs; more is asked for where there is more, and deleted what is listed.
  offers: (label, context: Context) => {
    if (label.startsWith('query.changed'))
      return historyList.person[label]['query'] !== context.query;
    if (label === 'more.requested') return context.cursor !== null;
    return label !== 'deletion.requested' || context.items.some(({ id }) => id === 'r2');
  },
  unreachable: ['guard hasMore: false'],
  sees: {
    typing: listed(),
    fetchingHistory: listed('Searching...'),
    empty: card('No detection history yet.', 'Start scanning to see your results here.'),
    nothingFound: card('Nothing found', 'No entry has "rice" in its name, foods or ingredients.'),
    listed: (context: Context) => {
      search(context);
      seesEntries(context);
    },
    fetchingMore: (context: Context) => {
      search(context);
      expect(screen.getByRole('button', { name: 'Loading more...', hidden: true })).toBeVisible();
    },
    moreFailed: (context: Context) => {
      search(context);
      seesText('More entries could not be loaded.');
    },
    historyRefused: failed(({ message }) => message ?? 'Failed to load history.'),
    historyFailed: failed('Failed to load history. Please try again later.'),
    unauthenticated: card(
      'Please log in to view your history.',
      'Please ensure you are logged in and try again.',
    ),
  },
});
