/** What is left of trial and subscription, in words, wherever it is shown. */
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { access as limits } from '../../contract/constants.ts';
import { plans } from '../../contract/subscriptions.ts';
import { accessMachine } from '../../machines/access/access.machine.ts';
import type { AccessAnswer, KnownAccess } from '../../machines/shared/access.ts';
import type { PaymentNews } from '../../machines/shared/messages.ts';
import { remainingUntil, trialAt } from '../../src/features/access/views/remaining.ts';
import { isUsedUp, statusOf, trialBadgeOf } from '../../src/features/access/views/selectors.ts';
import { alertOf } from '../../src/features/aiKitchen/views/selectors.ts';
import { Allowances } from '../../src/features/payment/views/Allowances.tsx';
import { PlanCard } from '../../src/features/profile/views/PlanCard.tsx';
import { StatusBanner } from '../../src/features/payment/views/StatusBanner.tsx';
import { AccessView } from '../../src/features/access/views/AccessView.tsx';
import { payment as words } from '../../src/features/payment/texts/en.ts';
import { TrialBadge } from '../../src/ui/TrialBadge.tsx';
import { themed } from '../model/screen.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [3 * day + 5 * hour + 59 * minute, '3d 5h remaining', 'Nd Nh remaining'],
  [day, '1d 0h remaining', 'Nd Nh remaining'],
  [day - 1, '23h 59m remaining', 'Nh Nm remaining'],
  [hour, '1h 0m remaining', 'Nh Nm remaining'],
  [hour - 1, '59m remaining', 'Nm remaining'],
  [59_999, '0m remaining', 'Nm remaining'],
  [0, 'Expired', 'Expired'],
  [-day, 'Expired', 'Expired'],
])('ACC-02: %i ms are %s', (left, said, form) => {
  expect(said.replaceAll(/\d+/g, 'N')).toBe(form);
  expect(remainingUntil(1_000_000 + left, 1_000_000)).toBe(said);
});

describe('ACC-01, ACC-10: the trial', () => {
  test.each([
    [0, { isExpired: false, hours: 48, minutes: 0, progress: 0 }],
    [12 * hour, { isExpired: false, hours: 36, minutes: 0, progress: 25 }],
    [48 * hour - minute, { isExpired: false, hours: 0, minutes: 1, progress: 99 }],
    [48 * hour, { isExpired: true, hours: 0, minutes: 0, remaining: 0, progress: 100 }],
    [60 * hour, { isExpired: true, hours: 0, minutes: 0, remaining: 0, progress: 100 }],
    // A clock that was set back makes no trial longer.
    [-hour, { isExpired: false, hours: 48, minutes: 0, progress: 0 }],
  ])('after %i ms', (elapsed, info) => {
    expect(trialAt(5 * day + elapsed, 5 * day, limits.trial)).toMatchObject({
      start: 5 * day,
      end: 7 * day,
      ...info,
    });
  });
});

const nobody = { uid: 'u1', id: 'u1', email: 'ada@example.org', displayName: null, photoURL: null };
const answer: AccessAnswer = {
  canUse: true,
  isSubscribed: false,
  wasSubscribed: false,
  isTrialOver: false,
  trialStart: 100 * hour,
  subscriptionEnd: null,
  planName: null,
  usage: [],
  clockOffset: 0,
};

const accessInput = {
  firstCheck: 0,
  poll: day,
  checkTimeout: day,
  trial: 48 * hour,
  exemptPaths: limits.exemptPaths,
};

/** The chart once the server has answered, at `now` of this device's clock. */
async function judged(given: Partial<AccessAnswer>, now: number, path = '/ai-kitchen') {
  const machine = accessMachine.provide({
    actors: {
      clockTicks: fromCallback(({ sendBack }) => sendBack({ type: 'clock.ticked', now })),
      workEnds: fromCallback(() => undefined),
      readTrial: fromPromise<KnownAccess, { userId: string }>(async () => ({
        trialStart: null,
        subscriptionEnd: null,
        isProvisional: false,
        isStored: false,
      })),
      keepPayment: fromPromise<KnownAccess, { userId: string; news: PaymentNews['type'] }>(
        async () => ({
          trialStart: null,
          subscriptionEnd: null,
          isProvisional: false,
          isStored: false,
        }),
      ),
      fetchStatus: fromPromise<AccessAnswer, { userId: string }>(async () => ({
        ...answer,
        ...given,
      })),
    },
  });
  const actor = createActor(machine, {
    input: {
      person: nobody,
      path,
      search: '',
      limits: accessInput,
    },
  }).start();
  await expect.poll(() => actor.getSnapshot().matches({ checks: 'resting' })).toBe(true);
  return actor;
}

