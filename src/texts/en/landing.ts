import { product } from './product.ts';

export const landing = {
  headline: 'Dinner starts with what you already have.',
  intro: `${product} reads your ingredients, suggests what to cook, and writes it out step by step. Weekly plans that fit your health, your country and your budget grow from the same kitchen.`,
  start: 'Get Started',
  toKitchen: 'To the AI Kitchen',
  haveAccount: 'I have an account',
  navigation: 'Main',
  featuresTitle: 'A calmer week in the kitchen',
  features: [
    { title: 'No more cooking burnout', detail: 'A short list of dishes you could start right now, instead of another evening in front of an open fridge.' },
    { title: 'Health first', detail: 'Plans for chronic conditions are checked against the figures of every ingredient, in code, whatever suggested them.' },
    { title: 'Your budget, your country', detail: 'A week of meals from what is sold where you live, at what it costs there.' },
    { title: 'Seven days, worked out', detail: 'Breakfast, lunch, dinner and dessert for the whole week, planned for you and yours to change.' },
    { title: 'Use what you have', detail: 'Type your ingredients the way you speak. We say what we read, and what we did not.' },
    { title: 'Guided recipes', detail: 'Numbered steps with times and signs to look for, and videos and articles beside them.' },
  ],
  footer: `${product} gives cooking help, not medical advice. Figures are estimates.`,
};
