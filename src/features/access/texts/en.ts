import { speak } from '../../../texts/language.ts';

export const access = {
  loading: 'Loading your subscription status...',
  restricted: 'Access Restricted',
  subscriptionExpired: 'Subscription Expired',
  trialExpired: 'Trial Period Expired',
  trialDetail:
    'Your {hours}-hour trial is over. With a subscription the AI Kitchen, food detection and the planner are open to you again.',
  subscriptionDetail:
    'Your subscription has ended. Renew it, and the AI Kitchen, food detection and the planner are open to you again.',
  yours:
    'Your plans, your history and your settings stay yours, with or without a subscription: take them along whenever you like.',
  upgrade: 'Upgrade Now',
  upgradeFrom: 'Upgrade Now - Starting at $1/week',
  renew: 'Renew Subscription',
  later: 'Maybe Later',
  download: 'Download my data',
  toRecipe: 'Read this recipe',
  toSettings: 'Settings',
  toProfile: 'Profile',
  close: 'Close',
  unconfirmed: 'Payment not confirmed yet',
  provided:
    'Your payment is not confirmed yet: our server does not answer. Everything is open to you until it does, for at most a day.',
  trial: 'Free trial',
  trialUsed: 'Used so far',
  days: '{days}d {hours}h remaining',
  hours: '{hours}h {minutes}m remaining',
  minutes: '{minutes}m remaining',
  expired: 'Expired',
  seePlans: 'See plans',
  unlimited: 'Unlimited',
  left: {
    day: '{left} of {limit} left today',
    trial: '{left} of {limit} left in your trial',
    month: '{left} of {limit} left this month',
  },
  usedUp: 'Used up',
};

speak({ access });
