import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import { AppView, type Screens } from '../../src/app/shell/AppView.tsx';
import { SignedInBar } from '../../src/features/navigation/views/SignedInBar.tsx';
import { app } from './samples/app.ts';
import { press, screen, seesButton, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

/** What the entrances are told of a session that ended by itself. */
const ended = <b>the session ended</b>;
interface Context {
  hasSessionEnded: boolean;
  path: string;
  person: { displayName: string | null; email: string } | null | undefined;
}

const screens: Screens = {
  session: () => null,
  toasts: () => null,
  bar: SignedInBar,
  landing: ({ hasSessionEnded }) => <p>the landing page{hasSessionEnded && ended}</p>,
  login: ({ hasSessionEnded }) => <p>the log-in{hasSessionEnded && ended}</p>,
  signup: () => <p>the sign-up</p>,
  home: () => <p>the signed-in pages</p>,
  publicPages: () => <p>the page for anyone</p>,
};
const pages = [
  'the landing page',
  'the log-in',
  'the sign-up',
  'the signed-in pages',
  'the page for anyone',
] as const;
const only = (expected: string | null) => () => {
  for (const each of pages) if (each !== expected) seesNoText(each);
  if (expected !== null) seesText(expected);
};
const entrance =
  (page: (typeof pages)[number]) =>
  ({ hasSessionEnded }: Context) => {
    only(page)();
    if (hasSessionEnded) seesText('the session ended');
    else seesNoText('the session ended');
  };
const isSignedInPage = (path: string) =>
  ['/ai-kitchen', '/history/7', '/planner', '/household'].includes(path);
const menuButton = () =>
  screen.getAllByRole('button').find((each) => each.getAttribute('aria-haspopup') === 'menu')!;
const waiting = () => {
  only(null)();
  seesText('Loading Platewise...');
  seesText('Please wait while we prepare your experience');
};
const stopped = (message: string) => () => {
  only(null)();
  seesText(message);
  seesButton('Start again');
};

const seesWays = (...names: string[]) => {
  const main = screen.getByRole('main');
  expect(
    within(main)
      .getAllByRole('link')
      .map((each) => each.textContent),
  ).toEqual(names);
};
const guardCard = ({ path }: Context) => {
  only(null)();
  seesText('Authentication Required');
  seesNoText('This invitation does not work any more');
  if (path === '/household') seesWays('Log in', 'Sign up');
  else seesWays(path === '/ai-kitchen' ? 'Go to Landing Page' : 'Go to Login');
};

testView({
  samples: app,
  draw: (actor) => themed(<AppView actor={actor as never} screens={screens} />),
  does: {
    'signOut.requested': () => {
      fireEvent.click(menuButton());
      fireEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    },
    'screen.retried': press('Start again'),
    'home.retried': press('Start again'),
    'feedback.requested': () => {
      fireEvent.click(menuButton());
      fireEvent.click(screen.getByRole('menuitem', { name: 'Send feedback' }));
    },
  },
  // The landing page has its own way out, with another origin; feedback is asked for where the pages live; they are restarted where they are shown.
  offers: (label, { path }: Context) =>
    label === 'signOut.requested'
      ? path !== '/landing'
      : label === 'home.retried'
        ? isSignedInPage(path)
        : label === 'feedback.requested'
          ? path !== '/landing'
          : true,
  sees: {
    'running.identity.unknown': () =>
      expect(screen.queryByRole('link', { name: 'Meal Planner' })).toBeNull(),
    'running.identity.signedOut': () =>
      expect(screen.queryByRole('link', { name: 'Meal Planner' })).toBeNull(),
    'running.identity.signedIn': ({ path, person }: Context) => {
      if (path === '/landing') return seesText(person!.email);
      const links = screen.getAllByRole('link').map((each) => each.textContent);
      expect(links).toEqual(
        expect.arrayContaining(['Meal Planner', 'Ingredients Detector', 'Detect Food', 'History']),
      );
      const name = person!.displayName ?? person!.email.split('@')[0] ?? '';
      expect(menuButton()).toHaveAccessibleName(name);
      expect(menuButton()).toHaveTextContent(name.slice(0, 1).toUpperCase());
    },
    'running.screen.settling': waiting,
    'running.screen.redirecting': waiting,
    'running.screen.preparing': waiting,
    'running.screen.entering': waiting,
    'running.screen.fetchingScreen': waiting,
    'running.screen.guardCard': guardCard,
    'running.screen.verifyingInvitation': guardCard,
    'running.screen.invitationDead': () => {
      only(null)();
      seesText('This invitation does not work any more');
      seesNoText('Authentication Required');
      seesWays('Log in', 'Sign up');
    },
    'running.screen.landing': entrance('the landing page'),
    'running.screen.login': entrance('the log-in'),
    'running.screen.signup': only('the sign-up'),
    'running.screen.signedInPage': () =>
      ['the landing page', 'the log-in', 'the sign-up', 'the page for anyone'].forEach(seesNoText),
    'running.screen.openPage': only('the page for anyone'),
    'running.screen.screenFailed': stopped('This screen has stopped working.'),
    'running.screen.screenUnreachable': stopped(
      'This screen could not be fetched. Please check your connection.',
    ),
    'running.home.closed': () => seesNoText('the signed-in pages'),
    'running.home.open': ({ path, person }: Context) => {
      if (
        isSignedInPage(path) &&
        person &&
        !screen.queryByText('Loading Platewise...') &&
        !screen.queryByText(/could not be fetched/)
      )
        seesText('the signed-in pages');
    },
    'running.home.stopped': ({ path }: Context) => {
      if (
        !isSignedInPage(path) ||
        screen.queryByText('Loading Platewise...') ||
        screen.queryByText(/could not be fetched/)
      )
        return;
      seesText('Your pages have stopped working. What was not saved is lost, but nothing else is.');
      seesButton('Start again');
    },
    brokenDown: () => {
      only(null)();
      expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Load the page again' })).toBeVisible();
    },
  },
});
