import { speak } from '../../../texts/language.ts';
import { product } from '../../../texts/en/product.ts';

export const landing = {
  headline: 'Dinner starts with what you already have.',
  intro: `${product} reads your ingredients, suggests what to cook, and writes it out step by step. Weekly plans that fit your health, your country and your budget grow from the same kitchen.`,
  start: 'Get Started',
  toKitchen: 'To the AI Kitchen',
  haveAccount: 'I have an account',
  tryLabel: 'What do you have?',
  tryExample: '2 chicken breasts, eggs, rice, a tin of tomatoes, spinach',
  trySubmit: 'Show me three dishes',
  tryPromise: 'No account needed. We don’t keep your list.',
  featuresTitle: 'A calmer week in the kitchen',
  features: [
    {
      title: 'No more cooking burnout',
      detail:
        'A short list of dishes you could start right now, instead of another evening in front of an open fridge.',
    },
    {
      title: 'Health first',
      detail:
        'Plans for chronic conditions are checked against the figures of every ingredient, in code, whatever suggested them.',
    },
    {
      title: 'Your budget, your country',
      detail: 'A week of meals from what is sold where you live, at what it costs there.',
    },
    {
      title: 'Seven days, worked out',
      detail:
        'Breakfast, lunch, dinner and dessert for the whole week, planned for you and yours to change.',
    },
    {
      title: 'Use what you have',
      detail: 'Type your ingredients the way you speak. We say what we read, and what we did not.',
    },
    {
      title: 'Guided recipes',
      detail:
        'Numbered steps with times and signs to look for, and videos and articles beside them.',
    },
  ],
  toRecipes: 'Browse all recipes',
  trial: 'Start with a {days}-day free trial. No card needed.',
  whyTitle: `Why people choose ${product}`,
  whys: [
    {
      title: 'Worked out, not guessed',
      detail:
        'A weekly plan is the solution of an equation over real recipes, prices and nutrition figures. It says what it fits, and what it could not.',
    },
    {
      title: 'Checked for your health in code',
      detail:
        'Limits for conditions and every allergen you name are checked after any suggestion, whoever made it.',
    },
    {
      title: 'It says what it did not understand',
      detail: 'Photos and lists are read in front of you. What is unsure is asked, never made up.',
    },
    {
      title: 'Yours to keep',
      detail: 'Take all of your data along, or delete your account, with one button.',
    },
  ],
  pricingTitle: 'Plans & Pricing',
  pricingIntro: 'Every plan opens everything. None renews by itself.',
  runs: 'Runs for {duration}',
  saves: 'Save $20/year',
  closing: 'What could dinner be tonight?',
  closingDetail: 'Tell us what is in the fridge, and see.',
  footer: `${product} gives cooking help, not medical advice. Figures are estimates.`,
};

speak({ landing });
