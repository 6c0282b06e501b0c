// The sentences of a verdict, each by its code.
import { coded, termOf } from '../../domain/notes.ts';
import type { Amount, KitchenNote, NamedTerm, Note, NoteValue, Term } from '../../domain/notes.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import type { LeftOut } from './leftOut.ts';
import { joined, servingHas, withUnit } from './wording.ts';
import { ownLimitId } from '../../domain/ownLimit.ts';

/** A food of a meal, or a word that only tells of one. */
export interface Food {
  readonly key: string;
  readonly label: string;
  readonly category: string;
}

const valueOf = ({ key, label, category }: Food): NoteValue =>
  category === 'word' ? label.replace(/^'(.*)'.*$/, '$1') : { of: 'food', id: key };
export const valuesOf = (foods: readonly Food[]): NoteValue[] => foods.map(valueOf);
export const labelsOf = (foods: readonly Food[]): string =>
  joined([...new Set(foods.map(({ label }) => label))]);
export const quoted = (texts: readonly string[]): string =>
  joined(texts.map((text) => `'${text}'`));
export const quantityTerm = (quantity: Quantity): Term => ({ of: 'quantity', id: quantity });

/** As a sentence rounds it. */
const rounded = (value: number): number =>
  value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
export const amountOf = (value: number, quantity: Quantity): Amount => ({
  value: rounded(value),
  unit: quantity === 'glycaemic_load' ? '' : quantity.replace(/^.*_/, '').replace('ug', 'µg'),
});

export const needsClinic = (by: NamedTerm): KitchenNote =>
  coded(
    'verdict.supervised',
    { by: termOf(by) },
    `${by.name} needs a diet supervised by your clinic, so we suggest no dish for it.`,
  );

/** What is banned: the word for it, and who bans it. */
export interface BannedFoods {
  readonly by: NamedTerm;
  readonly what: { readonly tag: string; readonly word: string };
  readonly may: boolean;
}

export function holdsBanned({ by, what, may }: BannedFoods, foods: readonly Food[]): KitchenNote {
  const holds = `${may ? 'May contain' : 'Contains'} ${what.word}`;
  if (by.of === 'allergen')
    return coded(
      may ? 'verdict.mayHoldAllergen' : 'verdict.holdsAllergen',
      { what: termOf(by), foods: valuesOf(foods) },
      `${holds}, which you avoid: ${labelsOf(foods)}.`,
    );
  return coded(
    may ? 'verdict.mayHold' : 'verdict.holds',
    { by: termOf(by), what: { of: 'tag', id: what.tag }, foods: valuesOf(foods) },
    `${holds}, left out with ${by.name}: ${labelsOf(foods)}.`,
  );
}

export const holdsLeftOut = ({ what, may }: LeftOut, foods: readonly Food[]): KitchenNote =>
  what === null
    ? coded(
        'verdict.leftOut',
        { foods: valuesOf(foods) },
        `Contains what you leave out: ${labelsOf(foods)}.`,
      )
    : coded(
        may ? 'verdict.leftOutMay' : 'verdict.leftOutHolds',
        { what: termOf(what), foods: valuesOf(foods) },
        `${may ? 'May contain' : 'Contains'} ${what.name}, which you leave out: ${labelsOf(foods)}.`,
      );

/** @param kinds of dish, as people call them */
export const dishLeftOut = (kinds: readonly string[]): KitchenNote =>
  coded(
    'verdict.leftOutDish',
    { texts: [...kinds] },
    `A dish of a kind that you leave out: ${kinds.join(', ')}.`,
  );

export const eatenRaw = (by: NamedTerm | null, texts: readonly string[]): KitchenNote =>
  coded(
    'verdict.raw',
    { texts: [...texts] },
    `Eaten raw or half cooked, which is dangerous with ${by?.name ?? 'your condition'}: ${quoted(texts)}.`,
  );

export const onlyCooked = (texts: readonly string[]): KitchenNote =>
  coded(
    'verdict.cookThrough',
    { texts: [...texts] },
    `Only where it is cooked through, eggs until both white and yolk are firm: ${quoted(texts)}.`,
  );

export const unknownFood = (texts: readonly string[], strict: boolean): KitchenNote =>
  strict
    ? coded(
        'verdict.unknownSafety',
        { texts: [...texts] },
        `We do not know ${quoted(texts)}, so we cannot call this safe for you.`,
      )
    : coded(
        'verdict.unknown',
        { texts: [...texts] },
        `We do not know ${quoted(texts)} and could not check ${texts.length > 1 ? 'them' : 'it'}.`,
      );

export const halfKnownLabel = (texts: readonly string[]): KitchenNote =>
  coded(
    'verdict.label',
    { texts: [...texts] },
    `Check the label of ${quoted(texts)}: we do not know every word of it.`,
  );

/** A line whose spelling was mended, and the food that it was read as. */
export interface Mended {
  readonly line: string;
  readonly key: string;
  readonly label: string;
}
export const readAs = (mended: readonly Mended[]): KitchenNote =>
  coded(
    'verdict.readAs',
    {
      texts: mended.map(({ line }) => line),
      foods: mended.map(({ key }) => ({ of: 'food', id: key })),
    },
    `We read ${joined(mended.map(({ line, label }) => `'${line}' as ${label}`))}: make sure that is what is meant.`,
  );

export const uncheckedAllergy = (texts: readonly string[]): KitchenNote =>
  coded('verdict.unchecked', { texts: [...texts] }, `We cannot check dishes for ${quoted(texts)}.`);

export function notUnderstood(texts: readonly string[]): KitchenNote {
  const shown = texts.map((text) => text.slice(0, 60));
  return coded(
    'verdict.notUnderstood',
    { texts: shown },
    `You wrote ${quoted(shown)}, which we did not understand, so we cannot say that this fits you.`,
  );
}

