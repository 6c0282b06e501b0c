import { speak } from '../language.ts';
import { product } from './product.ts';

/** What search engines and shared links say of each place (NAV-05). */
export const descriptionByPath = {
  '/landing': `${product} suggests what to cook from what you have, and plans weeks of meals that fit your health, your country and your budget. Free for two days.`,
  '/login': `Log in to your recipes, your meal plans and your history on ${product}.`,
  '/signup': `Create a ${product} account: recipes from what is in your kitchen, and weekly meal plans that fit you. Two days free, no card needed.`,
  '/ai-kitchen':
    'List or photograph your ingredients and get dishes you can cook now, with steps, videos and articles.',
  '/detected': 'Photograph a dish, a label or a receipt, and find out how to cook what is on it.',
  '/planner':
    'Weeks of meals that fit your health, your country and your budget, with a shopping list and recipes.',
  '/history': 'Everything you cooked and detected, with its recipe, ready to cook again.',
  '/payment': 'Plans and prices, your subscription and your receipts.',
  '/profile': 'Your name, your email address and your password.',
  '/settings': 'Your health, your household, how it looks, and your data.',
  '/onboarding': `The first steps with ${product}.`,
  '/forgot-password': 'Ask for a link to a new password.',
  '/reset-password': 'Set a new password.',
  '/verify-email': 'Confirm your email address.',
  '/privacy': `What ${product} stores about you, why, for how long, and how to take it with you or delete it.`,
  '/terms': `The terms of using ${product}.`,
  '/medical-disclaimer': `${product} gives cooking help, not medical advice: what its figures are and what they are not.`,
  '/sources': `Where ${product}'s nutrition figures, prices, limits and recipes come from.`,
};

speak({ descriptionByPath });
