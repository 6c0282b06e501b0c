import { speak } from '../../../texts/language.ts';

/** What makes a plan trusted: its cost and its nutrition. */
export const report = {
  title: 'About this week',
  cost: 'Cost',
  costOfBudget: 'about {cost} of {budget}',
  costOverBudget: 'about {cost}, {more} over your {budget}',
  costAlone: 'about {cost}',
  costRange: 'Between {low} and {high}: an estimate.',
  costFourInFive: 'An estimate: four times in five such a week costs between {low} and {high}.',
  eatenFourInFive:
    'An estimate. All that is eaten is worth about {cost}, four times in five between {low} and {high}.',
  rates: 'Exchange rates of {date}.',
  nutrition: 'Nutrition on {day}',
  ofMost: 'at most {limit}',
  ofLeast: 'at least {limit}',
  between: '{min} to {max}',
  met: 'within your limit',
  missed: 'outside your limit',
  daysOutside: 'Not within the limits: {days}. The figures stand below, under ‘About this week’.',
  dayOutside: '{day} ({names})',
  aimsMissed: 'Aims missed: {aims}.',
  aimOn: '{name} ({days})',
  everyDay: 'every day',
  someDays: '{days} of 7 days',
  moreAims: '{names} and {more} more',
  over: 'over target',
  slightlyOver: 'slightly over target',
  under: 'under target',
  slightlyUnder: 'slightly under target',
  noLimit: 'no limit',
  leastValue: 'at least {value}',
  notAllCounted: 'not all is counted',
  someUncounted:
    'Not everything that is planned for this day is counted, so these figures are the least, and whether the day is within your limits is not known.',
  assumed: 'What we assumed',
  notes: 'Good to know',
  limits: 'Limits and targets we planned by',
  reviewed: 'reviewed by a clinician',
  published: 'from a published guideline',
  relaxed: 'Targets we missed',
  proof: 'Is there a better plan?',
  byHand: 'The cost and nutrition of this week are not known. Regenerate it to see them.',
  ownLimits: 'Limits that hold for you',
  missedAims: 'Targets this week misses',
  unproven: 'You put this week together yourself, so we cannot say that no better one exists.',
  nothingCounted: 'Nothing that we can count is planned for this day.',
  amountsEstimated: 'About: of some seasonings no amount is written, so a usual one is counted.',
  amountsMissing:
    'What is planned for this day is not counted, because we do not know all of its ingredients with their amounts. Write them with amounts, one per line, and it counts.',
};

speak({ report });
