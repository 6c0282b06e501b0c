import type { HandlingPart } from '../../../domain/handling.ts';
import type { NamedDish } from '../../../domain/changedTitle.ts';
import type { LineFood } from '../../../domain/recipeLine.ts';
import { speak } from '../language.ts';

type Names = Readonly<Record<string, string>>;

/**
 * What the kitchen and the services say by code, with its English beside it: in English that is what is
 * said, so only another language's words stand in the records.
 */
export const notes: {
  readonly sentences: Names;
  /** Names by what they are of, and by their ids. */
  readonly terms: {
    readonly food: Names;
    readonly allergen: Names;
    readonly tag: Names;
    readonly diet: Names;
    readonly medicine: Names;
    /** What a medicine asks of food, and why a clinic sets a diet: whole sentences. */
    readonly medicineRule: Names;
    readonly supervised: Names;
    readonly supervisedWhy: Names;
    readonly family: Names;
    readonly quantity: Names;
    readonly meal: Names;
    /** Beside those of the tables of conditions. */
    readonly condition: Names;
    readonly span: Names;
    /** What is to be known of a country's exchange rate: whole sentences. */
    readonly rateNote: Names;
  };
  /** An amount in a shop: what is counted, with its weight. */
  readonly counted: string;
  readonly countedOfWhich: string;
  /** A weight in a shop, and what is eaten of it. */
  readonly ofWhichEaten: string;
  /** A pack of what is counted: six eggs. */
  readonly packOf: string;
  readonly some: string;
  readonly pieces: Names;
  /** US units, by their English names. */
  readonly units: Names;
  /** What stands below a recipe of handling and keeping it (domain/handling.ts). */
  readonly handling: (paragraph: string, changes?: readonly string[]) => readonly HandlingPart[];
  /** A line of one of our recipes, for as many as it is cooked for; undefined where it stays English. */
  readonly ingredientLine: (
    line: string,
    food: LineFood,
    inOunces?: (text: string) => string,
  ) => string | undefined;
  /** The title of one of our recipes; undefined where it stays English. */
  readonly dishTitle: (dish: NamedDish) => string | undefined;
  /** Behind an amount. */
  readonly estimated: string;
  /** Of a recipe's line, what a step takes where nobody says how much of it. */
  readonly partOf: string;
  readonly mealOfDay: string;
  readonly dishOnDays: string;
  readonly dishesOnDays: string;
  readonly joined: string;
  readonly quoted: string;
  /** Before an amount. */
  readonly about: string;
} = {
  sentences: {},
  terms: {
    food: {},
    allergen: {},
    tag: {},
    diet: {},
    medicine: {},
    medicineRule: {},
    supervised: {},
    supervisedWhy: {},
    family: {},
    quantity: {},
    meal: {},
    condition: {},
    span: {},
    rateNote: {},
  },
  counted: '{count} (about {weight})',
  countedOfWhich: '{count} (about {weight}, {used} of it used)',
  ofWhichEaten: '{sold}, of which {eaten} is eaten',
  packOf: 'pack of {count}',
  some: 'some',
  pieces: {},
  units: {},
  handling: () => [],
  ingredientLine: () => undefined,
  dishTitle: () => undefined,
  estimated: ' (estimated)',
  partOf: 'part of the {line}',
  mealOfDay: '{day} {meal}: {title}',
  dishOnDays: '{title} ({days})',
  dishesOnDays: '{count} dishes ({days})',
  joined: '{most} and {last}',
  about: 'about {amount}',
  quoted: '‘{text}’',
};

speak({ notes });
