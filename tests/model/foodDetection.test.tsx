import { expect } from 'vitest';
import type { Detection, Photo } from '../../machines/shared/photo.ts';
import {
  DetectionView,
  type DetectionParts,
} from '../../src/features/foodDetection/views/DetectionView.tsx';
import { empty, foodDetection, large, pdf, photo } from './samples/foodDetection.ts';
import {
  pick,
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesNoButton,
  seesNoText,
  seesText,
  submit,
  themed,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  photo: Photo | null;
  message: string | null;
  detection: Detection | null;
}

const parts: DetectionParts = {
  Confirmation: ({ of, readBy, uncertain, busy }) => (
    <p>
      chips of {of}, {readBy?.reader ?? 'nobody'}
      {uncertain && ', uncertain'}
      {busy && ', busy'}
    </p>
  ),
  RecordLine: () => <p>the record</p>,
  Resources: () => <p>the resources</p>,
  KeepPhoto: () => <p>the choice to keep it</p>,
};

const seesPhoto = ({ photo: chosen }: Context) => {
  if (chosen === null) seesText('or drop or paste one here');
  else
    expect(screen.getByRole('img', { name: 'The photo you chose' })).toHaveAttribute(
      'width',
      '400',
    );
  seesText('PNG, JPG, JPEG up to 10MB');
};
/** Submit waits for a photo (FOOD-02). */
const seesSubmit = (context: Context) => {
  seesPhoto(context);
  const button = screen.getByRole('button', { name: 'Submit' });
  if (context.photo === null) expect(button).toBeDisabled();
  else expect(button).toBeEnabled();
};
const choosing =
  (problem: string | ((context: Context) => string) | null) => (context: Context) => {
    seesSubmit(context);
    seesText('What is it?');
    if (problem === null) seesNoAlert();
    else seesAlert(typeof problem === 'string' ? problem : problem(context));
  };
const busy = (what: string) => (context: Context) => {
  seesPhoto(context);
  expect(screen.getAllByText(what).length).toBeGreaterThan(0);
  seesButton('Cancel');
};
const reviewing =
  (chips: RegExp, problem: string | ((context: Context) => string) | null = null) =>
  (context: Context) => {
    seesSubmit(context);
    seesText('the choice to keep it');
    seesText(chips);
    if (problem === null) seesNoAlert();
    else seesAlert(typeof problem === 'string' ? problem : problem(context));
  };

testView({
  samples: foodDetection,
  draw: (actor) => themed(<DetectionView actor={actor as never} parts={parts} />),
  does: {
    'photo.chosen': pick(photo),
    'photo.chosen (large)': pick(large),
    'photo.chosen (pdf)': pick(pdf),
    'photo.chosen (empty)': pick(empty),
    'photo.removed': press('Remove the photo'),
    'photo.submitted': submit('Your photo'),
    'detection.cancelled': press('Cancel'),
    'confirmation.retried': press('Try again'),
  },
  offers: (label, context: Context) =>
    (label !== 'photo.removed' && label !== 'photo.submitted') || context.photo !== null,
  unreachable: ['guard hasPhoto: false'],
  sees: {
    'choosing.resting': choosing(null),
    'choosing.photoTooLarge': choosing('This photo is larger than 10MB, so nothing was sent.'),
    'choosing.photoUnsuitable': choosing(
      'This file is empty or not a picture. Choose a PNG, JPG or JPEG.',
    ),
    'choosing.photoUnreadable': choosing(
      'This photo is in the HEIC format, which cannot be read here. Save it as JPG and choose it again.',
    ),
    'choosing.detectionRefused': choosing(({ message }) => message ?? 'Failed to detect food.'),
    'choosing.detectionFailed': choosing('Failed to detect food. Please try again.'),
    'choosing.recallFailed': choosing('That entry of your history could not be fetched.'),
    fetchingRecalled: busy('Fetching the entry from your history...'),
    preparingImage: busy('Preparing your photo...'),
    detectingFood: busy('Reading the photo...'),
    'reviewing.confirming': (context: Context) => {
      reviewing(/^chips of foods, (text|person|nobody), uncertain$/)(context);
      for (const note of context.detection!.notes ?? []) seesText(note);
      seesNoText('Cooking Instructions');
    },
    'reviewing.confirmingFood': (context: Context) => {
      reviewing(/^chips of foods, \w+, busy$/)(context);
      seesText('Writing the instructions for your corrections...');
      seesButton('Cancel');
    },
    'reviewing.confirmationRefused': reviewing(
      /^chips of foods, \w+$/,
      ({ message }) => message ?? 'Failed to detect food.',
    ),
    'reviewing.confirmationFailed': reviewing(
      /^chips of foods, \w+$/,
      'Failed to detect food. Please try again.',
    ),
    'reviewing.showingFood': (context: Context) => {
      reviewing(/^chips of foods, text$/)(context);
      expect(screen.getByRole('heading', { name: 'Jollof rice' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Cooking Instructions' })).toBeVisible();
      expect(screen.getByText('rice', { selector: 'strong' })).toBeVisible();
      seesText('400 g rice');
      seesText('Salty: 900 mg sodium.');
      seesNoButton('Cancel');
    },
  },
});
