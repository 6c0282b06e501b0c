import { speak } from '../../../texts/language.ts';

export const profilePlan = {
  title: 'Subscription',
  subscribed: 'Your subscription is active: {plan}.',
  subscribedUnnamed: 'Your subscription is active.',
  provided: 'Your payment is not confirmed yet. Everything is open to you all the same.',
  trial: 'You are on your free trial.',
  over: 'You have no active subscription.',
  open: 'Everything is yours to use: nobody pays on this server.',
  unknown: 'We are looking up what you have.',
  lead: 'Plans and receipts',
};

speak({ profilePlan });
