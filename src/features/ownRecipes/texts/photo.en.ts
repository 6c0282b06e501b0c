import { speak } from '../../../texts/language.ts';

/** A photo of a recipe, where one is written. */
export const recipePhoto = {
  choose: 'From a photo',
  hint: 'A page of a cookbook or a screenshot. Its words come into the box below; the photo isn’t kept.',
  reading: 'Reading your photo...',
  cancel: 'Cancel',
  failed:
    'Your photo could not be read. Check your connection and try again. What you wrote is still there.',
  retry: 'Try again',
  columns: 'Does this page have two columns?',
  columnsDetail: 'Look at the page: we can read one column after the other, or straight across.',
  byColumn: 'Yes, one after the other',
  across: 'No, straight across',
  read: 'Read from your photo. Check amounts before you save.',
  compare: 'Compare each line with the page: a line may be missing, and ½ is often misread.',
  hard: 'It was hard to read. Compare every word with the page, or take the photo again, nearer and in better light.',
  unsure: 'Look at these lines above all:',
};

speak({ recipePhoto });
