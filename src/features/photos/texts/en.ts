import { speak } from '../../../texts/language.ts';

/** Choosing a photo, wherever one can be chosen. */
export const photos = {
  label: 'Photo',
  plainFood:
    'We can read receipts, labels and packets here, but we can’t recognise plain food in a photo.',
  list: 'List what it shows instead',
  choose: 'Choose a photo',
  orDrop: 'or drop or paste one here',
  hint: 'PNG, JPG, JPEG up to 10MB',
  take: 'Take a photo',
  replace: 'Choose another photo',
  remove: 'Remove the photo',
  preview: 'The photo you chose',
  noPreview: 'This browser cannot show this file.',
  tooLarge:
    'This photo is larger than 10MB, so nothing was sent. Choose a smaller one, or take it again at a lower resolution.',
  unsuitable: 'This file is empty or not a picture. Choose a PNG, JPG or JPEG.',
  unreadable:
    'This photo is in the HEIC format, which cannot be read here. Save it as JPG and choose it again.',
};

/** The names that were read in a photo, as the person corrects them. */
export const confirmation = {
  foods: 'Foods on the photo',
  ingredients: 'Ingredients on the photo',
  vision: 'read by {name}',
  'zero-shot': 'read by the picture model {name}',
  text: 'read by the text reader',
  service: 'read by the AI service',
  person: "We couldn't recognise this",
  corrected: 'as you corrected it',
  aModel: 'a vision model',
  sure: 'sure',
  likely: 'likely',
  unsure: 'not sure',
  correct: 'Tap a name to edit it. Remove what is wrong, add what is missing.',
  uncertain: 'Nothing could be named for certain. Tell us what it shows.',
  rename: 'Rename {name}',
  remove: 'Remove {name}',
  addFood: 'Add a food or a dish',
  addIngredient: 'Add an ingredient',
  addHint: 'Type a few letters and choose, or press Enter to add what you typed.',
  likelyOnes: 'Perhaps one of these',
  add: 'Add {name}',
  dish: 'dish',
  found: '{count} suggestions',
  foundOne: 'One suggestion',
  foundNone: 'Not in our catalogue. Press Enter to add it all the same.',
  searching: 'Looking...',
  unreachable: 'Suggestions could not be fetched. Type the whole name and press Enter.',
  missing: 'Please name at least one.',
  full: 'No more fit into one request. Remove one first.',
  update: 'Update recipes',
  updating: 'Updating...',
};

/** Whether the photo is kept with its record; by the state of that choice. */
export const photoKeeping = {
  label: 'Keep this photo with my record',
  declined: 'Unless you tick this, the photo is read and stored nowhere.',
  awaitingRecord: 'It is kept as soon as the record is saved.',
  keepingPhoto: 'Keeping the photo...',
  kept: 'The photo is kept with your record. You can remove it here or in your history.',
  removingPhotos: 'Removing the photo...',
  failed: 'The photo could not be kept. Your record is not affected.',
  removalFailed: 'The photo could not be removed. Please try again, or remove it in your history.',
  retry: 'Try again',
};

export const detection = {
  title: 'Detect Food',
  intro:
    'A photo of a dish, a receipt, a label or what is in the basket. We say what we can read, and how it is cooked.',
  photo: 'Your photo',
  submit: 'Submit',
  preparing: 'Preparing your photo...',
  analysing: 'Reading the photo...',
  recalling: 'Fetching the entry from your history...',
  confirming: 'Writing the instructions for your corrections...',
  cancel: 'Cancel',
  waiting: 'What is it?',
  waitingDetail:
    'The foods on your photo, how they are cooked, and videos and articles about them appear here.',
  refused: 'Failed to detect food.',
  failed: 'Failed to detect food. Please try again.',
  recallFailed:
    'That entry of your history could not be fetched. Choose a photo, or open the entry again.',
  retry: 'Try again',
  found: 'Found on the photo: {names}.',
  notFound: 'Nothing could be named for certain.',
  instructions: 'Cooking Instructions',
  needed: 'Ingredients',
  notes: 'Good to know',
};

speak({ photoKeeping, photos, confirmation, detection });