export const notJudged = (by: readonly NamedTerm[]): KitchenNote =>
  coded(
    'verdict.notJudged',
    { by: by.map(termOf) },
    `We cannot judge dishes for this, so we cannot say that this one fits you: ${by.map(({ name }) => name).join(' and ')}.`,
  );

export const glutenFreeOats = (foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.glutenFreeOats',
    { foods: valuesOf(foods) },
    `Only with those whose packet says gluten-free: ${joined(foods.map(({ label }) => label))}.`,
  );

export const labelForLeftOut = (what: readonly NamedTerm[], foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.labelLeftOut',
    { what: what.map(termOf), foods: valuesOf(foods) },
    `Check the label of ${labelsOf(foods)} for ${joined(what.map(({ name }) => name))}, which you leave out.`,
  );

/** A limit of one quantity, and what one serving has of it. */
export interface AgainstLimit {
  readonly by: NamedTerm;
  readonly quantity: Quantity;
  readonly value: number;
  readonly limit: number;
}
const limitParams = ({ by, quantity, value, limit }: AgainstLimit) => ({
  by: termOf(by),
  quantity: quantityTerm(quantity),
  amount: amountOf(value, quantity),
  limit: amountOf(limit, quantity),
});

/** Whose limit it is, behind its figure. */
const ofWhom = ({ id, name }: NamedTerm, before: string): string =>
  id === ownLimitId ? ', as you told us' : ` ${before} ${name}`;

export const overDay = (about: AgainstLimit): KitchenNote =>
  coded(
    'verdict.overDay',
    limitParams(about),
    `${servingHas(about.value, about.quantity)}, more than the whole day's ${withUnit(about.limit, about.quantity)}${ofWhom(about.by, 'with')}.`,
  );

/** Of an aim, which a single dish refuses nothing for. */
export const overDayAim = (about: AgainstLimit): KitchenNote =>
  coded(
    'verdict.overDayAim',
    limitParams(about),
    `${servingHas(about.value, about.quantity)}, more than a whole day should have${ofWhom(about.by, 'with')}: at most ${withUnit(about.limit, about.quantity)}.`,
  );

export function shareOfDay(about: AgainstLimit): KitchenNote {
  const { by, quantity, value, limit } = about;
  const share = Math.round((100 * value) / limit);
  return coded(
    'verdict.shareOfDay',
    { ...limitParams(about), share },
    `${servingHas(value, quantity)}, ${share}% of a day's limit of ${withUnit(limit, quantity)}${ofWhom(by, 'for')}.`,
  );
}

export const overMeal = (about: AgainstLimit): KitchenNote =>
  coded(
    'verdict.overMeal',
    limitParams(about),
    about.by.id === ownLimitId
      ? `${servingHas(about.value, about.quantity)}; a meal should have at most ${withUnit(about.limit, about.quantity)}, as you told us.`
      : `${servingHas(about.value, about.quantity)}; with ${about.by.name} a meal should have at most ${withUnit(about.limit, about.quantity)}.`,
  );

export const uncounted = (
  { by, quantity, what }: { by: NamedTerm; quantity: Quantity; what: string },
  foods: readonly Food[],
): KitchenNote =>
  coded(
    'verdict.uncounted',
    { by: termOf(by), quantity: quantityTerm(quantity), foods: valuesOf(foods) },
    `Amounts are not known here, and with ${by.id === ownLimitId ? 'what you told us' : by.name} they count: ${joined(foods.map(({ label }) => label))} (${what}).`,
  );

export const againstDiet = (by: NamedTerm, foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.diet',
    { by: termOf(by), foods: valuesOf(foods) },
    `Left out with ${by.name}: ${joined(foods.map(({ label }) => label))}.`,
  );

export const keptApart = (by: NamedTerm, foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.apart',
    { by: termOf(by), foods: valuesOf(foods) },
    `Contains foods that a ${by.name} dish keeps apart: ${labelsOf(foods)}.`,
  );

export const labelForDiet = (by: NamedTerm, foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.labelDiet',
    { by: termOf(by), foods: valuesOf(foods) },
    `Check the label of ${joined(foods.map(({ label }) => label))}: not every brand is ${by.name}.`,
  );

export const tooYoungFor = (by: NamedTerm, foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.tooYoung',
    { by: termOf(by), foods: valuesOf(foods) },
    `Not for ${by.name}: ${labelsOf(foods)}.`,
  );

export const labelForAge = (by: NamedTerm, foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.labelTooYoung',
    { by: termOf(by), foods: valuesOf(foods) },
    `Check the label of ${labelsOf(foods)}: some brands contain what is not for ${by.name}.`,
  );

export const openQuestion = coded(
  'verdict.openQuestion',
  {},
  "A question about them is not answered under 'Who eats', so we cannot say that this fits them.",
);

/** What a verdict calls 'you' where it is somebody else's. */
const toldOfThem: readonly (readonly [string, string])[] = [
  ['which you avoid', 'which they avoid'],
  ['Contains what you leave out', 'Contains what they leave out'],
  ['which you leave out', 'which they leave out'],
  ['safe for you', 'safe for them'],
  ['dangerous with your condition', 'dangerous with their condition'],
  ['You wrote ', 'Their settings say '],
  ['as you told us', 'as their settings say'],
  ['that this fits you', 'that this fits them'],
];

/** The same of somebody who eats along. */
export const ofThem = (note: Note): Note =>
  typeof note === 'string'
    ? note
    : {
        ...note,
        text: toldOfThem.reduce((text, [yours, theirs]) => text.replace(yours, theirs), note.text),
      };
