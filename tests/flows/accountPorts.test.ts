// @vitest-environment node
/** The ports of a person's account against a small server that answers well, badly, or not at all. */
import { createActor, setup, type AnyActorLogic } from 'xstate';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { HealthForm, HealthToSave } from '../../machines/shared/account.ts';
import { createChangeEmail } from '../../src/features/profile/actors/changeEmail.ts';
import { createChangePassword } from '../../src/features/profile/actors/changePassword.ts';
import type { Connections } from '../../src/actors/connections.ts';
import { createReadWays } from '../../src/features/settings/actors/readWays.ts';
import { createVerifyPasskey } from '../../src/features/settings/actors/verifyPasskey.ts';
import { createDeleteAccount } from '../../src/features/settings/actors/deleteAccount.ts';
import {
  createEndOtherSessions,
  createEndSession,
} from '../../src/features/settings/actors/endSessions.ts';
import { createFetchConditions } from '../../src/features/health/actors/fetchConditions.ts';
import { createConfirmSetup } from '../../src/features/settings/actors/confirmSetup.ts';
import { createCreateCodes } from '../../src/features/settings/actors/createCodes.ts';
import { createCreateKey } from '../../src/features/settings/actors/createKey.ts';
import { createEndSecondFactor } from '../../src/features/settings/actors/endSecondFactor.ts';
import { createReadSecondFactor } from '../../src/features/settings/actors/readSecondFactor.ts';
import { createVerifyPerson } from '../../src/features/settings/actors/verifyPerson.ts';
import { createFetchData } from '../../src/features/settings/actors/fetchData.ts';
import { createFetchPlaces } from '../../src/features/settings/actors/fetchSessions.ts';
import { createVerifyLink } from '../../src/features/resetPassword/actors/verifyLink.ts';
import { createReadLink } from '../../src/features/resetPassword/actors/readLink.ts';
import { trimLocalHealth } from '../../src/features/health/actors/localHealth.ts';
import { createReadProfile } from '../../src/features/profile/actors/readProfile.ts';
import { createReadSettings } from '../../src/features/settings/actors/readSettings.ts';
import { createResetPassword } from '../../src/features/resetPassword/actors/resetPassword.ts';
import { createSaveHealth } from '../../src/features/onboarding/actors/saveHealth.ts';
import { createSaveSettings } from '../../src/features/settings/actors/saveSettings.ts';
import { createSendFeedback } from '../../src/features/feedback/actors/sendFeedback.ts';
import { createSendResetLink } from '../../src/features/forgotPassword/actors/sendResetLink.ts';
import { createTabReturns } from '../../src/actors/connectionReturns.ts';
import { createSendVerification } from '../../src/features/profile/actors/sendVerification.ts';
import { createVerifyEmail } from '../../src/features/verifyEmail/actors/verifyEmail.ts';
import { ada, tokens } from './browser.ts';
import { type Answer, type FaultyServer, startFaultyServer } from './faultyServer.ts';
import { connectTab, run } from './tab.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

const answerWith = (answer: Answer) => {
  server.answer = () => answer;
};
const says = (status: number, message?: string, code?: string): Answer => ({
  status,
  json: { status: 'error', message, ...(code === undefined ? {} : { code }) },
});
const hasty = { productApi: 80, aiService: 80 };
const connect = (circumstances: Parameters<typeof connectTab>[1] = {}) => {
  const tab = connectTab(server.origin, circumstances);
  tab.storage.storeSession(ada, tokens(1));
  return tab;
};
const sent = (index = 0) => JSON.parse(server.seen[index]!.text) as Record<string, unknown>;

const form: HealthForm = {
  hasSickness: true,
  text: ' gout ',
  answers: { q: 'No' },
  allergens: ['milk'],
  avoided: 'kiwi; okra ',
  diets: ['vegan'],
  people: '2',
  weight: '154',
  energy: '2000',
  units: 'us',
  country: 'GH',
  appearance: 'dark',
  hasConsent: true,
};
const toSave: HealthToSave = { form, consentAt: null, version: 3, isWithdrawal: false };
const stored = {
  hasSickness: true,
  sicknessType: 'gout',
  answers: {},
  allergens: ['milk', 'kiwi'],
  diets: ['vegan'],
  people: 2,
  weight_kg: 70,
  energy_kcal: null,
  country: 'GH',
  units: 'us',
  health_consent_at: 1_770_000_000_000,
  version: 4,
};
const empty = { hasSickness: false, sicknessType: '', version: 0 };
const nothingKnown = {
  status: 'success',
  understood: [],
  allergens: [],
  questions: [],
  refinements: [],
  unknown: [],
  notes: [],
};

