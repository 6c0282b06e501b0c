// @vitest-environment node
/** The form of a week is found again as it was filled in: after a reload, and after a look elsewhere. */
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { choicesFrom } from '../../domain/weekRules.ts';
import { planGenerationMachine } from '../../machines/planner/planGeneration.machine.ts';
import type {
  GenerationRequest,
  GenerationResult,
  Household,
  PlanDraft,
  SaveResult,
} from '../../machines/shared/plans.ts';
import {
  createWeekFormDraft,
  weekFormDraftIn,
} from '../../src/features/planner/actors/weekFormDraft.ts';
import { days, limits, newest } from '../model/samples/plans.ts';
import { ada, areaOf, Browser, tokens } from './browser.ts';

const monday = '2026-01-05';
const planned: GenerationResult = {
  outcome: 'planned',
  draft: { mealPlan: days, basis: { location: 'Ghana', budget: 400 }, report: null },
  notes: [],
};
interface Opening {
  week?: string;
  taken?: readonly string[];
  household?: Partial<Household>;
}

/** A tab in which the form is opened, closed and opened again. */
function openTab() {
  const { storage } = new Browser().openTab();
  storage.storeSession(ada, tokens(1));
  const texts = new Map<string, string>();
  const open = async ({ week = monday, taken = [], household }: Opening = {}) => {
    const who = { sickness: null, country: 'NG', people: 2, answers: {}, ...household };
    const actor = createActor(
      planGenerationMachine.provide({
        actors: {
          weekFormDraft: createWeekFormDraft({ storage }, () => areaOf(texts)),
          readHousehold: fromPromise<Household>(async () => who),
          generatePlan: fromPromise<GenerationResult, GenerationRequest>(async () => planned),
          savePlan: fromPromise<SaveResult, { draft: PlanDraft; week: string }>(async () => ({
            outcome: 'saved',
            plan: newest,
          })),
        },
      }),
      { input: { week, today: monday, planned: taken, remembered: null, limits } },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches('composing'));
    return { actor, form: () => actor.getSnapshot().context.form };
  };
  return { texts, open };
}

/** Everything that can be changed in the form but the photo. */
function fillIn({ actor }: Awaited<ReturnType<ReturnType<typeof openTab>['open']>>): void {
  actor.send({ type: 'week.chosen', date: '2026-01-19' });
  actor.send({ type: 'location.chosen', location: 'GH' });
  actor.send({ type: 'budget.changed', budget: '400' });
  actor.send({ type: 'rules.changed', rules: { weekdayMinutes: 20, people: 5 } });
  actor.send({ type: 'meals.toggled', places: [{ day: 'Friday', slot: 'dinner' }] });
}

describe('the form of a week', () => {
  test('is found as it was filled in, with for how many it is', async () => {
    const { open } = openTab();
    const first = await open();
    fillIn(first);
    const filledIn = first.form();
    first.actor.stop();
    const { form } = await open();
    expect(form()).toEqual(filledIn);
    expect(form()).toMatchObject({
      week: '2026-01-19',
      location: 'GH',
      budget: '400',
      rules: { people: 5, weekdayMinutes: 20, out: [{ day: 'Friday', slot: 'dinner' }] },
    });
  });

  test('is for as many as the settings say now, unless another number was chosen in it', async () => {
    const { open } = openTab();
    const first = await open();
    first.actor.send({ type: 'budget.changed', budget: '3500' });
    first.actor.stop();
    const saved = await open({ household: { people: 4 } });
    expect(saved.form()).toMatchObject({ budget: '3500', rules: { people: 4 } });
    saved.actor.send({ type: 'rules.changed', rules: { people: 6 } });
    saved.actor.stop();
    const { form } = await open({ household: { people: 5 } });
    expect(form().rules.people).toBe(6);
  });

  test('keeps a list that was typed, and no photo', async () => {
    const { open } = openTab();
    const { actor } = await open();
    actor.send({ type: 'auto.chosen', auto: false });
    actor.send({ type: 'list.changed', list: 'rice, beans' });
    actor.send({
      type: 'image.chosen',
      image: { name: 'fridge.jpg', size: 20_000, type: 'image/jpeg' },
    });
    actor.stop();
    const { form } = await open();
    expect(form()).toMatchObject({ auto: false, list: 'rice, beans', image: null });
  });

  test('that is opened for another week is for that week, and where the chosen one has a plan by now, for a free one', async () => {
    const { open } = openTab();
    const first = await open();
    fillIn(first);
    first.actor.stop();
    const other = await open({ week: '2026-02-02' });
    expect(other.form()).toMatchObject({ week: '2026-02-02', budget: '400' });
    other.actor.stop();
    const taken = await open({ taken: ['2026-01-19'] });
    expect(taken.form()).toMatchObject({ week: monday, budget: '400' });
  });

  test('in which nothing was changed is made up new each time', async () => {
    const { open, texts } = openTab();
    const { actor } = await open();
    actor.stop();
    expect(texts.size).toBe(0);
    const { form } = await open({ household: { country: 'FR', people: 3 } });
    expect(form()).toMatchObject({ location: 'FR', rules: { people: 3 } });
  });

  test('is gone once its plan is saved', async () => {
    const { open, texts } = openTab();
    const first = await open();
    fillIn(first);
    expect(texts.size).toBe(1);
    first.actor.send({ type: 'form.submitted' });
    await waitFor(first.actor, (snapshot) => snapshot.status === 'done');
    expect(texts.size).toBe(0);
  });

  test('of another shape is not believed', () => {
    const draft = {
      openedFor: monday,
      week: monday,
      auto: true,
      method: 'list',
      location: 'GH',
      budget: '400',
      list: '',
      rules: { ...choicesFrom(null, 2), out: [{ day: 'Friday', slot: 'dinner' }] },
    };
    expect(weekFormDraftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const broken of [
      null,
      7,
      {},
      { ...draft, week: 7 },
      { ...draft, household: 0 },
      { ...draft, auto: 'yes' },
      { ...draft, method: 'guess' },
      { ...draft, rules: null },
      { ...draft, rules: { ...draft.rules, people: 0 } },
      { ...draft, rules: { ...draft.rules, people: 21 } },
      { ...draft, rules: { ...draft.rules, weekdayMinutes: '20' } },
      { ...draft, rules: { ...draft.rules, weekendMinutes: 481 } },
      { ...draft, rules: { ...draft.rules, cooking: 'never' } },
      { ...draft, rules: { ...draft.rules, variety: 'none' } },
      { ...draft, rules: { ...draft.rules, out: [{ day: 'Friday', slot: 'tea' }] } },
      { ...draft, rules: { ...draft.rules, out: [null] } },
      { ...draft, rules: { ...draft.rules, out: 'Friday' } },
    ])
      expect(weekFormDraftIn(broken)).toBeNull();
  });
});
