import { speak } from '../../../texts/language.ts';

/** Around the pages of those who are signed in: where they lead to, and what is said when one stops. */
export const navigation = {
  navigation: 'Main',
  planner: 'Meal Planner',
  ingredients: 'Ingredients Detector',
  detect: 'Detect Food',
  history: 'History',
  account: 'Your account',
  ownRecipes: 'My recipes',
  profile: 'Profile',
  settings: 'Settings',
  shoppingList: 'Shopping list',
  payment: 'Payment',
  feedback: 'Send feedback',
  signOut: 'Sign Out',
  someone: 'User',
  kitchenStopped:
    'The AI Kitchen has stopped working. Your list is lost, but nothing you saved is.',
  pageStopped: 'This page has stopped working. Nothing you saved is lost.',
};

speak({ navigation });
