import { accessMachine } from '../../../machines/access/access.machine.ts';
import type { AccessAnswer } from '../../../machines/shared/access.ts';
import type { Samples } from '../engine/index.ts';
import { ada } from './app.ts';

const hour = 3_600_000;
/** The trial began at 100 h by the server's clock and lasts 48; what was paid for ends at 200 h. */
const began = 100 * hour;
const paidUntil = 200 * hour;
const answer: AccessAnswer = {
  canUse: false,
  isSubscribed: false,
  wasSubscribed: false,
  isTrialOver: true,
  trialStart: began,
  subscriptionEnd: null,
  planName: null,
  usage: [],
  clockOffset: 0,
};
const onTrial: AccessAnswer = {
  ...answer,
  canUse: true,
  isTrialOver: false,
  usage: [{ kind: 'kitchen', isUsedUp: false, text: '3 of 5 left in your trial' }],
};
const trialOver: AccessAnswer = answer;
const subscribed: AccessAnswer = {
  ...answer,
  canUse: true,
  isSubscribed: true,
  wasSubscribed: true,
  trialStart: null,
  subscriptionEnd: paidUntil,
  planName: 'Per Month',
};
const lapsed: AccessAnswer = { ...answer, wasSubscribed: true, subscriptionEnd: 90 * hour };

const ticks = (hours: number) => ({ type: 'clock.ticked', now: hours * hour });

interface Context extends AccessAnswer {
  path: string;
  cameFrom: string | null;
  time: number;
  isRemembered: boolean;
  isHidden: boolean;
}
const runs = ({ subscriptionEnd, time }: Context) =>
  subscriptionEnd !== null && time < subscriptionEnd;
const tries = ({ trialStart, subscriptionEnd, time }: Context) =>
  trialStart === null ? subscriptionEnd === null : time < trialStart + 48 * hour;
/** When that which opens the pages now is to end. */
const endOf = ({
  isSubscribed,
  subscriptionEnd,
  canUse,
  isTrialOver,
  trialStart,
}: Context): number => {
  if (isSubscribed) return subscriptionEnd ?? 0;
  return canUse && !isTrialOver && trialStart !== null ? trialStart + 48 * hour : Infinity;
};

export const access: Samples = {
  chart: 'access',
  machine: accessMachine,
  input: {
    limits: {
      firstCheck: 1000,
      poll: 60_000,
      checkTimeout: 12_000,
      trial: 48 * hour,
      exemptPaths: ['/payment', '/settings', '/login', '/signup'],
    },
    person: ada,
    path: '/planner',
    search: '?day=Tuesday',
  },
  person: {
    'notice.dismissed': { type: 'notice.dismissed' },
  },
  shell: {
    'route.entered (/planner)': { type: 'route.entered', path: '/planner', search: '' },
    'route.entered (/payment)': { type: 'route.entered', path: '/payment', search: '' },
    'route.entered (/settings)': { type: 'route.entered', path: '/settings', search: '' },
    'payment.succeeded': { type: 'payment.succeeded' },
    'payment.unanswered': { type: 'payment.unanswered' },
    'payment.refused': { type: 'payment.refused' },
  },
  actors: {
    clockTicks: {
      answers: { '': undefined },
      failures: { '': new Error('no clock') },
      messages: {
        '110 h': ticks(110),
        '150 h': ticks(150),
        '210 h': ticks(210),
        'tab.hidden': { type: 'tab.hidden' },
        'tab.shown': { type: 'tab.shown' },
      },
    },
    workEnds: {
      answers: { '': undefined },
      failures: { '': new Error('deaf') },
      messages: { 'work.ended': { type: 'work.ended' } },
    },
    readTrial: {
      answers: {
        'first use': {
          trialStart: began,
          subscriptionEnd: null,
          isProvisional: false,
          isStored: false,
        },
        'a trial': {
          trialStart: began,
          subscriptionEnd: null,
          isProvisional: false,
          isStored: true,
        },
        'a subscription': {
          trialStart: null,
          subscriptionEnd: paidUntil,
          isProvisional: false,
          isStored: true,
        },
      },
      failures: { '': new Error('storage') },
    },
    keepPayment: {
      answers: {
        nothing: { trialStart: null, subscriptionEnd: null, isProvisional: false, isStored: false },
        'a subscription': {
          trialStart: null,
          subscriptionEnd: paidUntil,
          isProvisional: false,
          isStored: true,
        },
        'a day': {
          trialStart: null,
          subscriptionEnd: paidUntil,
          isProvisional: true,
          isStored: true,
        },
      },
      failures: { '': new Error('storage') },
    },
    fetchStatus: {
      answers: { 'on trial': onTrial, 'trial over': trialOver, subscribed, lapsed },
      failures: { '': new Error('offline') },
    },
  },
  delays: { firstCheck: 1000, poll: 60_000, checkTimeout: 12_000 },
  distinguish: ({
    path,
    time,
    isHidden,
    canUse,
    isSubscribed,
    isTrialOver,
    trialStart,
    subscriptionEnd,
  }: Context) => [
    ['/payment', '/settings'].includes(path),
    time,
    isHidden,
    canUse,
    isSubscribed,
    isTrialOver,
    trialStart,
    subscriptionEnd,
  ],
  situations: {
    'in an exempt page': ({ path }: Context) => ['/payment', '/settings'].includes(path),
    'the subscription runs': runs,
    'the trial runs': tries,
    'it ends by 110 h': (context: Context) => endOf(context) <= 110 * hour,
    'it ends by 150 h': (context: Context) => endOf(context) <= 150 * hour,
    'it ends by 210 h': (context: Context) => endOf(context) <= 210 * hour,
    'nothing is left': ({ isSubscribed, isTrialOver }: Context) => !isSubscribed && isTrialOver,
    'it is known that this was paid for': ({ isSubscribed, subscriptionEnd }: Context) =>
      isSubscribed && subscriptionEnd === paidUntil,
    hidden: ({ isHidden }: Context) => isHidden,
  },
  holds: {
    'clockTicks says tab.hidden': ({ isHidden }: Context) => isHidden,
    'clockTicks says tab.shown, surroundings.unheard': ({ isHidden }: Context) => !isHidden,
    'clockTicks says 110 h': ({ time }: Context) => time === 110 * hour,
    'route.entered (/payment)': ({ path, cameFrom }: Context) =>
      path === '/payment' && ['/planner', '/planner?day=Tuesday'].includes(cameFrom!),
    'route.entered (/planner)': ({ cameFrom }: Context) => cameFrom === '/planner',
    'payment.succeeded': ({ trialStart }: Context) => trialStart === null,
  },
};
