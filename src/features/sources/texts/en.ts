import { speak } from '../../../texts/language.ts';

export const sources = {
  title: 'Where our figures come from',
  intro:
    'Every cost, every gram of salt and every limit in Platewise is worked out from the data below. Figures that we estimate say so where they stand.',
  inEnglish: 'What the sources say of themselves is in English.',
  loading: 'Fetching the list...',
  failed: 'The list could not be fetched.',
  failedDetail: 'Please check your connection and try again.',
  retry: 'Try again',
  limits: 'Limits for conditions',
  published:
    '{published} of {total} limits were seen in a published document, {quoted} in what another publication quotes of one; the others are from general knowledge.',
  guidelines: 'Documents behind our limits',
  guidelineNone: '{name} {year}: {limits}, not seen there',
  guidelineQuoted: '{name} {year}: {limits}, seen in what another publication quotes of it',
  guidelineSome: '{name} {year}: {limits}, {published} of them seen there',
  guidelineAll: '{name} {year}: {limits}, seen there',
  oneLimit: '1 limit',
  manyLimits: '{count} limits',
  diets: 'What the diets mean',
  dietsIntro: 'Whoever chooses one in the settings gets dishes and plans that keep to it.',
  after: 'After',
  money: 'Prices and exchange rates',
  rates: 'Exchange rates of {date}, from {source}.',
  exceptions: 'These countries differ:',
  food: 'What is in our food',
  ingredients:
    'Of {total} ingredients, {measured} have measured figures of their own, {similar} those of a similar food, and {estimated} are estimated.',
  data: 'Data we build on',
  from: 'From',
  date: 'As of',
  licence: 'Licence',
};

speak({ sources });
