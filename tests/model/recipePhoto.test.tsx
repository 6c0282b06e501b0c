import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { RecipePhoto } from '../../src/features/ownRecipes/views/RecipePhoto.tsx';
import { recipePhoto, type Context } from './samples/recipePhoto.ts';
import { press, screen, seesAlert, seesButton, seesNoAlert, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const field = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const choose = (label: string) => () => {
  const { photo } = recipePhoto.person[label] as unknown as { photo: File };
  fireEvent.change(field(), { target: { files: [photo] } });
};
const mayChoose = () => {
  expect(field()).toHaveAccessibleName('From a photo');
  expect(field()).toBeEnabled();
};
const seesProblem = (problem: string) => () => {
  mayChoose();
  seesAlert(problem);
};
const isReading = () => {
  expect(field()).toBeDisabled();
  seesText('Reading your photo...');
  seesButton('Cancel');
};
const failed =
  'Your photo could not be read. Check your connection and try again. What you wrote is still there.';

testView({
  samples: recipePhoto,
  draw: (actor) => themed(<RecipePhoto actor={actor as never} />),
  does: {
    'photo.chosen': choose('photo.chosen'),
    'photo.chosen (too large)': choose('photo.chosen (too large)'),
    'photo.chosen (a text)': choose('photo.chosen (a text)'),
    'reading.retried': press('Try again'),
    'reading.cancelled': press('Cancel'),
    'order.chosen (columns)': press('Yes, one after the other'),
    'order.chosen (across)': press('No, straight across'),
  },
  sees: {
    'choosing.resting': () => {
      mayChoose();
      seesNoAlert();
    },
    'choosing.tooLarge': seesProblem(
      'This photo is larger than 10MB, so nothing was sent. Choose a smaller one, or take it again at a lower resolution.',
    ),
    'choosing.unsuitable': seesProblem(
      'This file is empty or not a picture. Choose a PNG, JPG or JPEG.',
    ),
    'choosing.unreadable': seesProblem(
      'This photo is in the HEIC format, which cannot be read here. Save it as JPG and choose it again.',
    ),
    'choosing.readingRefused': ({ message }: Context) => {
      mayChoose();
      seesAlert(message ?? failed);
    },
    'choosing.readingFailed': () => {
      mayChoose();
      seesAlert(failed);
      seesButton('Try again');
    },
    'choosing.handedOver': ({ page }: Context) => {
      mayChoose();
      seesNoAlert();
      seesText('Read from your photo. Check amounts before you save.');
      seesText(page!.hard_to_read ? /^It was hard to read\./ : /^Compare each line with the page/);
      for (const line of page!.unsure) seesText(line);
    },
    preparingImage: isReading,
    readingPhoto: isReading,
    asked: () => {
      expect(field()).toBeDisabled();
      expect(screen.getByRole('group', { name: 'Does this page have two columns?' })).toBeVisible();
    },
  },
});
