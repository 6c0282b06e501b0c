import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { healthSettingsMachine } from '../../machines/settings/healthSettings.machine.ts';
import type {
  HealthForm,
  HealthToSave,
  ReadHealth,
  SavedHealth,
} from '../../machines/shared/account.ts';
import { settingsOf } from '../../src/features/settings/actors/healthForm.ts';
import { healthSettings } from './samples/healthSettings.ts';
import { testChart } from './testChart.ts';

testChart(healthSettings);

// The table says where the form leads; here is which figures are read from what people type, and sent.
describe('figures as people type them', () => {
  const stored: HealthForm = {
    hasSickness: false,
    text: '',
    answers: {},
    allergens: [],
    avoided: '',
    diets: [],
    people: '1',
    weight: '',
    energy: '',
    units: 'metric',
    country: '',
    appearance: 'system',
    hasConsent: true,
  };

  /** The form after these changes: where it is, and what it asked to be saved. */
  async function form(changes: Partial<HealthForm>) {
    const asked: HealthToSave[] = [];
    const quiet = fromCallback(() => undefined);
    const actor = createActor(
      healthSettingsMachine.provide({
        actors: {
          readSettings: fromPromise<ReadHealth>(async () => ({
            form: stored,
            consentAt: 1_770_000_000_000,
            version: 3,
            unsent: null,
          })),
          saveSettings: fromPromise<SavedHealth, HealthToSave>(({ input }) => {
            asked.push(input);
            return new Promise(() => undefined);
          }),
          drafts: quiet as never,
          appearances: quiet as never,
        },
      }),
      { input: healthSettings.input as never },
    ).start();
    await Promise.resolve();
    await Promise.resolve();
    actor.send({ type: 'form.changed', changes });
    actor.send({ type: 'form.submitted' });
    return asked.map((each) => settingsOf(each, 0));
  }

  test.each<[string, number]>([
    ['2000', 2000],
    ['2,000', 2000],
    ['2.000', 2000],
    ['2 000', 2000],
    ['2’150', 2150],
    [' 1850.5 ', 1850.5],
    ['1850,5', 1850.5],
  ])('an energy need of %j is %d kcal', async (energy, kcal) => {
    expect(await form({ energy })).toEqual([expect.objectContaining({ energy_kcal: kcal })]);
  });
  test.each<[string, number]>([
    ['70', 70],
    ['70.5', 70.5],
    ['70,5', 70.5],
  ])('a weight of %j is %d kg', async (weight, kg) => {
    expect(await form({ weight })).toEqual([expect.objectContaining({ weight_kg: kg })]);
  });
  test.each<Partial<HealthForm>>([
    { energy: '2' },
    { energy: '20,000' },
    { energy: '2,00' },
    { energy: 'two thousand' },
    { weight: '7,05' },
    { weight: 'x' },
    { people: '1,5' },
    { people: '' },
  ])('%j is asked about again', async (changes) => {
    expect(await form(changes)).toEqual([]);
  });
});
