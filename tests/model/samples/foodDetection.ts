import { foodDetectionMachine } from '../../../machines/foodDetection/foodDetection.machine.ts';
import type { Detection, Photo } from '../../../machines/shared/photo.ts';
import type { Samples } from '../engine/index.ts';
import { confirmationLimits } from './confirmation.ts';

export const photo = new File(['soup!'], 'soup.jpg', { type: 'image/jpeg' });
export const large = new File(['x'.repeat(11)], 'large.jpg', { type: 'image/jpeg' });
export const pdf = new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' });
export const empty = new File([], 'empty.png', { type: 'image/png' });
export const image = new File(['jpg'], 'photo.jpg', { type: 'image/jpeg' });

export const certain: Detection = {
  food_detected: ['Jollof rice'],
  instructions: '1. Wash the **rice**.',
  analysis_id: 'd1',
  read_by: { reader: 'text' },
  items: [{ name: 'Jollof rice', confidence: 0.9, certainty: 'sure' }],
  ingredients: ['400 g rice'],
  notes: ['Salty: 900 mg sodium.'],
};
export const uncertain: Detection = {
  food_detected: [],
  instructions: '',
  analysis_id: 'd1',
  read_by: { reader: 'person' },
  needs_confirmation: true,
  likely: [],
  notes: ['Nothing printed could be read.'],
};
const guess: Detection = { ...certain, needs_confirmation: true };
const refusal = { outcome: 'refused', message: 'This file is not a photo.' };
const muteRefusal = { outcome: 'refused', message: undefined };

export const photoLimits = {
  imageBytes: 10,
  preparationTimeout: 15_000,
  aiTimeout: 62_000,
  saveTimeout: 12_000,
  keepTimeout: 32_000,
  recallTimeout: 11_000,
  confirmation: confirmationLimits,
};

interface Context {
  photo: Photo | null;
  message: string | null;
  detection: unknown;
}

export const foodDetection: Samples = {
  chart: 'foodDetection',
  machine: foodDetectionMachine,
  starts: {
    plainly: { limits: photoLimits, search: '' },
    'by a record': { limits: photoLimits, search: '?again=r1' },
  },
  person: {
    'photo.chosen': { type: 'photo.chosen', photo },
    'photo.chosen (large)': { type: 'photo.chosen', photo: large },
    'photo.chosen (pdf)': { type: 'photo.chosen', photo: pdf },
    'photo.chosen (empty)': { type: 'photo.chosen', photo: empty },
    'photo.removed': { type: 'photo.removed' },
    'photo.submitted': { type: 'photo.submitted' },
    'detection.cancelled': { type: 'detection.cancelled' },
    'confirmation.retried': { type: 'confirmation.retried' },
  },
  shell: {
    'access.paid': { type: 'access.paid', until: 7 },
    'route.entered': { type: 'route.entered', path: '/detected', search: '' },
    'route.entered (again)': { type: 'route.entered', path: '/detected', search: '?again=r1' },
  },
  actors: {
    prepareImage: {
      answers: { image: { outcome: 'prepared', image }, nothing: { outcome: 'unreadable' } },
      failures: { '': new Error('decoder') },
    },
    detectFood: {
      answers: {
        certain: { outcome: 'answered', detection: certain },
        uncertain: { outcome: 'answered', detection: uncertain },
        'a guess': { outcome: 'answered', detection: guess },
        refused: refusal,
        'refused without words': muteRefusal,
      },
      failures: { '': new Error('network') },
    },
    confirmFood: {
      answers: {
        certain: { outcome: 'answered', detection: certain },
        uncertain: { outcome: 'answered', detection: uncertain },
        refused: refusal,
        'refused without words': muteRefusal,
      },
      failures: { '': new Error('network') },
    },
    fetchRecalled: {
      answers: {
        record: { outcome: 'found', analysisId: 'd1', names: ['Stew'] },
        nothing: { outcome: 'absent' },
      },
      failures: { '': new Error('network') },
    },
    confirmation: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'names confirmed': { type: 'names.confirmed', names: ['Jollof rice', 'Salad'] } },
    },
    followUp: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'record saved': { type: 'record.saved', entryId: 'r7' } },
    },
    photoKeeping: { answers: { '': undefined }, failures: { '': new Error('fault') } },
  },
  delays: { preparationTimeout: 15_000, aiTimeout: 62_000, recallTimeout: 11_000 },
  distinguish: ({ photo: chosen }: Context) => chosen !== null,
  situations: {
    'a photo': ({ photo: chosen }: Context) => chosen !== null,
    again: ({ recall }: { recall: string | null }) => recall !== null,
  },
  names: [
    [photo, 'the photo'],
    [image, 'the image'],
    [confirmationLimits, 'its limits'],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'timeout' in value &&
        'image' in value &&
        value.image !== null,
      'the photo to keep',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'timeout' in value &&
        'image' in value &&
        value.image === null,
      'no photo to keep',
    ],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'ask' in value,
      'what is to follow',
    ],
    [
      (value: unknown) => typeof value === 'object' && value !== null && 'likely' in value,
      'what was read',
    ],
  ],
  holds: {
    'confirmFood answers certain': ({ detection }: Context) => detection === certain,
    'photo.removed': ({ photo: chosen }: Context) => chosen === null,
    'detectFood answers refused': ({ message }: Context) => message !== null,
    'detectFood answers certain': ({ detection }: Context) => detection === certain,
    'confirmFood answers refused': ({ message }: Context) => message !== null,
    'confirmFood answers uncertain': ({ detection }: Context) => detection === uncertain,
  },
};