const fetchDataWithin = (connections: Connections) =>
  createFetchData(
    connections,
    () => Promise.resolve(''),
    1000,
    () => undefined,
  );

const tasks: [string, (connections: Connections) => AnyActorLogic, unknown][] = [
  [
    'sendResetLink',
    (connections) => createSendResetLink(connections, 'https://platewise.test'),
    { email: ada.email },
  ],
  ['resetPassword', createResetPassword, { token: 't', newPassword: 'abcdef' }],
  ['changePassword', createChangePassword, { currentPassword: 'a', newPassword: 'abcdef' }],
  ['changeEmail', createChangeEmail, { email: 'ada@new.example' }],
  ['readProfile', createReadProfile, undefined],
  ['sendVerification', createSendVerification, undefined],
  ['verifyEmail', createVerifyEmail, { token: 't' }],
  ['fetchConditions', createFetchConditions, { text: 'gout', answers: {} }],
  ['readSettings', createReadSettings, undefined],
  ['sendFeedback', createSendFeedback, { text: 'More soups' }],
  ['fetchPlaces', createFetchPlaces, undefined],
  ['endSession', createEndSession, { place: '0190c0de-0000-7000-8000-000000000000' }],
  ['endOtherSessions', createEndOtherSessions, undefined],
  ['fetchData', fetchDataWithin, { form: 'everything' }],
  ['deleteAccount', createDeleteAccount, { confirmation: 'DELETE' }],
  ['readWays', createReadWays, undefined],
  ['verifyPasskey', createVerifyPasskey, undefined],
  ['verifyPerson', createVerifyPerson, { password: 'lovelace', code: '123456' }],
  ['readSecondFactor', createReadSecondFactor, undefined],
  ['createKey', createCreateKey, undefined],
  ['confirmSetup', createConfirmSetup, { code: '123456' }],
  ['createCodes', createCreateCodes, undefined],
  ['endSecondFactor', createEndSecondFactor, undefined],
];
describe.each(tasks)('%s', (name, create, input) => {
  test.each([
    ['a connection that breaks', 'drop', 'networkFailed'],
    ['an answer that never comes', 'hang', 'timedOut'],
    ['an answer that is no JSON', { text: '<html>' }, 'answerUnreadable'],
  ] as const)('fails on %s', async (_, answer, code) => {
    answerWith(answer);
    await expect(
      run(create(connect(answer === 'hang' ? { timeouts: hasty } : {})), input),
    ).rejects.toMatchObject({ code });
  });

  test('says no password and no token in what it fails with', async () => {
    answerWith('drop');
    const error = await run(create(connect()), input).then(
      () => new Error('It did not fail'),
      (reason: unknown) => reason as Error,
    );
    expect(`${error.message} ${JSON.stringify(error)}`, name).not.toMatch(
      /abcdef|lovelace|access-1/,
    );
  });
});

test.each([500, 502, 503, 504])(
  'REQ-05: feedback to a server that answers %i is told in the words for it',
  async (status) => {
    answerWith(says(status, 'out of memory in line 3'));
    expect(await run(createSendFeedback(connect()), { text: 'More soups' })).toEqual({
      outcome: 'refused',
      message: 'Unable to save feedback. Please try again later.',
    });
  },
);

describe('sendResetLink (PWD-02)', () => {
  const ask = () =>
    run(createSendResetLink(connectTab(server.origin), 'https://platewise.test'), {
      email: 'ada@example.org',
    });
  test('names the page that the link is to lead to', async () => {
    answerWith({ json: { status: 'success' } });
    await ask();
    expect(sent()).toEqual({
      email: 'ada@example.org',
      redirect_url: 'https://platewise.test/reset-password',
    });
  });
  test.each([[400], [401], [403], [404], [429], [500]])(
    'a %i tells no more than a success',
    async (status) => {
      answerWith(says(status, 'There is no such account.'));
      await expect(ask()).resolves.toBeUndefined();
    },
  );
});

