// For how many a week is planned, as its form says: for all who are named under 'Who eats'.
import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MemberFolds } from '../../src/features/planner/views/MemberFolds.tsx';
import { GenerationFields } from '../../src/features/planner/views/GenerationFields.tsx';
import { Rehearsal } from '../model/engine/index.ts';
import { planGeneration } from '../model/samples/planGeneration.ts';
import { household } from '../model/samples/plans.ts';
import { screen, seesText, themed } from '../model/screen.tsx';

let rehearsal: Rehearsal | undefined;
afterEach(() => rehearsal?.end());

function formOf(people: number, others: number | undefined, kept = {}) {
  const begun = new Rehearsal(planGeneration);
  rehearsal = begun;
  begun.start();
  begun.perform({
    kind: 'answer',
    label: 'readHousehold answers',
    from: 'readHousehold',
    event: { type: 'answer', output: { ...household, people, others, ...kept } },
  });
  const { actor } = begun;
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

test('all that is kept to is named: health, diets, allergens and other foods', () => {
  formOf(1, undefined, {
    sickness: 'gout',
    diets: ['no_pork'],
    leavesOut: ['tree_nut', 'coriander'],
  });
  seesText(/From your settings: gout; No pork; without tree nuts, coriander\. For 1 person/);
});

test('foods that are left out are named without a condition too, and many are cut short', () => {
  const leavesOut = Array.from({ length: 10 }, (_, at) => `food ${at}`);
  formOf(1, undefined, { sickness: null, leavesOut });
  seesText(/From your settings: without food 0, .*food 7, …\. For 1 person/);
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

test.each([
  [true, /What you told us that Yaw must not eat is left out of the pot/],
  [false, /Yaw eats from the pot\. You told us nothing that has to be left out/],
])('of a child it is said that something is left out only where it was told: %s', (told, said) => {
  const child = {
    name: 'Yaw',
    counted: 'child' as const,
    portion: 0.5,
    days: [],
    week: [],
    relaxed: [],
    notes: [],
    leaves_out: told,
  };
  render(themed(<MemberFolds members={[child]} weekday="Monday" />));
  seesText(said);
});
