// @vitest-environment node
/** Two generations at once, as the app wires them, against the real server: a button pressed twice, two tabs, one week. */
import { expect, test } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { fetchStatus } from '../../contract/access.ts';
import { fetchPlans } from '../../contract/storedPlans.ts';
import { limits } from '../../src/app/features.ts';
import { plannerChart } from '../../src/features/planner/chart.ts';
import { Browser } from './browser.ts';
import { signUpHere, startPlatewise } from './platewise.ts';
import { connectTab, type ConnectedTab } from './tab.ts';
import { longTest } from '../verify.ts';

/** A busy machine may need minutes for a week, and none of these tests is about that. */
const longWait = 240_000;
const waitLimit = { timeout: longWait };
const unhurried = { ...limits.planLibrary, callTimeout: longWait, aiTimeout: longWait };

/** The planner with 'Create Your Meal Plan' open, filled in for a country and a budget. */
async function openForm(tab: ConnectedTab) {
  // Here is no address that would say which week is looked at, and no tab that is hidden.
  const chart = plannerChart(tab).provide({
    actors: {
      viewAddress: fromCallback(() => undefined),
      tabReturns: fromCallback(() => undefined),
    },
  });
  const planner = createActor(chart, { input: { limits: unhurried } }).start();
  await waitFor(planner, (snapshot) => snapshot.matches({ table: 'browsing' }), waitLimit);
  planner.send({ type: 'creation.opened' });
  const panel = planner.getSnapshot().children.planGeneration!;
  await waitFor(panel, (snapshot) => snapshot.matches('composing'), waitLimit);
  panel.send({ type: 'week.chosen', date: '2036-01-07' });
  panel.send({ type: 'auto.chosen', auto: true });
  panel.send({ type: 'location.chosen', location: 'Nigeria' });
  panel.send({ type: 'budget.changed', budget: '20,000' });
  return {
    planner,
    panel,
    pressed: () =>
      waitFor(
        panel,
        (snapshot) =>
          !snapshot.hasTag('busy') && (snapshot.status === 'done' || snapshot.matches('composing')),
        waitLimit,
      ),
  };
}

async function storedBy({ client }: ConnectedTab) {
  const { meal_plans: stored } = await client.request(fetchPlans, { query: {} });
  const { data } = await client.request(fetchStatus, { query: {} });
  return {
    weeks: stored.map(({ start_date: start, meal_plan: days }) => `${start}: ${days.length} days`),
    used: data?.usage?.plans?.used,
  };
}

longTest(
  'GEN-02, GEN-05: the button pressed twice makes one plan, and takes one from the limit',
  { timeout: 2 * longWait },
  async () => {
    const { origin } = await startPlatewise();
    const tab = connectTab(origin);
    await signUpHere(tab);
    const { planner, panel, pressed } = await openForm(tab);
    for (let press = 0; press < 3; press += 1) panel.send({ type: 'form.submitted' });
    await waitFor(panel, (snapshot) => snapshot.matches('savingPlan'), waitLimit);
    panel.send({ type: 'form.submitted' });
    expect((await pressed()).matches('saved')).toBe(true);
    await waitFor(
      planner,
      (snapshot) => snapshot.matches({ table: { browsing: 'resting' } }),
      waitLimit,
    );
    expect(await storedBy(tab)).toEqual({ weeks: ['2036-01-07: 7 days'], used: 1 });
  },
);

longTest(
  'GEN-05, PLAN-16: two tabs make a plan for one week at once: one is saved whole, the other is not made, or is kept and saved for another week without being made again',
  { timeout: 2 * longWait },
  async () => {
    const { origin } = await startPlatewise();
    const browser = new Browser();
    const tabs = [
      connectTab(origin, { tab: browser.openTab() }),
      connectTab(origin, { tab: browser.openTab() }),
    ];
    await signUpHere(tabs[0]!);
    const forms = await Promise.all(tabs.map(openForm));
    for (const { panel } of forms) panel.send({ type: 'form.submitted' });
    const ends = await Promise.all(forms.map(({ pressed }) => pressed()));
    expect(
      ends
        .map((end) =>
          end.matches('saved')
            ? 'saved'
            : end.matches({ composing: 'weekTaken' }) || end.matches({ composing: 'refused' })
              ? 'week taken'
              : JSON.stringify(end.value),
        )
        .sort(),
    ).toEqual(['saved', 'week taken']);
    const isMade = ends.some((end) => end.matches({ composing: 'weekTaken' }));
    expect(await storedBy(tabs[0]!)).toEqual({
      weeks: ['2036-01-07: 7 days'],
      used: isMade ? 2 : 1,
    });

    const { panel, pressed } = forms[ends.findIndex((end) => !end.matches('saved'))]!;
    panel.send({ type: 'week.chosen', date: '2036-01-16' });
    panel.send({ type: 'form.submitted' });
    expect((await pressed()).matches('saved')).toBe(true);
    const { weeks, used } = await storedBy(tabs[1]!);
    expect({ weeks: weeks.sort(), used }).toEqual({
      weeks: ['2036-01-07: 7 days', '2036-01-14: 7 days'],
      used: 2,
    });
  },
);

test(
  'GEN-05, PLAN-16: with one plan left of the limit, of four at once one is made',
  { timeout: 2 * longWait },
  async () => {
    const { origin } = await startPlatewise();
    const browser = new Browser();
    const tabs = Array.from({ length: 4 }, () => connectTab(origin, { tab: browser.openTab() }));
    await signUpHere(tabs[0]!);
    const first = await openForm(tabs[0]!);
    first.panel.send({ type: 'form.submitted' });
    await first.pressed();
    const second = await openForm(tabs[0]!);
    second.panel.send({ type: 'week.chosen', date: '2036-01-14' });
    second.panel.send({ type: 'form.submitted' });
    await second.pressed();

    const forms = await Promise.all(tabs.map(openForm));
    for (const { panel } of forms) {
      panel.send({ type: 'week.chosen', date: '2036-01-21' });
      panel.send({ type: 'form.submitted' });
    }
    const ends = await Promise.all(forms.map(({ pressed }) => pressed()));
    expect(ends.filter((end) => end.matches('saved'))).toHaveLength(1);
    const refused = ends.filter((end) => end.matches({ composing: 'refused' }));
    expect(refused.map(({ context }) => context.refusal?.message)).toEqual(
      Array.from(
        { length: 3 },
        () =>
          'You have used all 3 meal plans of this month. Choose a plan to go on without a limit.',
      ),
    );
    const { weeks, used } = await storedBy(tabs[0]!);
    expect({ weeks: weeks.sort(), used }).toEqual({
      weeks: ['2036-01-07: 7 days', '2036-01-14: 7 days', '2036-01-21: 7 days'],
      used: 3,
    });
  },
);