describe('a new password (PWD-05, SET-06, SET-08)', () => {
  test('travels under the contract’s names', async () => {
    answerWith({ json: { status: 'success' } });
    expect(
      await run(createResetPassword(connectTab(server.origin)), {
        token: 't',
        newPassword: 'abcdef',
      }),
    ).toEqual({ outcome: 'updated' });
    expect(
      await run(createChangePassword(connect()), { currentPassword: 'old', newPassword: 'abcdef' }),
    ).toEqual({ outcome: 'updated' });
    expect([sent(0), sent(1)]).toEqual([
      { access_token: 't', new_password: 'abcdef' },
      { current_password: 'old', new_password: 'abcdef' },
    ]);
  });
  test.each<[Answer, string | undefined]>([
    [says(400, 'This link was used already.'), 'This link was used already.'],
    [{ json: { status: 'error' } }, undefined],
    [says(429, 'Please wait.'), 'Please wait.'],
  ])('is refused in the server’s words: %j', async (answer, message) => {
    answerWith(answer);
    expect(
      await run(createResetPassword(connectTab(server.origin)), {
        token: 't',
        newPassword: 'abcdef',
      }),
    ).toEqual({ outcome: 'refused', message });
    expect(
      await run(createChangePassword(connect()), { currentPassword: 'old', newPassword: 'abcdef' }),
    ).toEqual({ outcome: 'refused', message });
  });
});

describe('another email address', () => {
  const ask = () => run(createChangeEmail(connect()), { email: 'ada@new.example' });
  test('is asked for, which takes a proof', async () => {
    answerWith({ json: { status: 'success' } });
    expect(await ask()).toEqual({ outcome: 'done' });
    expect(sent()).toEqual({ new_email: 'ada@new.example' });
    answerWith(says(403, 'Please confirm that it is you.', 'proof_required'));
    expect(await ask()).toEqual({ outcome: 'proofRequired' });
    answerWith(says(409, 'Another account has it.', 'email_taken'));
    expect(await ask()).toEqual({ outcome: 'refused', message: 'Another account has it.' });
  });
  test('is told apart from the confirmed address of a new account', async () => {
    const open = () => run(createVerifyEmail(connect()), { token: 't' });
    answerWith({ json: { status: 'success' } });
    expect(await open()).toEqual({ outcome: 'verified' });
    answerWith({ json: { status: 'success', is_new_address: true } });
    expect(await open()).toEqual({ outcome: 'changed' });
  });
});

describe('verifyLink', () => {
  const check = () => run(createVerifyLink(connect()), { token: 't' });
  test('tells a link that could be used from one that was', async () => {
    for (const is_usable of [true, false]) {
      answerWith({ json: { status: 'success', is_usable } });
      expect(await check()).toEqual({ isUsable: is_usable });
    }
    expect(sent()).toEqual({ access_token: 't' });
  });
  test('fails where the server says neither', async () => {
    for (const answer of [says(429, 'Too many requests.'), says(500), { json: {} }]) {
      answerWith(answer);
      await expect(check()).rejects.toThrow();
    }
  });
});

describe('readLink (PWD-03)', () => {
  const open = async (hash: string, state: object | null = { n: 1 }) => {
    const addresses: [string, unknown][] = [];
    const page = {
      location: { hash, pathname: '/reset-password', search: '?a=1' },
      history: {
        state,
        replaceState: (kept: unknown, _: string, address: string) =>
          addresses.push([address, kept]),
      },
    };
    return { link: await run(createReadLink(page as never)), addresses };
  };
  test.each([
    ['#access_token=abc&type=recovery', 'abc', false],
    ['#token=abc', 'abc', false],
    ['#access_token=%20abc%20', 'abc', false],
    ['#access_token=', null, false],
    ['#error=access_denied&error_description=%3Cb%3ECall+us%3C%2Fb%3E', null, true],
    ['#error_code=otp_expired', null, true],
    ['#access_token=abc&error_code=otp_expired', null, true],
    ['#elsewhere', null, false],
  ])('%s', async (hash, token, isRefused) => {
    expect(await open(hash)).toEqual({
      link: { token, isRefused },
      addresses: [['/reset-password?a=1', { n: 1, mailedLink: hash.slice(1) }]],
    });
  });
  test('is there again where the page is loaded again, and a newer link goes before it', async () => {
    const kept = { mailedLink: 'access_token=abc' };
    expect(await open('', kept)).toEqual({
      link: { token: 'abc', isRefused: false },
      addresses: [],
    });
    expect((await open('#access_token=newer', kept)).link.token).toBe('newer');
    for (const other of [null, {}, { mailedLink: 7 }])
      expect((await open('', other)).link.token).toBeNull();
  });
  test('leaves an address without a fragment alone', async () => {
    expect(await open('')).toEqual({ link: { token: null, isRefused: false }, addresses: [] });
  });
});

