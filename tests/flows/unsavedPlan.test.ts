// @vitest-environment node
/** A plan that was made and could not be saved: it is kept for this tab and counts once. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { GenerationRequest, GenerationResult } from '../../machines/shared/plans.ts';
import { clearDrafts } from '../../src/actors/clearDrafts.ts';
import { forgetUnsaved } from '../../src/actors/drafts.ts';
import { createSaveHealth } from '../../src/features/onboarding/actors/saveHealth.ts';
import { createChangeTable } from '../../src/features/table/actors/callTable.ts';
import { createGeneratePlan } from '../../src/features/planner/actors/generatePlan.ts';
import { createSavePlan } from '../../src/features/planner/actors/savePlan.ts';
import { createUnsavedPlan } from '../../src/features/planner/actors/unsavedPlan.ts';
import { areaOf } from './browser.ts';
import { signUpHere, startPlatewise } from './platewise.ts';
import { connectTab, run } from './tab.ts';
import { longTest } from '../verify.ts';

const hour = 3_600_000;
const wishes: GenerationRequest = {
  by: 'budget',
  location: 'Nigeria',
  budget: 20_000,
  sickness: null,
  week: '2026-01-05',
  rules: {},
};

function draftIn(result: GenerationResult) {
  if (result.outcome !== 'planned') throw new Error(`not planned: ${JSON.stringify(result)}`);
  return result.draft;
}

async function atHome() {
  const platewise = await startPlatewise();
  const tab = connectTab(platewise.origin);
  await signUpHere(tab);
  const [place, clock] = [areaOf(), { time: 0 }];
  /** As after a reload: what is kept lies in the storage alone. */
  const opened = (storage: Pick<typeof tab.storage, 'readHolder'> = tab.storage) =>
    createUnsavedPlan(
      storage,
      () => place,
      () => clock.time,
    );
  const used = async () => {
    const [row] = await platewise.query("select count(*) as n from usage where kind = 'plans'");
    return Number((row as { n: number | string }).n);
  };
  return { tab, place, clock, opened, used };
}

describe('a plan that was made and not saved', () => {
  longTest(
    'is there again for the same wishes, and counts once; others are planned afresh',
    async () => {
      const { tab, opened, used } = await atHome();
      const made = draftIn(await run(createGeneratePlan(tab, opened()), wishes));
      const again = draftIn(await run(createGeneratePlan(tab, opened()), wishes));
      expect(again).toEqual(made);
      expect(await used()).toBe(1);
      const other = await run(createGeneratePlan(tab, opened()), { ...wishes, budget: 30_000 });
      expect(draftIn(other).report!.cost.budget).toBe(30_000);
      expect(await used()).toBe(2);
    },
  );

  longTest(
    'is forgotten once it is saved, after a day, and when its person leaves; nobody else gets it',
    async () => {
      const { tab, place, clock, opened } = await atHome();
      const made = draftIn(await run(createGeneratePlan(tab, opened()), wishes));
      expect(opened({ readHolder: () => 'eve' }).find(wishes)).toBeNull();
      clock.time = 25 * hour;
      expect(opened().find(wishes)).toBeNull();
      clock.time = 23 * hour;
      expect(opened().find(wishes)?.meal_plan).toEqual(made.mealPlan);
      await run(
        createSavePlan(tab, () => forgetUnsaved(tab.storage, () => place)),
        { draft: made, week: '2026-01-05' },
      );
      expect(opened().find(wishes)).toBeNull();
      await run(createGeneratePlan(tab, opened()), { ...wishes, week: '2026-01-12' });
      clearDrafts(() => place);
      expect(opened().find({ ...wishes, week: '2026-01-12' })).toBeNull();
    },
  );

  test('is forgotten once somebody says what they or their table may not eat', async () => {
    const { tab, place } = await atHome();
    vi.stubGlobal('sessionStorage', place);
    onTestFinished(() => void vi.unstubAllGlobals());
    const kept = createUnsavedPlan(tab.storage);
    const keepOne = async () => {
      const { mealPlan: meal_plan } = draftIn(await run(createGeneratePlan(tab), wishes));
      kept.keep(wishes, { meal_plan });
      expect(kept.find(wishes)).not.toBeNull();
    };
    await keepOne();
    const told = { hasSickness: true, text: 'vegetarian', answers: {}, hasConsent: true };
    expect(await run(createSaveHealth(tab), told)).toEqual({ outcome: 'saved' });
    expect(kept.find(wishes)).toBeNull();
    await keepOne();
    await run(createChangeTable(tab), {
      kind: 'seat',
      form: {
        id: null,
        name: 'Mark',
        kind: 'adult',
        eats: true,
        hasSickness: true,
        text: 'vegetarian',
        answers: {},
        allergens: [],
        avoided: '',
        diets: [],
        portion: '',
        weight: '',
        energy: '',
      },
    });
    expect(kept.find(wishes)).toBeNull();
  });

  test('of a photo is not kept: another photo looks the same', async () => {
    const { tab, opened } = await atHome();
    const made = await run(createGeneratePlan(tab), wishes);
    const { mealPlan: meal_plan } = draftIn(made);
    const photo = { ...wishes, by: 'image', image: new Blob() as never } as GenerationRequest;
    opened().keep(photo, { meal_plan });
    expect(opened().find(photo)).toBeNull();
  });
});