test.each(['/profile', '/settings', '/payment'])(
  'ACC-05: after the trial %s stays open: an address can be changed, data exported, an account deleted',
  async (path) => {
    const over = { canUse: false, isTrialOver: true };
    const [here, kitchen] = [
      await judged(over, 100 * hour, path),
      await judged(over, 100 * hour),
    ] as const;
    expect(here.getSnapshot().hasTag('blocked')).toBe(false);
    expect(kitchen.getSnapshot().hasTag('blocked')).toBe(true);
    render(themed(<AccessView actor={kitchen} />));
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  },
);

test('ACC-05: who may use nothing any more is told why, and not to try again', () => {
  const why = 'Your trial has ended. Choose a plan to go on.';
  expect(alertOf('Failed to process ingredients. Please try again.', why, true)).toBe(why);
  expect(alertOf('Failed. Please try again.', null, true)).toBe('Failed. Please try again.');
  expect(alertOf('Failed. Please try again.', 'Busy.', false)).toBe(
    'Failed. Please try again. Busy.',
  );
  expect(alertOf(undefined, null, false)).toBeUndefined();
});

test('PAY-09: what is granted for a payment without an answer is told, ends by this device’s clock, and is no former subscription', async () => {
  const known = { trialStart: null, isStored: true };
  const granted = { ...known, subscriptionEnd: 100 * hour + day, isProvisional: true };
  const machine = accessMachine.provide({
    actors: {
      clockTicks: fromCallback<{ type: 'none' }>(({ sendBack }) => {
        sendBack({ type: 'clock.ticked', now: 100 * hour });
      }),
      workEnds: fromCallback(() => undefined),
      readTrial: fromPromise<KnownAccess, { userId: string }>(async () => ({
        ...known,
        subscriptionEnd: null,
        isProvisional: false,
      })),
      keepPayment: fromPromise<KnownAccess, { userId: string; news: PaymentNews['type'] }>(
        async ({ input }) =>
          input.news === 'payment.unanswered'
            ? granted
            : { ...known, subscriptionEnd: null, isProvisional: false },
      ),
      fetchStatus: fromPromise<AccessAnswer, { userId: string }>(async () => {
        if (answers.length === 0) throw new Error('offline');
        return answers.shift()!;
      }),
    },
  });
  // The server's clock is three days ahead of this device's.
  const denied = { ...answer, canUse: false, isTrialOver: true, clockOffset: 3 * day };
  const answers: AccessAnswer[] = [denied];
  const actor = createActor(machine, {
    input: { person: nobody, path: '/payment', search: '', limits: accessInput },
  }).start();
  const rested = () =>
    expect.poll(() => actor.getSnapshot().matches({ checks: 'resting' })).toBe(true);
  await rested();
  expect(statusOf(actor.getSnapshot()).state).toBe('over');
  actor.send({ type: 'payment.unanswered' });
  await rested();
  expect(statusOf(actor.getSnapshot())).toEqual({ state: 'provided', plan: null, remaining: null });
  const view = render(themed(<AccessView actor={actor} />));
  expect(screen.getByRole('region', { name: 'Payment not confirmed yet' })).toHaveTextContent(
    /Everything is open to you until it does, for at most a day/,
  );
  view.rerender(themed(<StatusBanner access={actor} />));
  expect(screen.getByText(words.providedDetail)).toBeVisible();
  expect(actor.getSnapshot().context.wasSubscribed).toBe(false);
  answers.push(denied);
  actor.send({ type: 'payment.refused' });
  await rested();
  expect(statusOf(actor.getSnapshot()).state).toBe('over');
  actor.stop();
});

test('PAY-03: eight things are in every plan', () => {
  expect(words.features).toEqual([
    'Smart Ingredient Recognition',
    'Recipe Suggestions & Cooking Instructions',
    'Smart Food Detection',
    'AI Meal Planning',
    'AI Meal Plan for Chronic Sickness',
    'Budget & Location Based Meal Plans',
    'Full History Access',
    'Priority Support',
  ]);
});

test('PAY-02, PAY-11: four plans, each with its price in cents, its minutes and what marks it', () => {
  expect(
    plans.map(({ label, price, duration, durationMinutes, paystackAmount, highlight }) => [
      label,
      price,
      duration,
      durationMinutes,
      paystackAmount,
      highlight,
    ]),
  ).toEqual([
    ['$2.5 Weekly', 2.5, '1 week', 10_080, 250, null],
    ['$5 Per 2 Weeks', 5, '2 weeks', 20_160, 500, null],
    ['$10 Per Month', 10, '1 month', 43_200, 1000, 'Most Popular'],
    ['$100 per year', 100, '1 year', 525_600, 10_000, 'Best Value'],
  ]);
  for (const { price, paystackAmount } of plans) expect(paystackAmount).toBe(price * 100);
});