describe('fetchConditions', () => {
  const suggestions = [{ id: 'gout', name: 'Gout', matched: null }];
  test('asks once for one condition, and for what stands after the last comma beside what all of it means', async () => {
    server.answer = ({ path }) => ({
      json: path.endsWith('understand')
        ? { ...nothingKnown, notes: ['read'] }
        : { ...nothingKnown, suggestions },
    });
    const tab = connectTab(server.origin);
    expect(await run(createFetchConditions(tab), { text: ' gout', answers: {} })).toMatchObject({
      suggestions,
      notes: [],
    });
    expect(server.seen.map(({ path, query }) => [path, query.get('q')])).toEqual([
      ['/api/conditions', 'gout'],
    ]);
    expect(
      await run(createFetchConditions(tab), { text: 'gout, hyper', answers: { q: 'No' } }),
    ).toMatchObject({ suggestions, notes: ['read'] });
    expect(server.seen.find(({ query }) => query.get('q') === 'hyper')).toBeDefined();
    expect(
      server.seen
        .filter(({ path }) => path.endsWith('understand'))
        .map(({ text }) => JSON.parse(text) as unknown),
    ).toEqual([{ text: 'gout, hyper', answers: { q: 'No' } }]);
  });
});

describe('settings (SET-07)', () => {
  const answer = (settings: object): Answer => ({
    json: { status: 'success', success: true, settings },
  });

  test('travel in kilograms, with what to leave out in one list, and with consent only where it is new', async () => {
    answerWith(answer(stored));
    const tab = connect();
    expect(
      await run(
        createSaveSettings(tab, () => 5),
        toSave,
      ),
    ).toMatchObject({ outcome: 'saved', version: 4, consentAt: 1_770_000_000_000 });
    expect(sent()).toEqual({
      hasSickness: true,
      sicknessType: 'gout',
      answers: { q: 'No' },
      allergens: ['milk', 'kiwi', 'okra'],
      diets: ['vegan'],
      people: 2,
      weight_kg: 69.9,
      energy_kcal: 2000,
      country: 'GH',
      units: 'us',
      appearance: 'dark',
      health_consent_at: 5,
      version: 3,
    });
    await run(
      createSaveSettings(tab, () => 5),
      {
        ...toSave,
        consentAt: 1,
        version: undefined,
        form: { ...form, hasSickness: false, weight: '', energy: '', country: '' },
      },
    );
    expect(sent(1)).toEqual({
      hasSickness: false,
      sicknessType: '',
      answers: {},
      allergens: ['milk', 'kiwi', 'okra'],
      diets: ['vegan'],
      people: 2,
      weight_kg: null,
      energy_kcal: null,
      country: null,
      units: 'us',
      appearance: 'dark',
    });
  });

  test('hold no answer to the question about an illness that nobody gave', async () => {
    const open = { ...empty, sickness_answered: false };
    answerWith(answer(open));
    const { form: read } = await run(createReadSettings(connect()));
    expect(read.hasSickness).toBeNull();
    await run(createSaveSettings(connect()), { ...toSave, form: read });
    expect(sent(1)).toMatchObject({ hasSickness: false, sickness_answered: false });
    answerWith(answer({ ...open, sickness_answered: true }));
    expect((await run(createReadSettings(connect()))).form.hasSickness).toBe(false);
  });

  test('a withdrawn consent takes health along and nothing else', async () => {
    answerWith(answer(empty));
    await run(createSaveSettings(connect()), { ...toSave, isWithdrawal: true });
    expect(sent()).toEqual({ hasSickness: false, sicknessType: '', health_consent_at: null });
  });

  test('come back into the form, in the chosen units', async () => {
    answerWith(answer(stored));
    const { form: read, consentAt, version, unsent } = await run(createReadSettings(connect()));
    expect(read).toEqual({
      hasSickness: true,
      text: 'gout',
      answers: {},
      allergens: ['milk'],
      avoided: 'kiwi',
      diets: ['vegan'],
      people: '2',
      weight: '154',
      energy: '',
      units: 'us',
      country: 'GH',
      appearance: 'system',
      hasConsent: true,
    });
    expect([consentAt, version, unsent]).toEqual([1_770_000_000_000, 4, null]);
  });

  test('tell this device in which units amounts are to be shown, until they or the session change', async () => {
    const tab = connect();
    const units = () => tab.storage.readPersonal('units', ada.id);
    answerWith(answer(stored));
    await run(createReadSettings(tab));
    expect(units()).toBe('us');
    answerWith(answer({ ...stored, units: 'metric' }));
    await run(createSaveSettings(tab), toSave);
    expect(units()).toBeNull();
    answerWith(answer(stored));
    await run(createSaveSettings(tab), toSave);
    expect(units()).toBe('us');
    tab.storage.clearSession();
    expect(units()).toBeNull();
  });

  test('lie in local storage as the two that the specification asks for, and nothing else of them does', async () => {
    const tab = connect();
    const plain = () => tab.storage.readPersonal('healthSettings', ada.id);
    answerWith(answer(stored));
    await run(createReadSettings(tab));
    expect(JSON.parse(plain()!)).toEqual({ hasSickness: true, sicknessType: 'gout' });
    answerWith('drop');
    await run(createSaveSettings(tab), { ...toSave, form: { ...form, text: 'coeliac disease' } });
    expect(JSON.parse(plain()!)).toEqual({ hasSickness: true, sicknessType: 'coeliac disease' });
    answerWith(answer(stored));
    await run(createSaveHealth(tab), {
      hasSickness: true,
      text: 'gout',
      answers: {},
      hasConsent: true,
    });
    expect(JSON.parse(plain()!)).toEqual({ hasSickness: true, sicknessType: 'gout' });
  });

  test('that an earlier version kept there whole are trimmed, and what it had not sent is still offered', async () => {
    const tab = connect();
    const write = (whole: object) =>
      tab.storage.writePersonal('healthSettings', ada.id, JSON.stringify(whole));
    const plain = () => JSON.parse(tab.storage.readPersonal('healthSettings', ada.id)!);
    write(stored);
    await trimLocalHealth(tab);
    expect(plain()).toEqual({ hasSickness: true, sicknessType: 'gout' });
    write({ ...stored, sicknessType: 'asthma', isUnsent: true });
    answerWith(answer(stored));
    expect((await run(createReadSettings(tab))).unsent?.text, 'before').toBe('asthma');
    await trimLocalHealth(tab);
    expect(plain()).toEqual({ hasSickness: true, sicknessType: 'asthma' });
    const { unsent } = await run(createReadSettings(tab));
    expect([unsent?.text, unsent?.avoided, unsent?.weight], 'after').toEqual([
      'asthma',
      'kiwi',
      '154',
    ]);
  });

  test('that cannot be sent and cannot be sealed here are not said to be kept', async () => {
    answerWith('drop');
    const tab = { ...connect(), kept: undefined };
    const input = { hasSickness: true, text: 'gout', answers: {}, hasConsent: true };
    await expect(run(createSaveSettings(tab), toSave)).rejects.toMatchObject({
      code: 'networkFailed',
    });
    await expect(run(createSaveHealth(tab), input)).rejects.toMatchObject({
      code: 'networkFailed',
    });
    expect(tab.storage.readPersonal('healthSettings', ada.id)).toBeNull();
  });

  test('are kept on this device where nobody is reached, come back as unsent, and the server’s copy wins where it was not', async () => {
    const tab = connect();
    answerWith('drop');
    expect(await run(createSaveSettings(tab), toSave)).toEqual({ outcome: 'kept' });
    expect((await run(createReadSettings(tab))).form.text).toBe('gout');
    answerWith(answer({ ...stored, sicknessType: 'coeliac disease' }));
    const read = await run(createReadSettings(tab));
    expect([read.form.text, read.unsent?.text]).toEqual(['coeliac disease', 'gout']);
    await run(createSaveSettings(tab), toSave);
    expect((await run(createReadSettings(tab))).unsent).toBeNull();
    tab.storage.clearSession();
    tab.storage.storeSession(ada, tokens(2));
    answerWith('drop');
    await expect(run(createReadSettings(tab)), 'gone with the session').rejects.toMatchObject({
      code: 'networkFailed',
    });
  });

  test('that were only read here are nothing that was typed', async () => {
    answerWith(answer(empty));
    const tab = connect();
    const reads = [await run(createReadSettings(tab)), await run(createReadSettings(tab))];
    expect(reads.map(({ unsent }) => unsent)).toEqual([null, null]);
  });

  test('of this device serve where the server has none', async () => {
    const tab = connect();
    answerWith(answer(stored));
    await run(createReadSettings(tab));
    answerWith(answer(empty));
    expect((await run(createReadSettings(tab))).unsent?.text).toBe('gout');
  });

  test('that this device has kept and that are none are not believed', async () => {
    const tab = connect();
    for (const text of ['{', '[]', '{"hasSickness":"yes"}']) {
      tab.storage.writePersonal('healthSettings', ada.id, text);
      answerWith(answer(empty));
      expect((await run(createReadSettings(tab))).unsent, text).toBeNull();
    }
  });

  test('a withdrawal is never kept for later', async () => {
    answerWith('drop');
    await expect(
      run(createSaveSettings(connect()), { ...toSave, isWithdrawal: true }),
    ).rejects.toMatchObject({ code: 'networkFailed' });
  });

  test.each<[string, Answer, object]>([
    [
      'changed elsewhere',
      says(409, 'Your settings were changed elsewhere.'),
      { outcome: 'conflict' },
    ],
    [
      'refused',
      says(400, 'Use at most 20 people.'),
      { outcome: 'refused', message: 'Use at most 20 people.' },
    ],
    [
      'no success',
      { json: { status: 'error', success: false, settings: empty } },
      { outcome: 'refused' },
    ],
  ])('%s', async (_, given, outcome) => {
    answerWith(given);
    expect(await run(createSaveSettings(connect()), toSave)).toEqual(outcome);
  });

  test('the tour’s answer is stored beside the rest, or kept here (ONB-03)', async () => {
    const tab = connect();
    answerWith(answer(stored));
    expect(
      await run(
        createSaveHealth(tab, () => 5),
        { hasSickness: true, text: 'gout', answers: {}, hasConsent: true },
      ),
    ).toEqual({ outcome: 'saved' });
    expect(
      await run(
        createSaveHealth(tab, () => 5),
        { hasSickness: false, text: '', answers: {}, hasConsent: false },
      ),
    ).toEqual({ outcome: 'saved' });
    expect([sent(0), sent(1)]).toEqual([
      { hasSickness: true, sicknessType: 'gout', answers: {}, health_consent_at: 5 },
      { hasSickness: false, sicknessType: '' },
    ]);
    answerWith(says(400, 'No.'));
    expect(
      await run(createSaveHealth(tab), {
        hasSickness: false,
        text: '',
        answers: {},
        hasConsent: false,
      }),
    ).toEqual({ outcome: 'refused', message: 'No.' });
    answerWith('drop');
    expect(
      await run(createSaveHealth(tab), {
        hasSickness: true,
        text: 'gout',
        answers: {},
        hasConsent: true,
      }),
    ).toEqual({ outcome: 'kept' });
  });
});

