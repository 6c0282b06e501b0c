/** What must be true of every way through our charts: what the engine reads from each, and what only its requirement says. */
import { charts } from '../machines/charts.ts';
import type { AnyStateMachine } from 'xstate';
import {
  canReach,
  changed,
  commonProperties,
  isBy,
  isCalled,
  isIn,
  mustEnd,
  mutantsOf,
  never,
  neverBetween,
  starts,
  type Exploration,
  type Particulars,
  type Property,
  type Samples,
  type Stated,
  type When,
  type Where,
} from './engine/index.ts';

const atOnce = "this browser's own storage or address, read or cleared at once";
const unbounded: Particulars['unbounded'] = {
  readSession: atOnce,
  clearSession: atOnce,
  clearAccessStatus: atOnce,
  readLink: atOnce,
  readTrial: atOnce,
  readSupport: atOnce,
  keepPayment: atOnce,
  readAnswer: atOnce,
  openPage: atOnce,
  fetchPasskey: "the browser's own dialog, which has its own Cancel and its own limit",
};
const renewed: Readonly<Record<string, Particulars['renewed']>> = {
  aiKitchen: {
    processIngredients: 'another list, photo or filter takes the place of the one before',
  },
  conditionField: { fetchConditions: 'suggestions follow what is typed' },
  recipeWriting: {
    fetchPage: 'a page is only read, and the newest answer counts',
    readRecipe: 'the text is only read, and with the newest choice',
  },
  recipeSwaps: { fetchRecipe: 'another swap takes the place of the one before' },
};
/** By chart and field of what is typed: what else may change it. */
const typed: Readonly<Record<string, Particulars['typed']>> = {
  login: { email: [], password: [] },
  signup: { form: [] },
  aiKitchen: { list: ['drafts says draft.found', 'fetchRecalled answers record'] },
  pantry: { words: [] },
  historyList: { query: [] },
  ownNote: { note: ['drafts says draft.found'] },
  payment: { billing: [] },
  checkout: { name: [], email: [] },
  forgotPassword: { email: [] },
  resetPassword: { newPassword: [], confirmation: [] },
  conditionField: { text: [] },
  changePassword: { form: ['changePassword answers updated'] },
  mealEditing: {
    title: ['drafts says draft.found'],
    ingredients: ['drafts says draft.found'],
    search: [],
  },
  feedback: { text: ['drafts says draft.found'] },
  accountDeletion: { form: ['deleteAccount answers deleted'] },
  proof: { password: [] },
  secondFactorSetup: { code: [] },
  shoppingList: { words: [] },
  tryOut: { list: ['drafts says draft.found'] },
  recipeWriting: { address: ['fetchPage answers a stew'] },
};

/** A fault is one of `mutantsOf`, or another place of the configuration that is changed. */
type Particular = readonly [
  name: string,
  property: Property,
  fault: string | readonly [path: readonly string[], made: unknown],
];
const enters =
  (...states: string[]): When =>
  ({ from, to }) =>
    isIn(...states)(to) && !isIn(...states)(from);
const isAnyone: Where = ({ status }) => status === 'active';
const isFinished: Where = ({ status }) => status === 'done';
/** Only what these labels name ever starts it. */
const onlyBy = (task: string, ...labels: string[]): Property =>
  never((edge) => starts(task)(edge) && !isCalled(...labels)(edge));
const hasTime = isBy('timer', 'person', 'failure');

/** What happens while a person is signed out, without anybody's help. */
const isOfLeaving: When = ({ occurrence: { kind, from } }) =>
  kind === 'timer' || from === 'logOut' || from === 'clearSession';

/** The server is asked, and answers. */
const isOfAsking: When = (edge) =>
  isBy('answer')(edge) || isCalled('after poll', 'after firstCheck')(edge);

