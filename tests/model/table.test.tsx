import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { TableForm } from '../../machines/shared/table.ts';
import { TableView } from '../../src/features/table/views/TableView.tsx';
import { table, type Context } from './samples/table.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

const refusal = ({ message }: Context): void => {
  if (message !== null) seesAlert(message || 'This did not work. Please try again.');
};
const seesForm = (context: Context): void => {
  const { form, hasConsent } = context;
  seesText(form.id === null ? 'Who else eats?' : 'Somebody who eats along');
  seesValue('Name', form.name);
  const adult = screen.getByRole('radio', { name: 'Grown-up' });
  expect(adult).toHaveProperty('checked', form.kind === 'adult');
  if (form.leftOut) seesText('Left out: kiwi fruit.');
  if (form.kind === 'child') seesText(/^Nothing is planned for a child/);
  expect(screen.getByRole('checkbox', { name: 'Peanuts' })).toHaveProperty(
    'checked',
    form.allergens.includes('peanut'),
  );
  if (!hasConsent) seesText(/^Conditions, energy need and weight are health information/);
  else if (form.hasSickness) seesText(/^the field/);
  else seesNoText(/^the field/);
};
const faulty = (label: RegExp, sentence: RegExp) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
};
const seesPeople = (context: Context): void => {
  if (context.people.length === 0) seesText('Nobody else yet.');
  else {
    seesText('gout · Without peanuts · Vegan · Half of your portion');
    seesText('You wrote: “kiwi”');
    seesText('Left out: kiwi fruit.');
    expect(screen.getByRole('checkbox', { name: 'Cook for Esi' })).toBeChecked();
  }
  seesButton('Add somebody');
  refusal(context);
};

testView({
  samples: table,
  draw: (actor) =>
    themed(<TableView actor={actor as never} Field={({ error }) => <p>the field {error}</p>} />),
  does: {
    'table.retried': press('Try again'),
    'person.added': press('Add somebody'),
    'person.chosen': press('Change what Esi eats'),
    'eating.changed': () =>
      void fireEvent.click(screen.getByRole('checkbox', { name: 'Cook for Esi' })),
    'removal.requested': press('Forget Esi'),
    'removal.confirmed': () =>
      void fireEvent.click(
        within(screen.getByRole('dialog')).getByRole('button', { name: 'Forget' }),
      ),
    'removal.cancelled': () =>
      void fireEvent.click(screen.getAllByRole('button', { name: 'Keep them' }).at(-1)!),
    'form.changed (a name)': type('Name', 'Ama'),
    'form.changed (no name)': type('Name', ' '),
    'form.changed (ill)': () => void fireEvent.click(screen.getByRole('radio', { name: 'Yes' })),
    'form.changed (weight 29)': type('Body weight in kg', '29'),
    'form.changed (energy 999)': () => {
      type('Body weight in kg', '')();
      type('Energy need in kcal a day', '999')();
    },
    'form.submitted': submit('Somebody who eats along'),
    'form.discarded': press('Cancel'),
  },
  // Who is not there has no buttons; health is asked for with consent alone, and of a child no figures.
  offers: (label, { people, form, hasConsent }: Context) => {
    if (['person.chosen', 'eating.changed', 'removal.requested'].includes(label))
      return people.length > 0;
    const { changes } = table.person[label] as { changes?: Partial<TableForm> };
    if (!changes) return true;
    const isNew = Object.entries(changes).some(
      ([name, value]) => form[name as keyof TableForm] !== value,
    );
    if (changes.name !== undefined) return isNew;
    if (changes.hasSickness) return isNew && hasConsent;
    return isNew && hasConsent && form.kind === 'adult';
  },
  sees: {
    fetching: () => seesText('Looking up who eats...'),
    unread: () => seesText('We could not look up who eats with you.'),
    listed: seesPeople,
    confirmingRemoval: () =>
      expect(screen.getByRole('dialog', { name: 'Forget Esi?' })).toBeVisible(),
    changing: () => expect(screen.getByRole('button', { name: 'Add somebody' })).toBeDisabled(),
    'writing.filling.editing': (context: Context) => {
      seesForm(context);
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
    'writing.filling.restored': (context: Context) => {
      seesForm(context);
      seesText('This is what you had typed. It is not stored yet.');
    },
    'writing.filling.nameMissing': faulty(/^Name/, /Please give a name/),
    'writing.filling.conditionMissing': (context: Context) => {
      if (context.hasConsent) seesText(/^the field Please say what/);
    },
    'writing.filling.weightWrong': faulty(/^Body weight/, /between 30 and 300 kg/),
    'writing.filling.energyWrong': faulty(/^Energy need/, /between 1,000 and 5,000/),
    'writing.filling.notSaved': (context: Context) => {
      seesForm(context);
      refusal(context);
    },
    'writing.saving': () => seesButton('Saving...'),
  },
});
