/** The history's charts with the one that deletes, as a person meets them: on their real views. */
import { act, cleanup, render, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { entryDeletionMachine } from '../../machines/history/entryDeletion.machine.ts';
import { historyEntryMachine } from '../../machines/history/historyEntry.machine.ts';
import { ownPhotoMachine } from '../../machines/history/ownPhoto.machine.ts';
import { ownNoteMachine } from '../../machines/history/ownNote.machine.ts';
import { historyEntryLimits } from './samples/historyEntry.ts';
import { quietMarks } from './samples/recipeMarks.ts';
import { historyListMachine } from '../../machines/history/historyList.machine.ts';
import type { EntryAnswer, HistoryAnswer } from '../../machines/shared/history.ts';
import { EntryDetail } from '../../src/features/history/views/EntryDetail.tsx';
import {
  HistoryEntryView,
  type HistoryEntryParts,
} from '../../src/features/history/views/HistoryEntryView.tsx';
import { OwnNote } from '../../src/features/history/views/OwnNote.tsx';
import { Question } from '../../src/features/history/views/Question.tsx';
import { WayBack } from '../../src/features/history/views/WayBack.tsx';
import { HistoryListView } from '../../src/features/history/views/HistoryListView.tsx';
import { historyLimits, rice, stew } from './samples/historyList.ts';
import {
  press,
  screen,
  seesButton,
  seesNoButton,
  seesNoText,
  seesText,
  themed,
} from './screen.tsx';

afterEach(cleanup);

/** What the services were asked for, in order. */
function services() {
  const asked: string[] = [];
  const note = (call: string) =>
    fromPromise<void, { entryId: string }>(({ input }) => {
      asked.push(`${call} ${input.entryId}`);
      return Promise.resolve();
    });
  return {
    asked,
    entryDeletion: entryDeletionMachine.provide({
      actors: { deleteEntry: note('delete'), restoreEntry: note('restore') },
    }),
  };
}
const does = async (step: () => void) => act(async () => step());
const inDialog = (name: string) => () =>
  within(screen.getByRole('dialog')).getByRole('button', { name }).click();
const titles = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('link').textContent);

describe('in the list', () => {
  const open = async () => {
    const { asked, entryDeletion } = services();
    const fetchHistory = fromPromise<HistoryAnswer, { query: string; cursor: string | null }>(
      () => {
        asked.push('list');
        return Promise.resolve({ outcome: 'listed', page: { items: [rice, stew], cursor: null } });
      },
    );
    const clock = new SimulatedClock();
    const actor = createActor(
      historyListMachine.provide({
        actors: { fetchHistory, entryDeletion, recipeMarks: quietMarks },
      }),
      { input: { limits: historyLimits }, clock },
    );
    actor.start();
    await act(async () => void render(themed(<HistoryListView actor={actor} />)));
    return { asked, clock };
  };

  test('HIST-10: what is deleted leaves the others, and the undo reads the list again', async () => {
    const { asked } = await open();
    await does(press('Delete Egg fried rice'));
    expect(screen.getByRole('dialog', { name: 'Delete this entry?' })).toHaveTextContent(
      'Egg fried rice',
    );
    await does(inDialog('Delete'));
    expect(titles()).toEqual(['Stew']);
    seesText('"Egg fried rice" is deleted.');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await does(press('Undo'));
    expect(titles()).toEqual(['Egg fried rice', 'Stew']);
    seesNoButton('Undo');
    expect(asked).toEqual(['list', 'delete r2', 'restore r2', 'list']);
  });

  test('HIST-10: another can be asked about while the undo is offered, and kept', async () => {
    const { asked } = await open();
    await does(press('Delete Egg fried rice'));
    await does(inDialog('Delete'));
    await does(press('Delete Stew'));
    expect(screen.getByRole('dialog', { name: 'Delete this entry?' })).toHaveTextContent('Stew');
    await does(inDialog('Keep it'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toEqual(['Stew']);
    expect(asked).toEqual(['list', 'delete r2']);
  });

  test('HIST-10: the undo goes after its time', async () => {
    const { clock } = await open();
    await does(press('Delete Stew'));
    await does(inDialog('Delete'));
    await does(() => clock.increment(historyLimits.undoWindow - 1));
    seesButton('Undo');
    await does(() => clock.increment(1));
    seesNoButton('Undo');
    seesNoText('"Stew" is deleted.');
    expect(titles()).toEqual(['Egg fried rice']);
  });
});

const parts: HistoryEntryParts = {
  Question,
  WayBack,
  OwnNote,
  OwnPhoto: () => null,
  EntryDetail,
};

describe('on its own page', () => {
  const open = async () => {
    const { asked, entryDeletion } = services();
    const fetchEntry = fromPromise<EntryAnswer, { entryId: string }>(() =>
      Promise.resolve({ outcome: 'found', item: { ...rice, id: 'called otherwise' } }),
    );
    const clock = new SimulatedClock();
    const actor = createActor(
      historyEntryMachine.provide({
        actors: { fetchEntry, entryDeletion, ownNote: ownNoteMachine, ownPhoto: ownPhotoMachine },
      }),
      { input: { limits: historyEntryLimits, path: '/history/r2' }, clock },
    );
    actor.start();
    await act(async () => void render(themed(<HistoryEntryView actor={actor} parts={parts} />)));
    return { asked, clock };
  };
  const heading = (name: string) =>
    expect(screen.getByRole('heading', { name, hidden: true })).toBeVisible();

  test('HIST-10: what is deleted can be had back for as long as the page is open', async () => {
    const { asked, clock } = await open();
    await does(press('Delete'));
    await does(inDialog('Delete'));
    heading('This entry is deleted');
    await does(() => clock.increment(100 * historyLimits.undoWindow));
    await does(press('Undo'));
    heading('Ingredient Detection Result');
    expect(asked).toEqual(['delete r2', 'restore r2']);
  });

  test('HIST-10: what is kept after the question can be asked about again', async () => {
    const { asked } = await open();
    await does(press('Delete'));
    await does(inDialog('Keep it'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await does(press('Delete'));
    expect(screen.getByRole('dialog', { name: 'Delete this entry?' })).toHaveTextContent(
      'Egg fried rice',
    );
    expect(asked).toEqual([]);
  });
});
