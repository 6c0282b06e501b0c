import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { Photo } from '../../machines/shared/photo.ts';
import { KeepPhoto } from '../../src/features/photos/views/KeepPhoto.tsx';
import type { PhotoKeepingActor } from '../../src/features/photos/views/keepingSelectors.ts';
import { photoKeeping } from './samples/photoKeeping.ts';
import { press, screen, seesAlert, seesButton, seesNoAlert, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  image: Photo | null;
  message: string | null;
}

const box = () => screen.getByRole('checkbox', { name: 'Keep this photo with my record' });
const tick = () => void fireEvent.click(box());
const sees = (checked: boolean, words: string) => () => {
  if (checked) expect(box()).toBeChecked();
  else expect(box()).not.toBeChecked();
  seesNoAlert();
  seesText(words);
};
const fails = (problem: string | ((context: Context) => string)) => (context: Context) => {
  expect(box()).toBeChecked();
  seesAlert(typeof problem === 'string' ? problem : problem(context));
  seesButton('Try again');
};

testView({
  samples: photoKeeping,
  draw: (actor) => themed(<KeepPhoto actor={actor as PhotoKeepingActor} />),
  does: { 'keeping.chosen': tick, 'keeping.declined': tick, 'keeping.retried': press('Try again') },
  // Without a photo there is nothing to tick.
  offers: (_label, { image }: Context) => image !== null,
  unreachable: ['guard hasImage: false'],
  sees: {
    declined: (context: Context) => {
      if (context.image === null) expect(screen.queryByRole('checkbox')).toBeNull();
      else sees(false, 'Unless you tick this, the photo is read and stored nowhere.')();
    },
    awaitingRecord: sees(true, 'It is kept as soon as the record is saved.'),
    keepingPhoto: sees(true, 'Keeping the photo...'),
    kept: sees(
      true,
      'The photo is kept with your record. You can remove it here or in your history.',
    ),
    keepingRefused: fails(
      ({ message }) => message ?? 'The photo could not be kept. Your record is not affected.',
    ),
    keepingFailed: fails('The photo could not be kept. Your record is not affected.'),
    removingPhotos: sees(false, 'Removing the photo...'),
    removalFailed: fails(
      'The photo could not be removed. Please try again, or remove it in your history.',
    ),
  },
});
