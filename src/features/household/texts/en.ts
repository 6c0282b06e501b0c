import { speak } from '../../../texts/language.ts';

export const household = {
  title: 'Household',
  intro: 'One shopping list for up to eight people, with each other’s ticks as they happen.',
  loading: 'Looking for your household...',
  unread: 'Your household could not be loaded.',
  retry: 'Try again',
  outside: 'You shop alone.',
  outsideDetail:
    'Make a household, then send a link to the people you shop with. They see your name, your email address, what you put on the list, what you say you paid, and what is to be bought for your planned weeks. They never see your health, your diet, your plans or your history.',
  found: 'Make a household',
  working: 'One moment...',
  invited: '{name} invites you to share a shopping list',
  invitedOf: 'People in it: {count}',
  joinMeans: 'If you join:',
  joinSees:
    'Everyone in it sees your name, your email address, what you put on the list, what you say you paid, and what is to be bought for your planned weeks.',
  joinHides:
    'Nobody sees your health, your diet, your plans or your history. You can stop sharing your weeks at any time.',
  joinLeave: 'You can leave whenever you like. What you wrote on the list goes with you.',
  join: 'Join',
  joining: 'Joining...',
  decline: 'Not now',
  full: 'This household is full: eight people are in it.',
  inside: 'You are in this household already.',
  elsewhere: 'You are in another household. To join this one, leave it and open the link again.',
  open: 'Go to my household',
  refused: 'This did not work. Please try again.',
  members: 'Who is in it',
  you: 'You',
  owner: 'Owner',
  remove: 'Take out',
  removeOne: 'Take {name} out of the household',
  leave: 'Leave the household',
  leaveTitle: 'Leave the household?',
  leaveMeans:
    'What you wrote on the list goes with you, and so does what your weeks need. You no longer see what the others wrote. Links that you made stop working. If you own the household, whoever has been in it longest owns it then; if you are the last, it ends.',
  removeTitle: 'Take {name} out?',
  removeMeans:
    'What they wrote on the list goes with them, and so does what their weeks need. They no longer see the list.',
  cancel: 'Stay',
  cancelRemoval: 'Keep them',
  invite: 'Make a link',
  inviteTitle: 'Invite somebody',
  inviteMeans:
    'A link lets one person join, within seven days. Send it to them alone: whoever has it can join.',
  link: 'Your new link. It is shown this once.',
  share: 'Send the link',
  sharing: 'Sending...',
  shareTitle: 'Share a shopping list on Platewise',
  invites: 'Open links',
  until: 'Works until {date}',
  revoke: 'Take back',
  revokeOne: 'Take back the link that works until {date}',
  weeks: 'The others see what is to be bought for my weeks',
  settings: 'Share the shopping list',
  list: 'Open the shopping list',
};

speak({ household });
