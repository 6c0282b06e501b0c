import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { HealthForm, StoredHealth } from '../../machines/shared/account.ts';
import { SettingsView } from '../../src/features/settings/views/SettingsView.tsx';
import { healthSettings } from './samples/healthSettings.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoButton,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  form: HealthForm;
  stored: StoredHealth;
  refusal: string | undefined;
}

const choose = (question: string, answer: string) => () =>
  void fireEvent.click(screen.getByRole('radio', { name: answer }));
const allConsents = () =>
  screen.queryAllByRole('checkbox', { name: /I agree that Platewise stores this/ });
/** Among the health fields; beside the button it is asked for again. */
const consent = () => allConsents()[0];
const seesForm = ({ form, stored }: Context) => {
  expect(screen.getByRole('heading', { level: 2, name: 'Health Information' })).toBeVisible();
  for (const [name, answer] of [
    ['Yes', true],
    ['No', false],
  ] as const)
    expect(
      screen.getByRole('radio', { name, checked: form.hasSickness === answer }),
    ).toBeInTheDocument();
  if (form.hasSickness) seesText(/^the field/);
  else seesNoText(/^the field/);
  seesValue('People to cook for', form.people);
  seesValue(form.units === 'us' ? 'Body weight in lb' : 'Body weight in kg', form.weight);
  seesValue('Energy need in kcal a day', form.energy);
  if (form.areUnitsOpen === true && form.country !== '') seesText(/usual ones of your country/);
  else seesNoText(/usual ones of your country/);
  expect(
    screen.getByRole('checkbox', { name: 'Milk', checked: form.allergens.includes('milk') }),
  ).toBeVisible();
  for (const name of ['Vegan', 'Halal', 'No alcohol', 'Mediterranean'])
    expect(screen.getByRole('checkbox', { name, checked: false })).toBeVisible();
  seesButton('Save Settings');
  seesText('the badge');
  if (stored.consentAt !== null)
    seesText('You agreed on 2 February 2026 that we store your health information.');
  else expect(consent()).toHaveProperty('checked', form.hasConsent);
};
const calm = (context: Context) => {
  seesForm(context);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
};
const faulty = (label: RegExp, sentence: RegExp) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
};
const figures = (people: string, weight: string, energy: string) => () => {
  type('People to cook for', people)();
  fireEvent.change(screen.getByLabelText(/Body weight/), { target: { value: weight } });
  type('Energy need in kcal a day', energy)();
};
const waits = (label: string) => () => {
  seesButton(label);
  expect(screen.getByLabelText('People to cook for')).toBeDisabled();
};

