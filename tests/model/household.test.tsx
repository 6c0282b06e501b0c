import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { HouseholdView } from '../../src/features/household/views/HouseholdView.tsx';
import { household, type Context } from './samples/household.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoButton,
  seesNoText,
  seesText,
  themed,
} from './screen.tsx';
import { testView } from './testView.tsx';

const shares = () =>
  void fireEvent.click(screen.getByRole('checkbox', { name: /^The others see/ }));
const seesRefusal = ({ message }: Context): void => {
  if (message !== null) seesAlert(message || 'This did not work. Please try again.');
};
const seesMembers = (context: Context): void => {
  seesText('sam@example.org');
  expect(screen.getByRole('checkbox', { name: /^The others see/ })).toBeChecked();
  if (context.link !== null) seesText('https://example.org/household?invite=x');
  else seesNoText(/^https:/);
};

testView({
  samples: household,
  draw: (actor) => themed(<HouseholdView actor={actor as never} />),
  does: {
    'household.retried': press('Try again'),
    'household.founded': press('Make a household'),
    'invitation.accepted': press('Join'),
    'invitation.declined': () =>
      void fireEvent.click(screen.getByRole('button', { name: /^(Not now|Go to my household)$/ })),
    'invitation.requested': press('Make a link'),
    'invitation.revoked': press(/^Take back the link/),
    'link.shared': press('Send the link'),
    'weeks.shared': shares,
    'removal.requested (myself)': press('Leave the household'),
    'removal.requested (Sam)': press('Take Sam out of the household'),
    'removal.confirmed': () => {
      const dialog = screen.getByRole('dialog');
      fireEvent.click(
        [...dialog.querySelectorAll('button')].find((each) =>
          /^(Leave the household|Take out)$/.test(each.textContent ?? ''),
        )!,
      );
    },
    'removal.cancelled': () =>
      void fireEvent.click(screen.getAllByRole('button', { name: /^(Stay|Keep them)$/ }).at(-1)!),
  },
  // What cannot be done has no button; while one is asked, the page behind the dialog is out of reach.
  offers: (label, context: Context) => {
    if (label === 'household.retried') return !context.message;
    if (label === 'link.shared') return context.link !== null;
    return label !== 'invitation.accepted' || context.invitation?.full === false;
  },
  unreachable: ['guard canJoin: false', 'guard hasLink: false'],
  sees: {
    readingInvitation: () => seesText('Looking for your household...'),
    fetching: () => seesText('Looking for your household...'),
    invitationUnread: (context: Context) => {
      seesRefusal(context);
      seesButton('Go to my household');
      if (context.message) seesNoButton('Try again');
      else seesButton('Try again');
    },
    unread: () => seesText('Your household could not be loaded.'),
    invited: (context: Context) => {
      seesText('Sam invites you to share a shopping list');
      if (context.invitation?.full) seesText(/eight people are in it/);
      else seesText('If you join:');
      seesRefusal(context);
    },
    joining: () => seesButton('Joining...'),
    outside: (context: Context) => {
      seesButton('Make a household');
      seesRefusal(context);
    },
    'inside.resting': (context: Context) => {
      seesMembers(context);
      seesRefusal(context);
    },
    'inside.sharingLink': () => seesButton('Sending...'),
    'inside.confirmingRemoval': ({ leaving }: Context) =>
      expect(
        screen.getByRole('dialog', {
          name: leaving?.me ? 'Leave the household?' : 'Take Sam out?',
        }),
      ).toBeVisible(),
    changing: () => seesButton('One moment...'),
  },
});