/** By chart: what its requirements say of whole ways through it, each with a fault that breaks it. */
const particular: Readonly<Record<string, readonly Particular[]>> = {
  checkout: [
    [
      'PAY-06: while an outcome is not known, no second payment is prepared before the server has said no',
      neverBetween({
        opens: enters('paymentUnchecked'),
        closes: isCalled('confirmPayment answers no success'),
        wrong: starts('createIntent'),
      }),
      'recheckingPayment · after callTimeout: leads to preparing instead of paymentUnchecked',
    ],
    [
      'PAY-06: the popup opens for a payment that the server knows',
      onlyBy('openPopup', 'loadProvider answers'),
      [['states', 'completing', 'on', 'payment.submitted'], { target: '#checkout.openingPopup' }],
    ],
    [
      'PAY-06: nothing is activated that the server has not confirmed',
      onlyBy(
        'activate',
        'confirmPayment answers success',
        'confirmation.retried',
        'after recheckPause',
      ),
      'recheckingPayment · confirmPayment onDone (1): guard isConfirmed turned round',
    ],
    [
      'PAY-05: whatever fails or stays silent, the dialog can be left',
      canReach({ from: isAnyone, to: isFinished, by: hasTime }),
      'paymentUnchecked · checkout.closed: lost',
    ],
  ],
  entryDeletion: [
    [
      'HIST-10: nothing is deleted that was not confirmed',
      onlyBy('deleteEntry', 'deletion.confirmed'),
      'unasked · deletion.requested: leads to deletingEntry instead of asked',
    ],
    [
      'HIST-10: after Cancel nothing is deleted until it is asked again',
      neverBetween({
        opens: isCalled('deletion.cancelled'),
        closes: isCalled('deletion.requested', 'deletion.requested (another)'),
        wrong: starts('deleteEntry'),
      }),
      'unasked · deletion.requested: leads to deletingEntry instead of asked',
    ],
    [
      'HIST-10: a question can be called off',
      canReach({ from: isIn('asked', 'deletionFailed'), to: isIn('unasked'), by: isBy('person') }),
      'asked · deletion.cancelled: lost',
    ],
  ],
  accountDeletion: [
    [
      'an account is deleted by the form, or a proof after it',
      onlyBy('deleteAccount', 'form.submitted', 'proof answers proven'),
      'closed · deletion.requested: leads to deletingAccount instead of confirming',
    ],
    [
      'nobody who thought better of the proof loses their account',
      never(
        (edge) =>
          starts('deleteAccount')(edge) && isCalled('proof answers thought better of')(edge),
      ),
      'proving · proof onDone (1): guard isProven turned round',
    ],
    [
      'after Cancel no account is deleted until it is asked again',
      neverBetween({
        opens: isCalled('deletion.cancelled'),
        closes: isCalled('deletion.requested'),
        wrong: starts('deleteAccount'),
      }),
      'closed · deletion.requested: leads to deletingAccount instead of confirming',
    ],
    [
      'the question can be called off',
      canReach({ from: isIn('confirming'), to: isIn('closed'), by: isBy('person') }),
      'confirming · deletion.cancelled: lost',
    ],
  ],
  emailChange: [
    [
      'after it was abandoned no link is asked for until another address is begun',
      neverBetween({
        opens: isCalled('change.abandoned'),
        closes: isCalled('change.started'),
        wrong: starts('changeEmail'),
      }),
      'filling · change.abandoned: lost',
    ],
  ],
  passkeys: [
    [
      'a passkey is removed by a confirmation, or a proof after it',
      onlyBy('removePasskey', 'removal.confirmed', 'proof answers proven'),
      'proving · proof onDone (2): guard isProven turned round',
    ],
    [
      'after Cancel no passkey is removed until it is asked again',
      neverBetween({
        opens: isCalled('removal.cancelled'),
        closes: isCalled('removal.requested'),
        wrong: starts('removePasskey'),
      }),
      'listed · adding.requested: without the action keepChosen',
    ],
  ],
  secondFactor: [
    [
      'the second factor is turned off by a request, or a proof after it',
      onlyBy('endSecondFactor', 'turningOff.requested', 'proof answers proven'),
      'proving · proof onDone (1): guard isProvenToEnd turned round',
    ],
  ],
  ownRecipes: [
    [
      'a recipe is deleted by a person',
      onlyBy('deleteRecipe', 'deletion.requested'),
      'listed · deletion.requested: guard isPresent turned round',
    ],
  ],
  recipePhoto: [
    [
      'a page in columns is handed over only as the person says',
      never(
        (edge) =>
          enters('choosing.handedOver')(edge) &&
          isCalled('readPhoto answers a page in columns')(edge),
      ),
      'readingPhoto · readPhoto onDone (1): guard isInColumns turned round',
    ],
    [
      'where nothing answers, another photo can be chosen',
      canReach({
        from: isIn('preparingImage', 'readingPhoto'),
        to: isIn('choosing'),
        by: isBy('timer'),
      }),
      'readingPhoto · after aiTimeout: lost',
    ],
  ],
  dataExport: [
    [
      'data is collected for somebody who asks, or proves it',
      onlyBy(
        'fetchData',
        'data.requested (everything)',
        'data.requested (reading)',
        'proof answers proven',
      ),
      'proving · proof onDone (1): guard isProven turned round',
    ],
  ],
  accountCare: [
    [
      'other places are signed out by a person, or a proof after it',
      onlyBy('endOtherSessions', 'others.dismissed', 'proof answers proven'),
      'provingForPlaces · proof onDone (2): guard isProven turned round',
    ],
  ],
  healthSettings: [
    [
      'SET-07: a consent is withdrawn by a confirmation',
      never(
        (edge) =>
          enters('ready.withdrawingConsent')(edge) && !isCalled('withdrawal.confirmed')(edge),
      ),
      [
        ['states', 'ready', 'states', 'filling', 'on', 'withdrawal.requested'],
        'withdrawingConsent',
      ],
    ],
    [
      'SET-07: the question can be called off',
      canReach({
        from: isIn('ready.confirmingWithdrawal'),
        to: isIn('ready.filling'),
        by: isBy('person'),
      }),
      'ready.confirmingWithdrawal · withdrawal.cancelled: lost',
    ],
  ],
  session: [
    [
      'OUT-02: signing out comes to an end, whatever the server says',
      mustEnd({
        from: isIn('signingOut'),
        by: isOfLeaving,
        ends: ({ to }) => !isIn('signingOut')(to),
      }),
      'signingOut.work.lingering · after leaveDelay (3): stays where it is',
    ],
    [
      'OUT-02: nobody is signed out while their session is still stored here',
      neverBetween({
        opens: enters('signingOut'),
        closes: (edge) => isCalled('clearSession answers')(edge) || !isIn('signingOut')(edge.to),
        wrong: enters('signedOut'),
      }),
      [
        [
          'states',
          'signingOut',
          'states',
          'work',
          'states',
          'loggingOut',
          'after',
          'logOutTimeout',
        ],
        '#session.signedOut',
      ],
    ],
    [
      'SES-03: a session that has ended comes to the log-in',
      mustEnd({
        from: isIn('expiring', 'endingHere'),
        by: isOfLeaving,
        ends: ({ to }) => !isIn('expiring', 'endingHere')(to),
      }),
      'expiring.lingering · after leaveDelay: stays where it is',
    ],
  ],
  access: [
    [
      'ACC-04: access that is only presumed ends with what the server says',
      canReach({
        from: isIn('billing.presumed'),
        to: isIn('billing.denied', 'billing.subscribed', 'billing.onTrial'),
        by: isOfAsking,
      }),
      'checks.checking: does not start fetchStatus',
    ],
    [
      'ACC-05: whoever is blocked can come to a page where they pay',
      canReach({
        from: isIn('billing.denied.blocked'),
        to: isIn('billing.denied.tolerated'),
        by: isBy('shell'),
      }),
      'billing.denied.blocked · always: lost',
    ],
  ],
};

function planted({ chart, machine }: Samples, fault: Particular[2]): AnyStateMachine {
  if (typeof fault !== 'string') return changed(machine, ...fault);
  const mutant = mutantsOf(machine).find(({ name }) => name === fault);
  if (mutant === undefined) throw new Error(`${chart} has no fault ${fault}`);
  return mutant.machine;
}

export const propertiesOf = (samples: Samples, exploration: Exploration): Stated[] => {
  const { chart } = samples;
  return [
    ...commonProperties(samples, exploration, {
      lasting: [...Object.keys(charts), 'toasts', 'unitChoices'],
      unbounded,
      renewed: renewed[chart] ?? {},
      typed: typed[chart] ?? {},
    }),
    ...(particular[chart] ?? []).map(([name, property, fault]) => ({
      name,
      property,
      faulty: () => planted(samples, fault),
    })),
  ];
};
