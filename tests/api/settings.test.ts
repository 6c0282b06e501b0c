/** Health data and the consent to store it, on both databases (design §4). */
import { describe, expect, test } from 'vitest';
import { manualClock, onOneDatabase, query, signUp, startServer } from './support.ts';

const refusal = 'Please agree that we store your health information, or leave it out.';
const healthy = { hasSickness: false, sicknessType: '' };
const details = {
  hasSickness: true,
  sicknessType: 'gout',
  conditions: ['gout'],
  allergens: ['peanut'],
  answers: { 'gout-uric': 'Yes' },
  weight_kg: 71,
  energy_kcal: 2100,
};
const nothing = {
  hasSickness: false,
  sicknessType: '',
  conditions: [],
  allergens: [],
  answers: {},
  weight_kg: null,
  energy_kcal: null,
};

onOneDatabase((engine) => {
  async function start() {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const person = await signUp(app);
    const save = async (body: object) => person.call('PUT', '/api/settings', body);
    const read = async () => (await person.call('GET', '/api/settings')).body.settings;
    return { clock, environment, person, save, read };
  }

  describe('health data', () => {
    test.each([
      { conditions: ['gout'] },
      { allergens: ['peanut'] },
      { answers: { a: 'b' } },
      { weight_kg: 70 },
      { energy_kcal: 2000 },
    ])('such as %j is refused without consent', async (part) => {
      const { save, read } = await start();
      for (const consent of [{}, { health_consent_at: null }]) {
        const answer = await save({
          ...healthy,
          ...(part.conditions ? { hasSickness: true, sicknessType: 'gout' } : {}),
          ...part,
          ...consent,
        });
        expect([answer.status, answer.body.code, answer.body.message]).toEqual([
          400,
          'health_consent_missing',
          refusal,
        ]);
      }
      expect(await read()).toMatchObject({ ...nothing, version: 0 });
    });

    test('is stored with consent, which the server dates, whatever the client’s clock says', async () => {
      const { clock, save, read } = await start();
      const saved = await save({ ...details, health_consent_at: 4_000_000_000_000 });
      expect(saved.body.settings).toMatchObject({
        ...details,
        health_consent_at: clock.now(),
        health_consent_withdrawn_at: null,
      });
      const given = clock.now();
      clock.advance(60_000);
      await save({ ...details, weight_kg: 70, health_consent_at: '2020-01-01T00:00:00Z' });
      await save({ ...details, weight_kg: 69 });
      expect(await read()).toMatchObject({ weight_kg: 69, health_consent_at: given, version: 3 });
    });

    test('is deleted when consent is withdrawn, whatever else the call says; household settings stay', async () => {
      const { clock, environment, save, read } = await start();
      await save({
        ...details,
        people: 4,
        country: 'NG',
        units: 'metric',
        appearance: 'dark',
        health_consent_at: 1,
      });
      clock.advance(60_000);
      const withdrawn = await save({ ...details, health_consent_at: null });
      expect(withdrawn.body).toMatchObject({
        success: true,
        settings: {
          ...nothing,
          people: 4,
          country: 'NG',
          units: 'metric',
          appearance: 'dark',
          health_consent_at: null,
          health_consent_withdrawn_at: clock.now(),
        },
      });
      expect(await read()).toEqual(withdrawn.body.settings);
      expect(JSON.stringify(await query(environment, 'select * from settings'))).not.toMatch(
        /gout|peanut|"weight_kg":71/,
      );
    });

    test('is refused after a withdrawal until consent is given again', async () => {
      const { clock, save, read } = await start();
      await save({ ...details, health_consent_at: 1 });
      await save({ ...healthy, health_consent_at: null });
      const withdrawnAt = clock.now();
      expect((await save({ hasSickness: true, sicknessType: 'gout' })).body.message).toBe(refusal);
      expect((await save({ ...healthy, people: 2 })).status).toBe(200);
      clock.advance(60_000);
      expect((await save({ ...details, health_consent_at: 1 })).status).toBe(200);
      expect(await read()).toMatchObject({
        ...details,
        health_consent_at: clock.now(),
        health_consent_withdrawn_at: withdrawnAt,
      });
    });

    test('SET-07 in the two fields of the first specification alone is taken where nobody asked for consent, and refused to whoever said no', async () => {
      const { save, read } = await start();
      expect((await save({ hasSickness: true, sicknessType: ' gout ' })).body).toMatchObject({
        success: true,
        settings: { hasSickness: true, sicknessType: 'gout', health_consent_at: null },
      });
      expect(
        (await save({ hasSickness: true, sicknessType: 'asthma', health_consent_at: null })).body
          .message,
      ).toBe(refusal);
      expect(await read()).toMatchObject({ sicknessType: 'gout' });
    });

    test('an answer that nobody gave is none, and stays none until it is given', async () => {
      const { save, read } = await start();
      const open = { ...healthy, sickness_answered: false };
      expect(await read()).toMatchObject(open);
      await save({ ...open, people: 3 });
      expect(await read()).toMatchObject({ ...open, people: 3 });
      await save(healthy);
      expect(await read()).toMatchObject({ ...healthy, sickness_answered: true });
      await save({ ...open, people: 2 });
      expect(await read()).toMatchObject({ sickness_answered: true, people: 2 });
      await save({ ...details, health_consent_at: 1 });
      await save({ ...open, people: 1 });
      const kept = { hasSickness: true, sicknessType: 'gout', conditions: ['gout'] };
      expect(await read()).toMatchObject({ ...kept, sickness_answered: true, people: 1 });
      await save({ ...healthy, health_consent_at: null });
      expect(await read()).toMatchObject(open);
    });

    test('SET-02 turning the flag off clears the type and the conditions, and leaves the allergens', async () => {
      const { save, read } = await start();
      await save({ ...details, health_consent_at: 1 });
      await save({ hasSickness: false, sicknessType: 'gout' });
      expect(await read()).toMatchObject({
        hasSickness: false,
        sicknessType: '',
        conditions: [],
        allergens: ['peanut'],
        weight_kg: 71,
      });
    });
  });

  test('household settings need no consent, and a field that is left out stays as it was', async () => {
    const { save, read } = await start();
    await save({ ...healthy, people: 3, country: 'KE', units: 'us', appearance: 'system' });
    await save({ ...healthy, people: 5 });
    expect(await read()).toMatchObject({
      people: 5,
      country: 'KE',
      units: 'us',
      appearance: 'system',
      health_consent_at: null,
      version: 2,
    });
  });

  test('changed elsewhere meanwhile are refused with what is stored now', async () => {
    const { save, read } = await start();
    await save({ ...healthy, people: 3 });
    const stale = await save({ ...healthy, people: 9, version: 0 });
    expect([stale.status, stale.body.code, stale.body.message]).toEqual([
      409,
      'stale_version',
      'Your settings were changed elsewhere. Please load them again.',
    ]);
    expect(stale.body.current).toEqual(await read());
    expect(
      (await save({ ...healthy, people: 9, version: stale.body.current.version })).status,
    ).toBe(200);
  });

  test.each([
    [{ sicknessType: 'x'.repeat(501) }, 'Use at most 500 characters.'],
    [{ sicknessType: '   ' }, 'Please specify the type of sickness when you have a sickness.'],
    [
      { sicknessType: 'gout', people: 21 },
      "Please correct 'people': too big: expected number to be <=20.",
    ],
    [
      { sicknessType: 'gout', weight_kg: 5 },
      "Please correct 'weight_kg': too small: expected number to be >=30.",
    ],
  ])('%j is answered with %j', async (wrong, message) => {
    const { save } = await start();
    const answer = await save({ hasSickness: true, ...wrong, health_consent_at: 1 });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test.each([
    '<script>alert(1)</script>',
    '🥘 diabetes 🥘',
    "gout'); drop table settings; --",
    'x'.repeat(500),
    'السكري',
  ])('SET-07 %j comes back as it was typed', async (sicknessType) => {
    const { save, read } = await start();
    expect((await save({ hasSickness: true, sicknessType, health_consent_at: 1 })).status).toBe(
      200,
    );
    expect((await read()).sicknessType).toBe(sicknessType);
  });

  test('what is asked or not understood is told with the settings until it is said', async () => {
    const { person, save } = await start();
    const openOf = (body: Record<string, unknown>) => [
      body['not_understood_health'],
      body['open_health_questions'],
    ];
    const consent = { health_consent_at: 1, hasSickness: true };
    const asked = await save({ ...consent, sicknessType: 'kidney disease' });
    expect(openOf(asked.body)).toEqual([undefined, 1]);
    expect(openOf((await person.call('GET', '/api/settings')).body)).toEqual([undefined, 1]);
    expect(openOf((await save({ ...consent, sicknessType: 'zelnorax' })).body)).toEqual([
      ['zelnorax'],
      undefined,
    ]);
    expect(openOf((await save({ ...consent, sicknessType: 'coeliac disease' })).body)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
