import { speak } from '../../../texts/language.ts';

/** The page of a recipe. What the kitchen's cards say as well stands with the kitchen's texts. */
export const recipe = {
  back: 'Back',
  untitled: 'Your dish',
  unknown: 'We do not know this recipe',
  unknownDetail: 'The address names none of ours. Choose a dish in the AI Kitchen.',
  toKitchen: 'AI Kitchen',
  cook: 'Cook',
  goOn: 'Continue cooking',
  print: 'Print',
  printing: 'Printing...',
  servings: 'Servings',
  fewer: 'One serving less',
  more: 'One serving more',
  minutes: '{minutes} min',
  handsOn: '{minutes} hands-on',
  difficulty: { easy: 'Easy', medium: 'Intermediate', hard: 'Advanced' },
  aServing: 'a serving',
  energy: '{kcal} kcal',
  costAbout: 'about {cost}',
  cupboard: 'In the cupboard',
  nutrition: 'A serving',
  limits: 'Your limits',
  limitsDetail: 'One serving against what you may have in a day',
  ofDay: 'of at most {limit} a day',
  estimates: 'Estimates. General information, not medical advice.',
  figures: {
    protein_g: 'Protein',
    carb_g: 'Carbohydrate',
    fibre_g: 'Fibre',
    sat_fat_g: 'Saturated fat',
    sodium_mg: 'Sodium',
  },
  notCounted: 'Not counted: {names}.',
  costBetween: 'Usually {low} to {high} a serving, an estimate.',
  why: 'Why this dish',
  needs: 'You need {ingredients}',
  startTimer: 'Start timer: {duration}',
  timerLabel: '{dish}, step {step} ({duration})',
  fits: 'Within your limits',
};

/** Cooking step by step. */
export const cooking = {
  title: 'Cook: {dish}',
  for: '{dish}, {servings}',
  leave: 'Leave cooking',
  all: 'All ingredients',
  closeAll: 'Back to the step',
  step: 'Step {step} of {all}',
  forStep: 'For this step',
  noneForStep: 'Nothing new for this step.',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  hint: 'Arrow keys or a swipe move between steps.',
};

speak({ recipe, cooking });
