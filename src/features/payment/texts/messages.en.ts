import { learn, type Message } from '../../../texts/en/messages.ts';
import { speak } from '../../../texts/language.ts';

/** What a toast says to each code that the payment page emits. */
export const paymentMessages = {
  'payment.thanked': {
    title: 'Payment received',
    description: 'Thank you for your payment! Reference: {subject}',
    tone: 'good',
  },
  'payment.activated': {
    title: 'You are subscribed',
    description: 'Payment successful! Your subscription has been activated.',
    tone: 'good',
  },
  'payment.activationRefused': {
    title: 'Not activated yet',
    description: 'Payment successful but subscription activation failed. Please contact support.',
    tone: 'danger',
  },
  'payment.activationFailed': {
    title: 'Not activated yet',
    description:
      'Payment successful but activating your subscription failed. Please contact support.',
    tone: 'danger',
  },
} satisfies Record<string, Message>;

speak({ paymentMessages });
learn(paymentMessages);