describe('the care of the account', () => {
  const place = (id: string, current: boolean, seen: number) => ({
    id,
    current,
    created_at: 1,
    last_seen_at: seen,
    device: 'Firefox on Linux',
  });
  const [a, b, c] = [
    '0190c0de-0000-7000-8000-00000000000a',
    '0190c0de-0000-7000-8000-00000000000b',
    '0190c0de-0000-7000-8000-00000000000c',
  ];

  test('lists this place first, then the one used last', async () => {
    answerWith({
      json: {
        status: 'success',
        sessions: [place(a, false, 1), place(b, true, 2), place(c, false, 3)],
      },
    });
    expect((await run(createFetchPlaces(connect()))).map(({ id }) => id)).toEqual([b, c, a]);
  });
  test('reads a name and whether the address is confirmed (SET-08)', async () => {
    const profile = {
      id: a,
      email: ada.email,
      display_name: null,
      first_name: 'Ada',
      last_name: 'Lovelace',
      email_verified: false,
      has_password: true,
    };
    answerWith({ json: { status: 'success', profile } });
    expect(await run(createReadProfile(connect()))).toEqual({
      email: ada.email,
      name: 'Ada Lovelace',
      isEmailVerified: false,
      hasPassword: true,
    });
  });
  test.each([
    ['endSession', createEndSession, { place: a }],
    ['endOtherSessions', createEndOtherSessions, undefined],
    ['sendVerification', createSendVerification, undefined],
  ] as const)('%s: an answer without success is a failure', async (_, create, input) => {
    answerWith({ json: { status: 'error', message: 'Not now.' } });
    await expect(run(create(connect()) as AnyActorLogic, input)).rejects.toThrow('Not now.');
  });
  test('saves the data as one file that can be read', async () => {
    answerWith({ json: { status: 'success', account: { email: ada.email } } });
    const files: { name: string; text: string }[] = [];
    const save = (file: (typeof files)[0]) => files.push(file);
    const fetchData = () =>
      createFetchData(
        connect(),
        ({ own_recipes }) => Promise.resolve(JSON.stringify(own_recipes)),
        1000,
        save,
      );
    await run(fetchData(), { form: 'everything' });
    expect(files[0]!.name).toBe('platewise-my-data.json');
    expect(JSON.parse(files[0]!.text)).toMatchObject({ account: { email: ada.email } });
    answerWith({
      json: { status: 'success', own_recipes: [{ title: 'Tea', text: 'Boil water.' }] },
    });
    await run(fetchData(), { form: 'reading' });
    expect(files[1]!.name).toBe('platewise-my-cookbook.html');
    expect(files[1]!.text).toContain('Boil water.');
    answerWith(says(403, 'Please confirm first that it is you.', 'proof_required'));
    expect(await run(fetchData(), { form: 'reading' })).toEqual({
      outcome: 'proofRequired',
    });
    expect(files).toHaveLength(2);
  });
  test('deletes for the word, says why not, and that a proof is asked for', async () => {
    const remove = () => run(createDeleteAccount(connect()), { confirmation: 'DELETE' });
    answerWith({ json: { status: 'success' } });
    expect(await remove()).toEqual({ outcome: 'deleted' });
    expect(sent()).toEqual({ confirmation: 'DELETE' });
    answerWith(says(400, 'Please type DELETE.'));
    expect(await remove()).toEqual({ outcome: 'refused', message: 'Please type DELETE.' });
    answerWith(says(403, 'Please confirm first that it is you.', 'proof_required'));
    expect(await remove()).toEqual({ outcome: 'proofRequired' });
  });
  test.each(['proof_required', 'code_required'])(
    'a new password that %s holds back waits for a proof; without a current one none is sent',
    async (code) => {
      answerWith(says(400, 'No.', code));
      expect(
        await run(createChangePassword(connect()), { currentPassword: '', newPassword: 'abcdef' }),
      ).toEqual({ outcome: 'proofRequired' });
      expect(sent()).toEqual({ new_password: 'abcdef' });
    },
  );
  test('a passkey is asked for only where the browser knows any', async () => {
    answerWith({ json: { status: 'success', password: true, code: false, passkey: true } });
    expect(await run(createReadWays(connect()))).toEqual({
      password: true,
      code: false,
      passkey: 'PublicKeyCredential' in globalThis,
    });
    answerWith({ json: { status: 'success', options: null } });
    expect(await run(createVerifyPasskey(connect()))).toEqual({ outcome: 'refused' });
  });
  test('feedback and verification are refused in the server’s words (FB-01)', async () => {
    answerWith(says(429, 'Please wait a minute.'));
    expect(await run(createSendFeedback(connect()), { text: 'x' })).toEqual({
      outcome: 'refused',
      message: 'Please wait a minute.',
    });
    expect(await run(createVerifyEmail(connect()), { token: 't' })).toEqual({
      outcome: 'refused',
      message: 'Please wait a minute.',
    });
  });
});

test('SET-08: who comes back to the tab is told of, and nobody who leaves it', () => {
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(
    new EventTarget(),
    { visibilityState: 'hidden' as const },
  );
  let told = 0;
  const actor = createActor(
    setup({
      actors: { tabReturns: createTabReturns(page) },
      actions: { count: () => void (told += 1) },
    }).createMachine({ invoke: { src: 'tabReturns' }, on: { 'tab.shown': { actions: 'count' } } }),
  ).start();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(1);
  actor.stop();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(1);
});
