import { speak } from '../../../texts/language.ts';
import { product } from '../../../texts/en/product.ts';

export const onboarding = {
  progress: 'Your tour',
  step: 'Step {step} of 5',
  skip: 'Skip',
  back: 'Back',
  continue: 'Continue',
  finish: 'Finish',
  finishing: 'Saving...',
  steps: {
    welcome: {
      title: 'Welcome',
      detail: `${product} cooks with what you have. Tell it what is in your kitchen, and it suggests dishes with instructions, videos and articles.`,
    },
    detection: {
      title: 'Ingredient and Food Detection',
      detail:
        'Take a photo of your fridge, a receipt or a dish, or simply type a list. Whatever is read can be corrected before anything is cooked.',
    },
    planner: {
      title: 'AI Meal Planner',
      detail:
        'Seven days of breakfast, lunch and dinner, from your ingredients or from a country and a weekly budget, with a shopping list.',
    },
    preferences: {
      title: 'Health Preferences',
      detail:
        'If food has to fit a condition or leave out an allergen, every suggestion is checked for it, whatever wrote it. You can change this at any time.',
    },
  },
  confirmEmail:
    "We've emailed you a link to confirm your address. There is no hurry: it is only needed before your first payment.",
  question: 'Do you have any health conditions?',
  questionHint:
    'Allergies and foods that you avoid count too: answer Yes and name them, such as “nut allergy, no pork”.',
  no: 'No',
  yes: 'Yes',
  consent: `I agree that ${product} stores this information about my health, to fit recipes and plans to it. I can withdraw this in Settings at any time.`,
  conditionMissing: 'Please say what your food has to fit, or choose No.',
  consentMissing: 'Tick this box so that we may store your condition, or choose No.',
  disclaimer: `${product} gives general information and is no substitute for the advice of your doctor.`,
};

speak({ onboarding });
