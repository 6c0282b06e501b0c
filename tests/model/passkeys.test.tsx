import { expect } from 'vitest';
import type { OwnPasskey } from '../../machines/shared/account.ts';
import { PasskeysCard } from '../../src/features/settings/views/PasskeysCard.tsx';
import { passkeys } from './samples/passkeys.ts';
import {
  press,
  screen,
  seesButton,
  seesNoButton,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  state: { passkeys: readonly OwnPasskey[]; canAdd: boolean };
  chosen: OwnPasskey | null;
  name: string;
  refusal: string | undefined;
}

const Proof = () => <p>the proof</p>;
const hasPhone = ({ state }: Context) => state.passkeys.some(({ id }) => id === 'phone');
const seesList = ({ state }: Context) => {
  for (const { name } of state.passkeys) seesText(name);
  if (hasPhone({ state } as Context))
    seesText('Added on 21 January 2026, last used on 2 February 2026');
  if (state.passkeys.length > 1) seesText('Added on 21 January 2026, not used yet');
};
const seesAlert = (text: string) =>
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(text);
const seesName = ({ name }: Context) => {
  expect(screen.getByRole('dialog', { name: 'Name this passkey' })).toBeVisible();
  seesValue('Name', name);
};
const seesRemoval = ({ chosen }: Context) => {
  expect(screen.getByRole('dialog', { name: 'Remove this passkey?' })).toBeVisible();
  seesText(
    `${chosen?.name} will no longer log in to your account. Your device may still show it until you delete it there.`,
  );
};

testView({
  samples: passkeys,
  draw: (actor) => themed(<PasskeysCard actor={actor as never} parts={{ Proof }} />),
  does: {
    'passkeys.retried': press('Try again'),
    'adding.requested': press('Add a passkey'),
    'adding.cancelled': press('Cancel'),
    'naming.requested': press('Rename My phone'),
    'naming.cancelled': press('Cancel'),
    'name.changed': type('Name', ' Old phone '),
    'name.changed (blank)': type('Name', ''),
    'form.submitted': () => submit('Name this passkey')(),
    'removal.requested': press('Remove My phone'),
    'removal.cancelled': press('Keep it'),
    'removal.confirmed': press('Remove'),
  },
  // What is not in the list cannot be pressed, and a field reports a change only where its text differs.
  offers: (label, context: Context) => {
    const { type: event, name } = passkeys.person[label];
    if (event === 'adding.requested') return context.state.canAdd;
    if (event === 'naming.requested' || event === 'removal.requested') return hasPhone(context);
    return event !== 'name.changed' || context.name !== name;
  },
  sees: {
    readingPasskeys: () => seesNoButton('Try again'),
    passkeysUnread: () => {
      seesText('We could not find out which passkeys you have.');
      seesNoButton('Add a passkey');
    },
    'listed.resting': (context: Context) => {
      seesList(context);
      if (!context.state.canAdd) {
        seesText('This browser cannot add passkeys.');
        seesNoButton('Add a passkey');
      } else if (context.state.passkeys.length === 0) seesText('You have no passkeys yet.');
    },
    'listed.knownHere': (context: Context) => {
      seesList(context);
      seesAlert('This device already has a passkey of your account.');
    },
    'listed.notChanged': (context: Context) => {
      seesList(context);
      seesAlert(context.refusal ?? 'Nothing was changed. Please try again.');
    },
    creatingPasskey: (context: Context) => {
      seesList(context);
      if (!context.state.canAdd) return;
      seesButton('Waiting for your device...');
      seesButton('Cancel');
    },
    savingPasskey: () => seesButton('Adding...'),
    'naming.editing': seesName,
    'naming.nameMissing': (context: Context) => {
      seesName(context);
      seesText('Please enter a name.');
    },
    'naming.nameRefused': (context: Context) => {
      seesName(context);
      seesText(context.refusal ?? 'This name was not stored. Please try again.');
    },
    changingName: () => {
      expect(screen.getByLabelText('Name')).toBeDisabled();
      seesButton('Saving...');
    },
    confirmingRemoval: seesRemoval,
    removingPasskey: (context: Context) => {
      seesRemoval(context);
      seesButton('Removing...');
    },
    proving: () => seesText('the proof'),
  },
});