describe('the badge', () => {
  test('SET-01: shows what is left of the trial by the server’s clock, whatever this device’s says', async () => {
    const actor = await judged({ clockOffset: -7 * hour }, 117 * hour);
    expect(trialBadgeOf(actor.getSnapshot())).toEqual({ label: '1d 14h remaining', progress: 20 });
  });
  test('SET-01, ACC-04: is not there before anything is known: who pays is on no trial', async () => {
    const actor = await judged({}, 110 * hour);
    expect(trialBadgeOf(actor.getSnapshot())).not.toBeNull();
    const { context, tags, ...rest } = actor.getSnapshot();
    const at = (changes: object, tag?: string) =>
      trialBadgeOf({
        ...rest,
        context: { ...context, ...changes },
        tags,
        hasTag: (each: string) => each === tag,
      });
    expect(at({})).not.toBeNull();
    expect(at({}, 'loading')).toBeNull();
    expect(at({ subscriptionEnd: 200 * hour })).toBeNull();
  });
  test('SET-01: is not there while a subscription runs', async () => {
    const actor = await judged({ isSubscribed: true, subscriptionEnd: 200 * hour }, 110 * hour);
    expect(trialBadgeOf(actor.getSnapshot())).toBeNull();
  });
  test('ACC-01: is a bar with its words, and the words alone where there is little page', () => {
    const { rerender } = render(
      themed(
        <TrialBadge
          name="Free trial"
          remaining="3h 0m remaining"
          progress={93}
          progressLabel="Used so far"
        />,
      ),
    );
    expect(screen.getByRole('progressbar', { name: 'Used so far' })).toHaveAttribute(
      'aria-valuenow',
      '93',
    );
    rerender(
      themed(
        <TrialBadge
          name="Free trial"
          remaining="3h 0m remaining"
          progress={93}
          progressLabel="Used so far"
          compact
        />,
      ),
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('3h 0m remaining')).toBeVisible();
  });
});

describe('PAY-01: the status banner', () => {
  test.each<[string, Partial<AccessAnswer>, string, string]>([
    [
      'a subscription',
      { isSubscribed: true, planName: '$10 Per Month', subscriptionEnd: 150 * hour },
      'Your subscription is active: $10 Per Month',
      '1d 16h remaining',
    ],
    [
      'a server where nobody pays',
      { isSubscribed: true, isOpen: true, subscriptionEnd: 5000 * hour },
      'Everything is yours to use',
      'Nobody pays on this server: there is no trial and no end.',
    ],
    ['a trial', {}, 'You are on your free trial', '1d 14h remaining'],
    [
      'neither',
      { canUse: false, isTrialOver: true },
      'You have no active subscription',
      'Select a plan, and every page is open to you again. What you made is yours all the same.',
    ],
  ])('tells of %s', async (_, given, title, detail) => {
    render(themed(<StatusBanner access={await judged(given, 110 * hour)} />));
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });
  test('the profile says it too, and leads to plans and receipts', async () => {
    render(
      themed(
        <PlanCard
          access={await judged(
            { isSubscribed: true, subscriptionEnd: 200 * hour, planName: 'Monthly' },
            110 * hour,
          )}
        />,
      ),
    );
    expect(screen.getByRole('region', { name: 'Subscription' })).toHaveTextContent(
      /Your subscription is active: Monthly\.3d 18h remaining/,
    );
    expect(screen.getByRole('link', { name: 'Plans and receipts' })).toHaveAttribute(
      'href',
      '/payment',
    );
  });
  test('says so before anything is known', () => {
    render(themed(<StatusBanner access={undefined} />));
    expect(screen.getByText('We are looking up what you have.')).toBeVisible();
  });
});

describe('ACC-09: what is left', () => {
  const usage = [
    { kind: 'detection', isUsedUp: false, text: '3 of 5 left today' },
    { kind: 'plans', isUsedUp: true, text: '0 of 3 left this month' },
  ];
  test('is shown on trial, and what is used up is marked', async () => {
    render(themed(<Allowances actor={await judged({ usage }, 110 * hour)} />));
    expect(screen.getByText('Food detection').closest('li')).toHaveTextContent('3 of 5 left today');
    expect(screen.getByText('Meal plans').closest('li')).toHaveTextContent(
      'Used up0 of 3 left this month',
    );
  });
  test('is used up where another request would only be refused', async () => {
    const actor = await judged({ usage }, 110 * hour);
    const kinds = ['detection', 'plans', 'kitchen'];
    expect(kinds.map((kind) => isUsedUp(actor.getSnapshot(), kind))).toEqual([false, true, false]);
    expect(isUsedUp(undefined, 'plans')).toBe(false);
  });
  test('is no matter to subscribers', async () => {
    render(
      themed(
        <Allowances
          actor={await judged(
            { usage, isSubscribed: true, subscriptionEnd: 200 * hour },
            110 * hour,
          )}
        />,
      ),
    );
    expect(screen.queryByText('Food detection')).toBeNull();
  });
});

test('ACC-05, ACC-01: the overlay names the trial’s length by its one constant', async () => {
  const actor = await judged({ canUse: false, isTrialOver: true }, 150 * hour);
  render(themed(<AccessView actor={actor} />));
  expect(screen.getAllByText(/^Your 48-hour trial is over\./).length).toBeGreaterThan(0);
  expect(statusOf(actor.getSnapshot()).state).toBe('over');
});
