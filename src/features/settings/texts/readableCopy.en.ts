import { slotLabels } from '../../../../domain/slots.ts';
import { product } from '../../../texts/en/product.ts';
import { speak } from '../../../texts/language.ts';

export const readableCopy = {
  title: `My ${product} cookbook`,
  saved: 'Saved on {date}.',
  contents: 'Contents',
  list: { one: 'Show it', many: 'Show all {count}' },
  untitled: 'Untitled',
  recipes: 'My own recipes',
  noRecipes: 'You have written no recipe of your own yet.',
  minutes: '{minutes} minutes',
  minutesEstimated: 'about {minutes} minutes, estimated from the steps',
  source: 'Source',
  collections: 'Favourites and collections',
  noCollections: 'You have marked no favourites and have no collections yet.',
  favourites: 'Favourites',
  weeks: 'Weeks',
  noWeeks: 'You have planned no week yet.',
  slots: { ...slotLabels },
  leftovers: 'Leftovers from {day}',
  history: 'What I cooked',
  noHistory: 'You have cooked nothing from here yet.',
  photo: 'My photo',
  stars: '{rating} out of 5 stars',
  note: 'My note',
  ingredients: 'Ingredients',
  servings: '{count} servings',
  servingsOne: '1 serving',
  instructions: 'Instructions',
  links: 'Videos and articles',
  disclaimer:
    'Amounts and times are as they were kept. Nothing in here was checked again for health when this file was made.',
};

speak({ readableCopy });
