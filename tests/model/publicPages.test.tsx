import { expect } from 'vitest';
import { PublicPagesView } from '../../src/app/shell/PublicPagesView.tsx';
import type { PublicPageViews } from '../../src/app/shell/layouts.ts';
import { publicPages } from './samples/publicPages.ts';
import { press, screen, seesButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const views: PublicPageViews = {
  page: ({ path }) => <p>the page {path}</p>,
  forgotPassword: () => <p>a link is asked for</p>,
  resetPassword: () => <p>a new password</p>,
  verifyEmail: () => <p>an address is confirmed</p>,
  externalLogIn: () => <p>the way back</p>,
  onboarding: () => <p>the first steps</p>,
  sources: () => <p>the sources</p>,
  tryOut: () => <p>the kitchen, tried</p>,
};
const only = (text: string) => () => {
  seesText(text);
  expect(screen.getAllByText(/^(the|a|an) /)).toHaveLength(1);
};

testView({
  samples: publicPages,
  draw: (actor) =>
    themed(<PublicPagesView actor={actor as never} views={views} isSignedIn={false} />),
  does: { 'page.retried': press('Start again') },
  sees: {
    plainPage: only('the page /terms'),
    forgotPassword: only('a link is asked for'),
    resetPassword: only('a new password'),
    verifyEmail: only('an address is confirmed'),
    externalLogIn: only('the way back'),
    onboarding: only('the first steps'),
    sources: only('the sources'),
    tryOut: only('the kitchen, tried'),
    pageStopped: () => {
      seesText('This screen has stopped working.');
      seesButton('Start again');
    },
  },
});
