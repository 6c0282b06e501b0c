import { speak } from '../../../texts/language.ts';

/** Recipes of one's own: the list. */
export const ownRecipes = {
  title: 'My recipes',
  intro: 'Write, paste or import your own recipes. Only you can see them.',
  add: 'Add a recipe',
  loading: 'Loading your recipes...',
  failed: 'Your recipes could not be loaded.',
  retry: 'Try again',
  empty: 'No recipes yet',
  emptyDetail: 'Paste one you like, or give us the address of its page.',
  edit: 'Edit {name}',
  remove: 'Delete {name}',
  removed: '{name} is deleted.',
  undo: 'Undo',
  restoring: 'Restoring...',
  close: 'Close',
  stopped: 'Something went wrong here. What you wrote is kept.',
};

/** The page where one is written. */
export const writing = {
  newTitle: 'Add a recipe',
  editTitle: 'Edit recipe',
  back: 'My recipes',
  address: 'Web address',
  addressHint: 'We read the recipe on the page and keep the link to it.',
  fetch: 'Import',
  fetching: 'Reading the page...',
  pageUnread: 'We could not read this page. You can paste the text of the recipe instead.',
  text: 'Recipe',
  textHint:
    'The name in the first line, then for how many, the ingredients and the method. In English or French.',
  textExample:
    'Lentil soup\nServes 4\n\nIngredients\n250 g red lentils\n1 onion, chopped\n\nMethod\nSimmer for 25 minutes.',
  loading: 'Loading the recipe...',
  unfetched: 'The recipe could not be loaded.',
  retry: 'Try again',
  reading: 'Reading your recipe...',
  readingFailed: 'Your recipe could not be read. What you wrote is kept.',
  understood: 'What we understood',
  untitled: 'Write the name of the dish in the first line.',
  serves: 'Serves {count}',
  servesUnknown: "For how many? Add a line such as 'Serves 4'.",
  minutes: '{minutes} min',
  ingredients: 'Ingredients',
  noIngredients: "We found no ingredients. Write them one per line below 'Ingredients'.",
  steps: { one: '1 step', many: '{count} steps' },
  noSteps: "We found no steps. Write them below 'Method'.",
  amountUnknown: 'amount not counted',
  leftAsText: 'left as text, not counted',
  asked: { one: '1 line to check', many: '{count} lines to check' },
  askedDetail: 'Choose the food, or write the line in other words. Until then it is not counted.',
  doubts: {
    unknown: "We don't know this food.",
    spelling: 'Is it this food?',
    several: 'This line names several foods.',
    words: 'We are not sure of every word.',
  },
  choose: 'Choose the food',
  leave: 'Leave it as text',
  aServing: 'A serving',
  whole: 'The whole recipe',
  energy: '{kcal} kcal',
  cost: 'about {cost}',
  fits: 'Fits you',
  counted: 'Counted from {counted} of {lines} lines. Estimates, not medical advice.',
  save: 'Save recipe',
  saving: 'Saving...',
  unsaved: 'Your recipe could not be saved. Please try again.',
};

speak({ ownRecipes, writing });
