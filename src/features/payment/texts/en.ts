import { speak } from '../../../texts/language.ts';

export const payment = {
  title: 'Plans & Pricing',
  intro:
    'Every plan opens all of Platewise. They differ in how long they run, and none renews by itself.',
  billing: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: 'Save 20% with annual billing!',
  select: 'Select Plan',
  continue: 'Continue to payment',
  runs: 'Runs for {duration}',
  featuresTitle: 'In every plan',
  features: [
    'Smart Ingredient Recognition',
    'Recipe Suggestions & Cooking Instructions',
    'Smart Food Detection',
    'AI Meal Planning',
    'AI Meal Plan for Chronic Sickness',
    'Budget & Location Based Meal Plans',
    'Full History Access',
    'Priority Support',
  ],
  loading: 'Fetching the plans...',
  unavailable: 'The plans could not be fetched. Please check your connection.',
  retry: 'Try again',
  planMissing: 'Please select a plan to continue.',
  checkoutStopped:
    'The payment has stopped working before anything was paid. Please select your plan again.',
  goOn: 'Continue',
  activated: 'Payment successful! Your subscription has been activated.',
  paidElsewhere:
    'Your plan is active: it was paid for in another tab or on another device, and runs until {date}. You need not pay again.',
  datesUnread:
    'Your plan is active: it was paid for in another tab or on another device. You need not pay again. We could not read until when it runs.',
  begun:
    'On {date} you began to pay {amount} for {plan}, and we do not know yet whether you have paid.',
  check: 'Check this payment',
  testMode: 'Test mode',
  testModeDetail: 'No money moves: whatever is paid here is only for trying out.',

  status: 'Your access',
  subscribed: 'Your subscription is active: {plan}',
  trial: 'You are on your free trial',
  provided: 'Your payment is not confirmed yet',
  providedDetail:
    'Our server does not answer. Everything is open to you until it does, for at most a day.',
  over: 'You have no active subscription',
  overDetail:
    'Select a plan, and every page is open to you again. What you made is yours all the same.',
  open: 'Everything is yours to use',
  openDetail: 'Nobody pays on this server: there is no trial and no end.',
  unknown: 'Your subscription',
  unknownDetail: 'We are looking up what you have.',

  limits: 'What is left of your trial',
  kinds: {
    detection: 'Food detection',
    kitchen: 'AI Kitchen',
    plans: 'Meal plans',
    history: 'History',
  } as Readonly<Record<string, string>>,

  receipts: 'Receipts',
  receiptsLoading: 'Fetching your receipts...',
  receiptsUnavailable: 'Your receipts could not be fetched.',
  noReceipts: 'There are no receipts yet.',
  reference: 'Reference {reference}',
  until: 'runs until {date}',
  paid: 'Paid',
  pending: 'Not confirmed yet',
  failed: 'Not paid',
  refunded: 'Refunded',
  partlyRefunded: 'Refunded in part',
  returned: '{amount} refunded',
  disputed: 'Disputed',
  paidTwice:
    'You have paid twice, perhaps in two windows at once. The payment with the reference {reference} extends your plan, so nothing is lost. If you meant to pay only once, write to us by Feedback in the menu, with this reference, and we will refund it.',
  paidBeside: 'paid beside {reference}',
};

export const checkout = {
  title: 'Complete Your Payment',
  close: 'Close',
  name: 'Name',
  email: 'Email',
  plan: 'Plan',
  amount: 'Amount',
  ends: 'Runs until',
  follows: {
    same: 'This extends your plan.',
    longer: 'This moves you up to a longer plan.',
    shorter: 'This moves you down to a shorter plan.',
  },
  begins:
    '{follows} {running} runs until {date}; {plan} begins then and ends on {end}. Nothing that you have paid for is lost.',
  pay: 'Pay with Paystack',
  preparing: 'Preparing your payment...',
  rechecking: 'Checking whether anything was paid...',
  reference: 'Reference {reference}',
  verifyFirst:
    'Please confirm your email address before you pay: the link is in the email that we sent you. With the button below we send you a new one.',
  keyMissing: 'Payment system configuration error. Please contact support.',
  keyInvalid: 'Invalid Paystack public key configuration.',
  intentRefused: 'Your payment could not be prepared. Nothing was paid; please try again.',
  scriptMissing: 'Payment system is not ready. Please refresh the page and try again.',
  entryMissing:
    'Payment system is not properly initialized. Please refresh the page and try again.',
  handlerMissing: 'Failed to initialize payment. Please try again.',
  setupFailed: 'Error setting up payment: {message}. Please try again.',
  setupFailedSilently: 'it gave no reason',
  popupClosed: 'Transaction was not completed, window closed.',
  popupOpen:
    'The payment window is open. It closes by itself when you have paid, and you can close it at any time.',
  popupSilent: 'Is the window gone, or does nothing happen in it?',
  elsewhere:
    'The payment window may still be open in another tab or on another device. Finish paying there, or close it; both windows could be charged.',
  elsewhereClosed: 'It is closed',
  popupGone: 'I have closed it',
  cancel: 'Cancel',
  unchecked: 'We could not check yet whether you have paid.',
  underWay: 'Your payment is not confirmed yet.',
  keepWaiting:
    'We keep asking, and you can leave this page. Your reference is {reference}. You need not pay again.',
  keepAsking:
    'We keep checking, and you can leave this page meanwhile. Your reference is {reference}. You can pay again once we know that nothing was paid.',
  thanks: 'Thank you for your payment! Reference: {reference}',
  activating: 'Activating your subscription...',
  refused: 'Payment successful but subscription activation failed. Please contact support.',
  failed: 'Payment successful but activating your subscription failed. Please contact support.',
  keep: 'Your payment is not lost. We keep looking it up by its reference {reference} and activate what it paid for. You need not pay again.',
  meanwhile: 'Until our server answers, and for at most a day, everything is open to you.',
  again: 'Check again',
  back: 'Back to the plans',
};

speak({ payment, checkout });
