import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { isWithoutConsent, withoutNewHealth } from '../../domain/settingsForm.ts';
import { healthSettingsMachine } from '../../machines/settings/healthSettings.machine.ts';
import type {
  HealthForm,
  HealthToSave,
  ReadHealth,
  SavedHealth,
} from '../../machines/shared/account.ts';
import { healthSettings } from '../model/samples/healthSettings.ts';

const form: HealthForm = {
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
  hasConsent: false,
};

test.each<[Partial<HealthForm>, boolean]>([
  [{ people: '4', country: 'FR', diets: ['vegan'], units: 'us' }, false],
  [{ avoided: ' \t' }, false],
  [{ hasSickness: null }, false],
  [{ avoided: 'aubergine' }, true],
  [{ allergens: ['milk'] }, true],
  [{ hasSickness: true }, true],
  [{ weight: '70' }, true],
  [{ energy: '2000' }, true],
])('%j waits for consent: %s', (changes, holds) => {
  expect(isWithoutConsent({ ...form, ...changes })).toBe(holds);
});

test('without consent the health fields stay as they are stored', () => {
  const typed = { ...form, people: '4', country: 'FR', avoided: 'aubergine', weight: '70' };
  expect(withoutNewHealth(typed, form)).toEqual({ ...form, people: '4', country: 'FR' });
});

test('everything else is saved, what was typed stays, and with consent it is saved too', async () => {
  const asked: HealthToSave[] = [];
  const nothing = fromCallback(() => undefined);
  const chart = healthSettingsMachine.provide({
    actors: {
      readSettings: fromPromise<ReadHealth>(() =>
        Promise.resolve({ form, consentAt: null, version: 1, unsent: null }),
      ),
      saveSettings: fromPromise<SavedHealth, HealthToSave>(({ input }) => {
        asked.push(input);
        return Promise.resolve({
          outcome: 'saved',
          isOpen: input.form.avoided !== '',
          form: input.form,
          consentAt: input.form.hasConsent ? 1 : null,
          version: (input.version ?? 0) + 1,
        });
      }),
      conditionField: nothing as never,
      drafts: nothing as never,
      appearances: nothing as never,
    },
  });
  const actor = createActor(chart, { input: healthSettings.input as never }).start();
  const told: string[] = [];
  actor.on('notify', ({ code }) => told.push(code));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  const changes = { people: '4', avoided: 'aubergine' };
  actor.send({ type: 'form.changed', changes });
  actor.send({ type: 'form.submitted' });
  await settled();
  expect(actor.getSnapshot().matches({ ready: { filling: 'consentMissing' } })).toBe(true);
  expect(actor.getSnapshot().context.form.avoided).toBe('aubergine');
  actor.send({ type: 'form.changed', changes: { hasConsent: true } });
  actor.send({ type: 'form.submitted' });
  await settled();
  expect(actor.getSnapshot().matches({ ready: 'saved' })).toBe(true);
  // Something is open in it, which is said with it.
  expect(told).toEqual(['settings.savedOpen']);
  // The second is sent upon what the first stored, and is no conflict.
  expect(asked.map(({ form: { people, avoided }, version }) => [people, avoided, version])).toEqual(
    [
      ['4', '', 1],
      ['4', 'aubergine', 2],
    ],
  );
});
