import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import { OwnPhoto } from '../../src/features/history/views/OwnPhoto.tsx';
import { ownPhoto, type Context } from './samples/ownPhoto.ts';
import { press, screen, seesAlert, seesButton, seesNoAlert, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const field = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const choose = (label: string) => () => {
  const { photo } = ownPhoto.person[label] as unknown as { photo: File };
  fireEvent.change(field(), { target: { files: [photo] } });
};
const seesPhoto = ({ kept }: Context) => {
  const shown = screen.queryByRole('img', {
    name: 'The photo you kept with this entry',
    hidden: true,
  });
  if (kept === null) expect(shown).toBeNull();
  else expect(shown).toHaveAttribute('src', kept);
  expect(field()).toHaveAccessibleName(
    kept === null ? 'Add a photo of your dish' : 'Choose another photo',
  );
};
const seesProblem = (problem: string | RegExp) => (context: Context) => {
  seesPhoto(context);
  seesAlert(problem as string);
};
const isKeeping = (context: Context) => {
  seesPhoto(context);
  expect(field()).toBeDisabled();
  seesText('Keeping the photo...');
};
const asked = () =>
  expect(screen.getByRole('dialog', { name: 'Remove this photo?' })).toHaveTextContent(
    'It is deleted for good. The entry stays.',
  );

testView({
  samples: ownPhoto,
  draw: (actor) => themed(<OwnPhoto actor={actor as never} />),
  does: {
    'photo.chosen': choose('photo.chosen'),
    'photo.chosen (too large)': choose('photo.chosen (too large)'),
    'photo.chosen (a text)': choose('photo.chosen (a text)'),
    'keeping.retried': press('Try again'),
    'removal.requested': press('Remove photo'),
    'removal.confirmed': () =>
      void fireEvent.click(
        within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove photo' }),
      ),
    'removal.cancelled': press('Keep the photo'),
  },
  offers: (label, { kept }: Context) => label !== 'removal.requested' || kept !== null,
  unreachable: ['guard hasPhoto: false'],
  sees: {
    'choosing.resting': (context: Context) => {
      seesPhoto(context);
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
    'choosing.keepingRefused': (context: Context) => {
      seesPhoto(context);
      seesAlert(context.message ?? 'The photo could not be kept. Please try again.');
    },
    'choosing.keepingFailed': (context: Context) => {
      seesPhoto(context);
      seesAlert('The photo could not be kept. Please try again.');
      seesButton('Try again');
    },
    preparingImage: isKeeping,
    keepingPhoto: isKeeping,
    removalAsked: asked,
    removingPhotos: () => {
      asked();
      seesButton('Removing...');
      expect(field()).toBeDisabled();
    },
    removalFailed: () => {
      asked();
      seesText('The photo could not be removed. Please try again.');
    },
  },
});
