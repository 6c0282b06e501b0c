// For how many a week is planned, as its form says: for all who are named under 'Who eats'.
import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GenerationFields } from '../../src/features/planner/views/GenerationFields.tsx';
import { Rehearsal } from '../model/engine/index.ts';
import { planGeneration } from '../model/samples/planGeneration.ts';
import { household } from '../model/samples/plans.ts';
import { screen, seesText, themed } from '../model/screen.tsx';

let rehearsal: Rehearsal;
afterEach(() => rehearsal.end());

function formOf(people: number, others: number | undefined) {
  rehearsal = new Rehearsal(planGeneration);
  rehearsal.start();
  rehearsal.perform({
    kind: 'answer',
    label: 'readHousehold answers',
    from: 'readHousehold',
    event: { type: 'answer', output: { ...household, people, others } },
  });
  const { actor } = rehearsal;
  render(themed(<GenerationFields actor={actor as never} problem={undefined} />));
}

test.each([
  [1, undefined, 'For 1 person'],
  [1, 2, 'For 3 people'],
  [5, 2, 'For 5 people'],
])('%d in the settings and %o named are told as %s', (people, others, said) => {
  formOf(people, others);
  seesText(new RegExp(`${said}\\. To change`));
});

test('those who are named always count, and guests may be added', () => {
  formOf(1, 2);
  const fewer = screen.getByRole('button', { name: 'One person fewer', hidden: true });
  expect(fewer).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'One person more', hidden: true }));
  seesText(/For 4 people\. To change/);
  fireEvent.click(fewer);
  seesText(/For 3 people\. To change/);
});