testView({
  samples: healthSettings,
  draw: (actor) =>
    themed(
      <SettingsView
        actor={actor as never}
        badge={<p>the badge</p>}
        Field={({ error }) => <p>the field {error}</p>}
      />,
    ),
  does: {
    'sickness.chosen (yes)': choose('sickness', 'Yes'),
    'sickness.chosen (no)': choose('sickness', 'No'),
    'form.changed (people 2)': figures('2', '', ''),
    'form.changed (people 0)': figures('0', '29', ''),
    'form.changed (weight 29)': figures('2', '29', '999'),
    'form.changed (energy 999)': figures('2', '', '999'),
    'form.changed (milk)': () => {
      figures('2', '', '')();
      fireEvent.click(screen.getByRole('checkbox', { name: 'Milk' }));
    },
    'form.changed (consent)': () => void fireEvent.click(consent()),
    'units.chosen': choose('units', 'US (oz, cups, lb)'),
    'country.chosen': () =>
      void fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'US' } }),
    'appearance.chosen': choose('appearance', 'Dark'),
    'form.submitted': submit('Your settings'),
    'settings.retried': press('Try again'),
    'unsent.discarded': press('Use what is stored instead'),
    'theirs.chosen': press('Show those'),
    'mine.chosen': press('Save mine over them'),
    'withdrawal.requested': press('Withdraw and delete'),
    'withdrawal.cancelled': press('Keep it'),
    'withdrawal.confirmed': press('Delete it'),
  },
  // A choice or a field reports only a change; what is stored can be withdrawn, what is not can be agreed to.
  offers: (label, { form, stored }: Context) => {
    const { changes } = healthSettings.person[label] as { changes?: Partial<HealthForm> };
    if (changes?.hasConsent === true) return !form.hasConsent && stored.consentAt === null;
    if (changes?.allergens) return form.allergens.length === 0;
    if (changes)
      return Object.entries(changes).some(
        ([name, value]) => form[name as keyof HealthForm] !== value,
      );
    return (
      {
        'sickness.chosen (yes)': form.hasSickness !== true,
        'sickness.chosen (no)': form.hasSickness !== false,
        'units.chosen': form.units === 'metric',
        'country.chosen': form.country !== 'US',
        'appearance.chosen': form.appearance !== 'dark',
        'withdrawal.requested': stored.consentAt !== null,
      }[label] ?? true
    );
  },
  // Only what is stored can be withdrawn: the button is not there otherwise.
  unreachable: ['guard hasConsentStored: false'],
  sees: {
    readingSettings: () => {
      expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      seesNoButton('Save Settings');
    },
    settingsUnread: () => {
      seesAlert('Your settings could not be read.');
      seesButton('Try again');
      seesNoButton('Save Settings');
    },
    'ready.filling.editing': calm,
    'ready.filling.restored': (context: Context) => {
      calm(context);
      seesText('This is what you had typed. It is not stored yet.');
    },
    'ready.filling.conditionMissing': (context: Context) => {
      seesForm(context);
      seesText(/Please specify the type of sickness when you have a sickness\./);
    },
    'ready.filling.conditionTooLong': (context: Context) => {
      seesForm(context);
      if (context.form.hasSickness) seesText(/Use at most 500 characters\./);
    },
    'ready.filling.consentMissing': (context: Context) => {
      seesForm(context);
      const asked = allConsents().at(-1)!;
      expect(asked).toBeInvalid();
      expect(asked).toHaveFocus();
      expect(asked).toHaveAccessibleDescription(
        /Everything else is saved\..* tick this box so that we may store it/,
      );
      // Nothing stands between it and the button that was pressed.
      const button = screen.getByRole('button', { name: 'Save Settings' });
      const focusable = [...document.querySelectorAll('button, input, select, textarea, a[href]')];
      expect(focusable.indexOf(button) - focusable.indexOf(asked)).toBe(1);
    },
    'ready.filling.peopleWrong': faulty(/People to cook for/, /Give a whole number from 1 to 20\./),
    'ready.filling.weightWrong': faulty(
      /Body weight/,
      /Give a weight between (30 kg and 300 kg|66 lb and 661 lb), or leave it out\./,
    ),
    'ready.filling.energyWrong': faulty(
      /Energy need/,
      /Give a figure between 1,000 and 5,000, or leave it out\./,
    ),
    'ready.filling.notSaved': (context: Context) => {
      calm(context);
      seesText(/Failed to save settings\. Please try again\./);
      if (context.refusal !== undefined) seesText(new RegExp(context.refusal));
    },
    'ready.filling.keptHere': (context: Context) => {
      calm(context);
      seesText('Error');
      seesText('Failed to save settings. Please try again.');
      seesText('Saved on this device only');
    },
    'ready.filling.changedElsewhere': (context: Context) => {
      calm(context);
      seesText(/changed on another device/);
      seesButton('Show those');
      seesButton('Save mine over them');
    },
    'ready.savingSettings': waits('Saving...'),
    'ready.saved': waits('Saving...'),
    'ready.confirmingWithdrawal': () => {
      expect(screen.getByRole('dialog', { name: 'Delete your health information?' })).toBeVisible();
      seesButton('Delete it');
    },
    'ready.withdrawingConsent': waits('Deleting...'),
  },
});
