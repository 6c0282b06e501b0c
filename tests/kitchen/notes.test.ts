/** Every sentence of the kitchen has its code, and every code its French. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { noteCodes } from '../../domain/noteCodes.ts';
import type { CodedNote, Note } from '../../domain/notes.ts';
import { pluralOf, shopPieces } from '../../domain/shopAmounts.ts';
import { foods } from '../../domain/french/foods.ts';
import { families } from '../../domain/french/families.ts';
import { medicine, supervised } from '../../domain/french/health.ts';
import { medicineRule, supervisedWhy } from '../../domain/french/healthRules.ts';
import { rateNote } from '../../domain/french/rateNotes.ts';
import { allergen, diet, pieces, tag } from '../../domain/french/terms.ts';
import { mealOfDay } from '../../kitchen/planning/kept.ts';
import { unknownMeals } from '../../kitchen/planning/refusals.ts';
import { countedByLines } from '../../kitchen/planning/reportNotes.ts';
import { aisleOrder } from '../../kitchen/shopping/shopping.ts';
import { allergenNames } from '../../kitchen/health/allergens.ts';
import { shoppingList } from '../../src/features/shopping/texts/fr.ts';
import { heardOf } from './fixtures/healthNotes.ts';
import { sameInFrench } from './fixtures/sameInFrench.ts';
import { servedOf } from './fixtures/servedNotes.ts';
import { plansOf, verdictsOf, weeksOf } from './fixtures/notes.ts';
import { catalogue, kitchen } from './support.ts';

const all: Note[] = [...heardOf(), ...verdictsOf(), ...plansOf(), ...weeksOf(), ...servedOf()];

// Texts of its own: what is spoken here is spoken nowhere else.
vi.resetModules();
const { translate } = await import('../../src/texts/language.ts');
const { noteText } = await import('../../src/texts/notes.ts');
const { featureTexts } = await import('../../src/texts/fr/featureTexts.ts');
translate('fr', featureTexts);
afterAll(() => void vi.resetModules());

const english = (names: Iterable<readonly [string, string]>) => Object.fromEntries(names);
/** What has a name, by its ids: its French, and its English. */
const named: Readonly<Record<string, readonly [Record<string, string>, Record<string, string>]>> = {
  'every food': [foods, english([...catalogue.ingredients].map(([id, { label }]) => [id, label]))],
  'every family': [
    families,
    english([...catalogue.families].map(([id, { plural }]) => [id, plural])),
  ],
  'every allergen': [allergen, { ...allergenNames }],
  'every diet': [diet, english([...catalogue.diets].map(([id, { name }]) => [id, name]))],
  'every medicine': [medicine, english(catalogue.medicines.map(({ id, name }) => [id, name]))],
  'what every medicine asks of food': [
    medicineRule,
    english(catalogue.medicines.map(({ id, rule }) => [id, rule])),
  ],
  'what nothing is planned for': [
    supervised,
    english(
      [...catalogue.supervised, ...catalogue.notJudged, ...catalogue.childFoods].map(
        ({ id, name }) => [id, name],
      ),
    ),
  ],
  'why nothing is planned for it': [
    supervisedWhy,
    english([
      ...[...catalogue.supervised, ...catalogue.notJudged].map(({ id, why }) => [id, why] as const),
      ...catalogue.childFoods.map(({ id, rule }) => [id, rule] as const),
    ]),
  ],
  'what is known of every exchange rate': [
    rateNote,
    english(
      [...catalogue.countries.values()]
        .filter(({ rateNote: note }) => note !== '')
        .map(({ iso2, rateNote: note }) => [iso2, note]),
    ),
  ],
  'every aisle': [shoppingList.aisles, english(aisleOrder.map((name) => [name, name]))],
};
/** Called the same in both languages. */
const same = new Set<string>(sameInFrench);

describe.each(Object.entries(named))('%s of the catalogue', (_, [french, inEnglish]) => {
  test('has its French, and nothing else has', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(inEnglish).sort());
  });

  test('is left English only where both languages call it so', () => {
    const left = Object.keys(french).filter(
      (id) => french[id]?.toLowerCase() === inEnglish[id]?.toLowerCase(),
    );
    expect(left.map((id) => french[id]).filter((name) => !same.has(name ?? ''))).toEqual([]);
  });
});

test('what vegetables are counted by has its French, one and several', () => {
  expect(Object.keys(pieces).sort()).toEqual(
    shopPieces.flatMap((piece) => [piece, pluralOf(piece)]).sort(),
  );
});

test('so has every tag that a condition or a medicine speaks of', () => {
  const spoken = [
    ...[...catalogue.conditions.values()].flatMap(({ excludedTags, limitedTags }) => [
      ...excludedTags,
      ...limitedTags,
    ]),
    ...catalogue.medicines.flatMap(({ leavesOut }) => leavesOut.tags),
  ];
  expect([...new Set(spoken)].filter((each) => !(each in tag))).toEqual([]);
});

describe('a sentence of the kitchen', () => {
  test('has a code', () => {
    expect(all.filter((note) => typeof note === 'string')).toEqual([]);
  });

  test('is of every code that there is', () => {
    const codes = new Set(all.map((note) => (note as CodedNote).code));
    expect(noteCodes.filter((code) => !codes.has(code))).toEqual([]);
  });

  test('is written in French with what comes with its code', () => {
    const left = all.filter((note) => noteText(note) === (note as CodedNote).text);
    expect([...new Set(left.map((note) => JSON.stringify(note)))]).toEqual([]);
  });
});

test('a meal of a week is named in French, with its title as it is written', () => {
  const day = {
    day: 'Wednesday',
    breakfast: '',
    lunch: 'Soupe de mamie (buy: leeks)',
    dinner: 'Riz',
    snack: '',
  } as const;
  const [soup, rice] = [mealOfDay(day, 'lunch'), mealOfDay(day, 'dinner')];
  const [counted, unknown] = [countedByLines([soup, rice]), unknownMeals([soup])];
  const french = (note: Note) => noteText(note).replaceAll(/[\u00A0\u202F]/gu, ' ');
  expect(counted.text).toContain("Wednesday's lunch, 'Soupe de mamie' and Wednesday's dinner");
  expect(french(counted)).toContain(
    '« Soupe de mamie » (mercredi, déjeuner) et « Riz » (mercredi, dîner).',
  );
  expect(french(unknown)).toContain(' : « Soupe de mamie » (mercredi, déjeuner). ');
});

test('what a clinician told somebody is said in French, in their figure', () => {
  const { notes } = kitchen.understand({
    sickness: 'insuffisance cardiaque, sodium 1,5 g par jour, sel 3 g, restriction hydrique 1,5 l',
  });
  const said = notes.map((note) => noteText(note).replaceAll(/\s/gu, ' '));
  expect(said).toContain(
    'Sel : au plus 3 g par jour, comme vous nous l’avez dit. Cela fait 1 200 mg de sodium.',
  );
  expect(said.join(' ')).toContain('Boissons : au plus 1 500 ml par jour');
});
