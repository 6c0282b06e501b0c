import { speak } from '../language.ts';

/** Rooms of the house that are still to come. */
export const planned = {
  title: 'This room is being built',
  detail: '{room} is not open yet. The AI Kitchen is: tell it what you have and it suggests what to cook.',
  toKitchen: 'To the AI Kitchen',
  toLogin: 'Back to login',
  rooms: {
    '/detected': 'Detect Food',
    '/planner': 'The Meal Planner',
    '/history': 'Your history',
    '/payment': 'Payment',
    '/profile': 'Your profile',
    '/settings': 'Settings',
    '/onboarding': 'The welcome tour',
    '/forgot-password': 'Resetting a password',
    '/reset-password': 'Resetting a password',
  },
};

speak({ planned });
