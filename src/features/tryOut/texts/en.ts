import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const tryOut = {
  title: 'What can you cook tonight?',
  intro:
    'Type what you have and see three dishes. Allergies, conditions and diets count too: give them a line of their own.',
  form: 'Your list',
  label: 'What do you have?',
  hint: 'Separate with commas or new lines.',
  example: '2 chicken breasts, eggs, rice, a tin of tomatoes, spinach\nallergic to nuts',
  submit: 'Show me three dishes',
  promise: 'No account needed. We don’t keep your list.',
  trying: 'Looking through our recipes...',
  cancel: 'Cancel',
  missing: 'Type a few things that you have.',
  tooLong: 'Please shorten your list to {characters} characters.',
  failed: 'We couldn’t look for dishes just now. Your list is still here: please try again.',
  refused: 'Please try again in a while.',
  nothing: 'No dish for this list yet',
  nothingDetail: 'Add something you have, or write it another way.',
  found: '{count} dishes for your list',
  foundOne: 'One dish for your list',
  heard: 'We heard: {names}.',
  leftOut: 'Left out of every dish: {foods}.',
  notUnderstood: 'We didn’t understand {texts}.',
  quoted: '“{text}”',
  notUnderstoodDetail:
    'If it’s about your health, we can’t say that a dish is right for you. Write it another way, or check each recipe.',
  caution: 'Take care',
  estimates: 'Nutrition figures are estimates. General information, not medical advice.',
  keep: `Keep cooking with ${product}`,
  keepDetail:
    'Create an account and your list comes with you: plan the week, save favourites and cook step by step.',
  keepGoing: 'Create an account',
};

speak({ tryOut });
