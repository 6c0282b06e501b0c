import { speak } from '../../../texts/language.ts';

/** The link by which a calendar reads the planned weeks. */
export const calendarLink = {
  open: 'Calendar link',
  title: 'Your weeks in a calendar',
  intro:
    'With a link of your own, a calendar shows your planned meals and keeps up with their changes. Whoever has the link can read them. Nothing of your health is in it.',
  checking: 'One moment...',
  failed: 'We could not find out whether there is a link.',
  retry: 'Try again',
  none: 'There is no link yet.',
  made: 'A link was made on {date}.',
  madeDetail:
    'We cannot show it again. Make a new one where you need it: the old one then stops working.',
  make: 'Make a link',
  renew: 'Make a new link',
  making: 'Making a link...',
  revoke: 'Take the link back',
  revoking: 'Taking it back...',
  link: 'Your link',
  linkDetail:
    "Copy it now: it is shown this once. In your calendar, choose to subscribe or to add a calendar 'from URL', and paste it.",
  share: 'Copy or share',
  sharing: 'Sharing...',
  close: 'Close',
};

speak({ calendarLink });
