import { expect } from 'vitest';
import { CalendarPanel } from '../../src/features/planner/views/CalendarPanel.tsx';
import { address, calendarLink, type Context } from './samples/calendarLink.ts';
import { press, screen, seesAlert, seesButton, seesNoButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const seesLink = ({ madeAt, link }: Context) => {
  if (madeAt === null) seesText('There is no link yet.');
  else if (link === null) seesText(/^A link was made on .*2026/);
  if (link !== null) seesText(address);
};

testView({
  samples: calendarLink,
  draw: (actor) => themed(<CalendarPanel actor={actor as never} onClose={() => undefined} />),
  does: {
    'link.retried': press('Try again'),
    'link.requested': press(/^Make a (?:new )?link$/),
    'link.revoked': press('Take the link back'),
    'link.shared': press('Copy or share'),
  },
  offers: (label, { madeAt, link }: Context) =>
    (label !== 'link.revoked' || madeAt !== null) && (label !== 'link.shared' || link !== null),
  unreachable: ['guard isMade: false', 'guard isTold: false'],
  sees: {
    fetchingLink: () => seesText('One moment...'),
    linkUnfetched: () => {
      seesAlert('We could not find out whether there is a link.');
      seesButton('Try again');
    },
    resting: (context: Context) => {
      seesLink(context);
      seesButton(context.madeAt === null ? 'Make a link' : 'Make a new link');
      if (context.madeAt === null) seesNoButton('Take the link back');
    },
    makingLink: () => seesButton('Making a link...'),
    revokingLink: () => seesButton('Taking it back...'),
    sharingLink: (context: Context) => {
      seesLink(context);
      seesButton('Sharing...');
      expect(screen.getByRole('button', { name: 'Make a new link' })).toBeDisabled();
    },
  },
});
