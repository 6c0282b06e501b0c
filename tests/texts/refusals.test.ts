/** Why something was not done: by code from the services, in French by the same code. */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { plans } from '../../contract/subscriptions.ts';
import { entranceRefusals } from '../../src/texts/fr/entranceRefusals.ts';
import { paidPlans } from '../../src/texts/fr/plans.ts';
import { refusals } from '../../src/texts/fr/refusals.ts';

// Texts of its own: what is spoken here is spoken nowhere else.
vi.resetModules();
const { translate } = await import('../../src/texts/language.ts');
const { refusalText } = await import('../../src/texts/refusals.ts');
const { planLabel } = await import('../../src/texts/plans.ts');
const { NetworkError, ServerError } = await import('../../src/api/errors.ts');
const { sentenceOf, takeSentencesFrom } = await import('../../src/api/sentences.ts');
const { choosePasskey } = await import('../../src/features/login/actors/passkeyCalls.ts');
const { entrance } = await import('../../src/texts/fr/firstTexts.ts');
const { featureTexts } = await import('../../src/texts/fr/featureTexts.ts');
translate('fr', { ...entrance, ...featureTexts });
takeSentencesFrom(refusalText);
afterAll(() => void vi.resetModules());

const root = new URL('../../', import.meta.url);
const sources = [
  'server/**/*.ts',
  'contract/*.ts',
  'src/api/*.ts',
  'src/features/{payment,signup}/actors/*.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('refusalCodes.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
const all = sources.map(({ text }) => text).join('\n');

/** What is said by a code that is put together: `quota.${kind}`. */
const composed = /^(?:quota|payment)\./;

test('every sentence by code is still said', () => {
  const codes = Object.keys({ ...entranceRefusals, ...refusals });
  expect(codes.filter((code) => !composed.test(code) && !all.includes(`'${code}'`))).toEqual([]);
});

test('nothing is refused in words without a code', () => {
  const bare =
    /\b(?:badRequest|forbidden|notFound|conflict|tooLarge|unprocessable|tooManyRequests|badGateway)\(\s*['"`]|new Refusal\(\s*\d+,\s*['"`]/;
  expect(bare.test("throw badRequest('No.')")).toBe(true);
  expect(sources.filter(({ text }) => bare.test(text)).map(({ file }) => file)).toEqual([]);
  // Checks of a schema, which carry a text alone.
  const check = /\b(?:minLength|maxLength|regex)\([^()]*,\s*['"`][A-Z]/;
  const contract = sources.filter(({ file }) => file.startsWith('contract/'));
  expect(contract.filter(({ text }) => check.test(text)).map(({ file }) => file)).toEqual([]);
});

test('French leaves the blanks that its code brings', () => {
  /** What stands behind a code, wherever it is said. */
  const behind = (code: string): string =>
    all
      .split(`'${code}'`)
      .slice(1)
      .map((text) => text.slice(0, 600))
      .join('');
  const wrong = Object.entries({ ...entranceRefusals, ...refusals }).filter(([code, text]) =>
    [...text.matchAll(/\{(\w+)\}/g)].some(
      ([, blank = '']) =>
        !/^(?:quota|limits)\./.test(code) && !new RegExp(`\\b${blank}\\b`).test(behind(code)),
    ),
  );
  expect(wrong).toEqual([]);
});

describe('in French', () => {
  test('a refusal is written where its answer comes in', () => {
    const said = { code: 'pantry.full', params: { most: 1200 } };
    expect(sentenceOf('Your pantry can hold 1200 foods.', said)).toBe(
      'Votre garde-manger peut contenir 1\u202F200 aliments. Retirez-en d’abord.',
    );
    expect(
      sentenceOf('Too many attempts.', {
        code: 'limits.attempts',
        params: { wait: { value: 300, unit: 's' } },
      }),
    ).toMatch(/attendre 5\sminutes et/);
    expect(
      sentenceOf('', { code: 'plans.dayTwice', params: { day: { of: 'weekday', id: 'Monday' } } }),
    ).toContain('lundi');
  });

  test('what came without a code, or by one of a newer version, stays as it was written', () => {
    expect(sentenceOf('Said elsewhere.', undefined)).toBe('Said elsewhere.');
    expect(sentenceOf('New.', { code: 'what.isNew', params: {} })).toBe('New.');
  });

  test('so is what only the browser says', () => {
    expect(new NetworkError().message).toMatch(/^Erreur de réseau\./);
    expect(new ServerError('/api/meal_plans').message).toMatch(/^Les menus/);
  });

  test('every plan has its name', () => {
    expect(Object.keys(paidPlans.names)).toEqual(plans.map(({ id }) => id));
    expect(Object.keys(paidPlans.durations)).toEqual(plans.map(({ id }) => id));
    expect(Object.keys(paidPlans.highlights)).toEqual(
      plans.filter(({ highlight }) => highlight !== null).map(({ id }) => id),
    );
    expect(planLabel(plans[0])).toMatch(/par semaine$/);
  });
});

test('that passkeys cannot be used at this address is told in French, though the server says it in English', async () => {
  const client = {
    request: async () => ({
      status: 'success',
      options: null,
      message: 'Passkeys cannot be used at this address of Platewise.',
    }),
  } as unknown as Parameters<typeof choosePasskey>[0];
  expect(await choosePasskey(client, new AbortController().signal)).toEqual({
    outcome: 'refused',
    message: 'Les clés d’accès ne peuvent pas être utilisées à cette adresse de Platewise.',
  });
});
