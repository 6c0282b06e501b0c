/** What the kitchen understood of somebody's words: told, asked about one thing at a time, and taken back by a press. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { conditionFieldMachine } from '../../machines/health/conditionField.machine.ts';
import type { HealthWords, KnownHealth } from '../../machines/shared/account.ts';
import { isWithinLimits } from '../../src/features/aiKitchen/views/selectors.ts';
import { ConditionField } from '../../src/features/health/views/ConditionField.tsx';
import { withoutStatement } from '../../src/features/health/views/selectors.ts';
import { HealthNotice } from '../../src/features/health/views/HealthNotice.tsx';
import { themed } from '../model/screen.tsx';

const nothing: KnownHealth = {
  suggestions: [],
  understood: [],
  allergens: [],
  questions: [],
  refinements: [],
  unknown: [],
  notes: [],
};
const rice = { id: 'rice', name: 'rice', also: ['rice noodles'], count: 1 };
const wide: KnownHealth = {
  ...nothing,
  understood: [{ id: 'ckd', name: 'Kidney disease' }],
  allergens: [
    { id: 'peanut', name: 'peanuts' },
    { id: 'rice', name: 'rice' },
    { id: 'kiwi', name: 'kiwi' },
  ],
  families: [{ ...rice, id: 'peanut', name: 'peanuts' }, rice],
  questions: [{ id: 'potassium', text: 'Is it raised?', choices: ['No', 'Yes'] }],
  refinements: [{ id: 'leave-out-beef', text: 'Shall we leave out beef?', choices: ['Yes', 'No'] }],
  spans: [
    { text: 'ckd', state: 'understood' },
    { text: 'beef somehow', state: 'partly' },
    { text: 'zelnorax', state: 'notUnderstood' },
  ],
  unknown: ['zelnorax'],
};

/** @param answer what the kitchen says, by what it was asked; a promise that stays open keeps it silent */
async function show(
  text: string,
  answer: (words: HealthWords) => KnownHealth | Promise<never>,
  answers: HealthWords['answers'] = {},
) {
  const asked = vi.fn<(words: HealthWords) => void>();
  const actor = createActor(
    conditionFieldMachine.provide({
      actors: {
        fetchConditions: fromPromise(({ input }) => {
          asked(input);
          return Promise.resolve(answer(input));
        }),
      },
      delays: { searchDelay: () => 0 },
    }),
    {
      input: {
        words: { text, answers },
        limits: { searchDelay: 0, callTimeout: 60_000, textMaximum: 500 },
      },
    },
  ).start();
  render(themed(<ConditionField actor={actor} />));
  await act(async () => {
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  return { actor, asked };
}
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const group = (name: string) => screen.queryByRole('group', { name });
const silent = () => new Promise<never>(() => undefined);

describe('what was understood (SET-07)', () => {
  test('one thing is asked at a time: questions, then refinements, then what nobody understood', async () => {
    const { actor } = await show('ckd, beef somehow, zelnorax', ({ answers }) => ({
      ...wide,
      questions: 'potassium' in answers ? [] : wide.questions,
      refinements: 'leave-out-beef' in answers ? [] : wide.refinements,
    }));
    expect(group('Is it raised?')).toHaveTextContent('1 more question after this one.');
    expect(group('Shall we leave out beef?')).toBeNull();
    await press('Yes');
    expect(group('Is it raised?')).toBeNull();
    expect(within(group('Shall we leave out beef?')!).getByRole('heading')).toHaveFocus();
    await press('No');
    expect(within(group('We do not know “zelnorax”')!).getByRole('heading')).toHaveFocus();
    expect(actor.getSnapshot().context.answers).toEqual({
      potassium: 'Yes',
      'leave-out-beef': 'No',
    });
    expect(screen.getByText('Shall we leave out beef? No')).toBeVisible();
  });

  test('the next question can be answered while the kitchen still thinks about the last answer', async () => {
    const { actor, asked } = await show('ckd', ({ answers }) =>
      Object.keys(answers).length === 0 ? wide : silent(),
    );
    await press('Yes');
    expect(screen.getByText('Kidney disease')).toBeVisible();
    await press('Yes');
    expect(actor.getSnapshot().value).toBe('fetchingConditions');
    expect(asked).toHaveBeenLastCalledWith({
      text: 'ckd',
      answers: { potassium: 'Yes', 'leave-out-beef': 'Yes' },
    });
  });

  test('beside coeliac disease it is said which oats stay in, and no sentence twice that the names tell', async () => {
    const oats = 'We leave oats in because you wrote so: only those whose packet says gluten-free.';
    const known: KnownHealth = {
      ...nothing,
      understood: [{ id: 'coeliac', name: 'Coeliac disease' }],
      notes: [
        { code: 'health.glutenFreeOats', params: {}, text: oats },
        { code: 'health.leftOut', params: { food: 'gluten' }, text: "We leave out 'gluten'." },
        'A sentence from before there were codes.',
      ],
    };
    await show('coeliac, but oats are fine', () => known);
    expect(screen.getByText(/^We leave oats in because you wrote so/)).toBeVisible();
    expect(screen.queryByText(/We leave out 'gluten'/)).toBeNull();
    expect(screen.queryByText(/from before there were codes/)).toBeNull();
  });

  test('a figure that a clinician gave is among what was understood', async () => {
    const text = 'Sodium: at most 1,500 mg a day, as you told us.';
    await show('1.5 g sodium', () => ({
      ...nothing,
      spans: [{ text: '1.5 g sodium', state: 'understood' }],
      notes: [{ code: 'health.ownLimit', params: {}, text }],
    }));
    expect(screen.getByRole('heading', { name: 'What we understood' })).toBeVisible();
    expect(screen.getByText(/^Sodium: at most/)).toBeVisible();
  });

  test('an answer that was given before is in sight when the page is opened again', async () => {
    const [asked] = wide.questions;
    await show('ckd', () => ({ ...nothing, settled: [asked!] }), { potassium: 'Yes' });
    expect(screen.getByText('Is it raised? Yes')).toBeVisible();
    expect(group('Is it raised?')).toBeNull();
    expect(screen.getByRole('button', { name: 'Answer the questions again' })).toBeVisible();
  });

  test('a family is taken back by a press, and the answer is kept', async () => {
    const { actor } = await show('ckd, rice', ({ answers }) => ({
      ...nothing,
      spans: [{ text: 'rice', state: 'understood' }],
      families: 'leave-out-rice' in answers ? [] : [rice],
    }));
    await press('Leave out rice no longer');
    expect(actor.getSnapshot().context.answers).toEqual({ 'leave-out-rice': 'No' });
    expect(screen.queryByRole('button', { name: 'Leave out rice no longer' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Answer the questions again' })).toBeVisible();
  });

  test('each food that is left out is named once, and an allergen is not taken back by a slip of the finger', async () => {
    await show('ckd', () => ({
      ...wide,
      allergens: wide.allergens.filter(({ id }) => id !== 'rice'),
    }));
    for (const name of ['peanuts', 'rice', 'kiwi'])
      expect(screen.getAllByText(name, { exact: true })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Leave out peanuts no longer' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave out rice no longer' })).toBeEnabled();
  });

  test('marks are told in words, too', async () => {
    await show('ckd, beef somehow, zelnorax', () => wide);
    expect(
      within(screen.getByRole('list', { name: 'In your words' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ckd (understood)', 'beef somehow(partly understood)', 'zelnorax(not understood)']);
  });

  test('what nobody understood can be written again, or taken out', async () => {
    const { actor } = await show('gout; zelnorax', ({ text }) =>
      text === 'gout'
        ? nothing
        : {
            ...nothing,
            spans: [{ text: 'zelnorax', state: 'notUnderstood' }],
            unknown: ['zelnorax'],
          },
    );
    await press('Write it again');
    expect(screen.getByLabelText('What condition?')).toHaveFocus();
    await press('Take it out');
    expect(actor.getSnapshot().context.text).toBe('gout');
  });

  test('nothing of an earlier text stays in sight while another is typed', async () => {
    const { actor } = await show('ckd', ({ text }) => (text === 'ckd' ? wide : silent()));
    await act(async () => actor.send({ type: 'text.changed', text: 'ckd, gout' }));
    expect(screen.queryByText('Kidney disease')).toBeNull();
    expect(group('Is it raised?')).toBeNull();
  });

  test.each([
    ['gout, zelnorax, okra', 'zelnorax', 'gout, okra'],
    ['zelnorax in the morning. Gout', 'zelnorax in the morning', 'Gout'],
    ['gout and zelnorax', 'zelnorax', 'gout'],
    ['zelnorax', 'zelnorax', ''],
    ['gout', 'Zelnorax', undefined],
  ])('%j without %j is %j', (text, statement, rest) => {
    expect(withoutStatement(text, statement)).toBe(rest);
  });
});

describe('the notice over dishes', () => {
  const notice = (open: Parameters<typeof HealthNotice>[0]['open'], then = false) =>
    render(themed(<HealthNotice open={open} then={then} />));

  test('names what was not understood, and leads to the settings', () => {
    notice({ not_understood_health: ['zelnorax', 'x'.repeat(80)], open_health_questions: 2 });
    expect(screen.getByRole('status')).toHaveTextContent(
      `We did not understand “zelnorax”, “${'x'.repeat(60)}” in what you told us about your health.`,
    );
    expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/settings');
  });

  test('speaks of the time of planning over a week that is planned already', () => {
    notice({ not_understood_health: ['zelnorax'] }, true);
    expect(screen.getByRole('status')).toHaveTextContent('when this week was planned.');
  });

  test.each([
    [1, 'A question about your health is still open.'],
    [3, '3 questions about your health are still open.'],
  ])('says that %i is asked', (questions, sentence) => {
    notice({ open_health_questions: questions });
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });

  test.each([
    [{}, true],
    [{ not_understood_health: ['zelnorax'] }, false],
    [{ open_health_questions: 1 }, false],
  ])('with %j, that all is within the limits is said: %s', (open, isSaid) => {
    const fit = {
      safety: { verdict: 'fit', reasons: [] },
      reasons: [{ code: 'within_limit' }],
    } as never;
    expect(
      isWithinLimits({
        response: [],
        food_suggestions: [],
        analysis_id: 'a',
        suggestions: [fit],
        ...open,
      }),
    ).toBe(isSaid);
  });

  test('is not there while everything is understood', () => {
    notice({ not_understood_health: [] });
    notice(undefined);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
