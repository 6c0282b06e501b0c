// The verdict of a plate under a person's rules, one kind of reason after the other.
import type { Verdict } from '../../contract/kitchen.ts';
import { indexOf, valueOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import type { DietRules } from './dietRules.ts';
import { bansOn, tagWord } from './rules.ts';
import type { Ban, Rules } from './rules.ts';
import type { RawFood } from './undercooked.ts';
import { joined, servingHas, withUnit } from './wording.ts';

/** A food of a meal; grams of one serving where they are known. */
export interface Part {
  readonly label: string;
  readonly key: string;
  readonly category: string;
  readonly tags: ReadonlySet<string>;
  readonly grams: number | null;
}
export interface Plate {
  readonly parts: readonly Part[];
  readonly serving: Float64Array | null;
  readonly meals: readonly string[];
  readonly unknown: readonly string[];
  readonly halfKnown: readonly string[];
  readonly mended: readonly string[];
  readonly raw: RawFood;
}

/** Bought mixtures, of which no table knows every ingredient. */
const mixtures = new Set(['sauce', 'snack', 'procmeat', 'bread']);
/** Eaten by the pinch, so that only their salt counts. */
const seasonings = new Set(['spice', 'herb']);
export const nothingRaw: RawFood = { surely: [], perhaps: [] };
/** What speaks against a plate, the gravest first within each kind. */
interface Reasons {
  readonly refusals: readonly string[];
  readonly cautions: readonly string[];
}
const refuse = (...refusals: string[]): Reasons => ({ refusals, cautions: [] });
const caution = (...cautions: string[]): Reasons => ({ refusals: [], cautions });

/**
 * The verdict of a plate under compiled rules. Refused: an allergen or an excluded food (also one that only may hold it), the whole
 * day's hard limit in one serving, anything unknown where an allergy stands. Caution: more than a third of a day's limit, a food to
 * be sparing with, anything half known. Reasons are sentences, the gravest first.
 */
export function judge(plate: Plate, rules: Rules): Verdict {
  if (rules.isFree) return { verdict: 'fit', reasons: [] };
  const reasons: readonly Reasons[] = [
    ofDeclined(rules),
    ofBans(plate, rules),
    ofAvoided(plate, rules),
    judgeDiets(plate.parts, rules.diets),
    ofRaw(plate, rules),
    ofUnknown(plate, rules),
    ofWhatWeCannotCheck(plate, rules),
    ofCeilings(plate, rules),
    ofUncounted(plate, rules),
    ofMealLimits(plate, rules),
    ofSparing(plate, rules),
  ];
  const refusals = reasons.flatMap((each) => each.refusals);
  const cautions = reasons.flatMap((each) => each.cautions);
  if (refusals.length) return { verdict: 'refuse', reasons: [...refusals, ...cautions] };
  return { verdict: cautions.length ? 'caution' : 'fit', reasons: cautions };
}

const ofDeclined = ({ declined }: Rules): Reasons =>
  refuse(
    ...declined.map(
      (name) => `${name} needs a diet supervised by your clinic, so we suggest no dish for it.`,
    ),
  );

/** Foods of one ban: sure, or only perhaps. */
interface Banned {
  readonly ban: Ban;
  readonly may: boolean;
  readonly what: string;
  readonly labels: string[];
}

const sentenceOf = ({ ban, may, what }: Banned, labels: string): string =>
  ban.allergen === null
    ? `${may ? 'May hold' : 'Holds'} ${what}, left out with ${ban.condition ?? 'your condition'}: ${labels}.`
    : `${may ? 'May hold' : 'Holds'} ${what}, which you avoid: ${labels}.`;

function ofBans({ parts }: Plate, rules: Rules): Reasons {
  const banned = new Map<string, Banned>();
  for (const part of parts)
    for (const ban of bansOn(part.key, part.tags, rules)) {
      const may = ban.only === 'may';
      const what = ban.allergen ?? tagWord(ban.tag.replace(/_may$/, ''));
      const name = `${what}|${may}`;
      const entry = banned.get(name) ?? { ban, may, what, labels: [] };
      if (!entry.labels.includes(part.label)) entry.labels.push(part.label);
      banned.set(name, entry);
    }
  return refuse(
    ...[...banned.values()]
      .toSorted((a, b) => Number(a.may) - Number(b.may))
      .flatMap((entry) => {
        // What surely holds it is not named again among what may.
        const sure = entry.may ? (banned.get(`${entry.what}|false`)?.labels ?? []) : [];
        const left = entry.labels.filter((label) => !sure.includes(label));
        return left.length ? [sentenceOf(entry, joined(left))] : [];
      }),
  );
}

function ofAvoided({ parts }: Plate, { avoided }: Rules): Reasons {
  const labels = parts.filter((part) => avoided.has(part.key)).map((part) => part.label);
  return labels.length ? refuse(`Holds what you leave out: ${joined(labels)}.`) : refuse();
}

const quoted = (texts: readonly string[]): string => joined(texts.map((text) => `'${text}'`));

const ofRaw = ({ raw }: Plate, { weakened }: Rules): Reasons => ({
  refusals: raw.surely.length
    ? [
        `Eaten raw or half cooked, which is dangerous with ${weakened ?? 'your condition'}: ${quoted(raw.surely)}.`,
      ]
    : [],
  cautions: raw.perhaps.length
    ? [
        `Only where it is cooked through, eggs until both white and yolk are firm: ${quoted(raw.perhaps)}.`,
      ]
    : [],
});

function ofUnknown({ unknown }: Plate, { strict }: Rules): Reasons {
  if (unknown.length === 0) return refuse();
  return strict
    ? refuse(`We do not know ${quoted(unknown)}, so we cannot call this safe for you.`)
    : caution(
        `We do not know ${quoted(unknown)} and could not check ${unknown.length > 1 ? 'them' : 'it'}.`,
      );
}

/** What stands on a label that we have not read, and what we know too little of. */
function ofWhatWeCannotCheck(
  { parts, halfKnown, mended }: Plate,
  { strict, person: { uncheckedAllergies, notUnderstood }, avoided }: Rules,
): Reasons {
  const bought = avoided.size ? parts.filter((part) => mixtures.has(part.category)) : [];
  const told: readonly (readonly [isSaid: boolean, sentence: () => string])[] = [
    [
      halfKnown.length > 0 && strict,
      () => `Check the label of ${quoted(halfKnown)}: we do not know every word of it.`,
    ],
    [mended.length > 0, () => `We read ${joined(mended)}: make sure that is what is meant.`],
    [
      uncheckedAllergies.length > 0,
      () => `We cannot check dishes for ${quoted(uncheckedAllergies)}.`,
    ],
    [
      notUnderstood.length > 0,
      () =>
        `You wrote ${quoted(notUnderstood.map((text) => text.slice(0, 60)))}, which we did not understand, so we cannot say that this fits you.`,
    ],
    [
      bought.length > 0,
      () =>
        `Check the label of ${joined(bought.map((part) => part.label))} for what you leave out.`,
    ],
  ];
  return caution(...told.flatMap(([isSaid, sentence]) => (isSaid ? [sentence()] : [])));
}

function ofCeilings({ serving }: Plate, { ceilings }: Rules): Reasons {
  const [refusals, cautions]: [string[], string[]] = [[], []];
  for (const { quantity, condition, dayMax, mealMax, hard } of serving ? ceilings : []) {
    const value = serving?.[indexOf[quantity]] ?? 0;
    if (hard && value > dayMax)
      refusals.push(
        `${servingHas(value, quantity)}, more than the whole day's ${withUnit(dayMax, quantity)} with ${condition}.`,
      );
    else if (value > mealMax)
      cautions.push(
        `${servingHas(value, quantity)}, ${Math.round((100 * value) / dayMax)}% of the day's ${withUnit(dayMax, quantity)} with ${condition}.`,
      );
  }
  return { refusals, cautions };
}

/** Without amounts no sum can be made: what counts towards a limit is named instead. */
export function ofUncounted(
  { serving, parts }: Pick<Plate, 'serving' | 'parts'>,
  { counted }: Rules,
): Reasons {
  if (serving) return caution();
  return caution(
    ...counted.flatMap(({ tags, what, condition }) => {
      const counts = (part: Part): boolean =>
        tags.some((tag) => part.tags.has(tag)) &&
        (!seasonings.has(part.category) || what === 'salt');
      const labels = new Set(parts.filter(counts).map((part) => part.label));
      return labels.size
        ? [
            `Amounts are not known here, and with ${condition} they count: ${joined([...labels].slice(0, 6))} (${what}).`,
          ]
        : [];
    }),
  );
}

function ofMealLimits({ serving, meals }: Plate, { perMeal }: Rules): Reasons {
  const [refusals, cautions]: [string[], string[]] = [[], []];
  const isBreakfast = meals.every((meal) => meal === 'breakfast');
  for (const { nutrient, max, basis, condition, priority } of serving ? perMeal : []) {
    const counts = nutrient in indexOf && (basis !== 'per_breakfast' || isBreakfast);
    if (!serving || !counts || max === null) continue;
    const quantity = nutrient as Quantity;
    const value = valueOf(serving, quantity);
    if (value > max)
      (priority === 'hard' ? refusals : cautions).push(
        `${servingHas(value, quantity)}; with ${condition} a meal should have at most ${withUnit(max, quantity)}.`,
      );
  }
  return { refusals, cautions };
}

const ofSparing = ({ parts }: Plate, { sparing }: Rules): Reasons =>
  caution(
    ...sparing.flatMap(({ tag, condition, grams }) => {
      const labels = parts
        .filter((part) => part.tags.has(tag) && (part.grams === null || part.grams >= grams))
        .map((part) => part.label);
      return labels.length
        ? [`Be sparing with ${tagWord(tag)} with ${condition}: ${joined([...new Set(labels)])}.`]
        : [];
    }),
  );

/** What a plate holds against the diets and medicines of a person. */
function judgeDiets(parts: readonly Part[], { leftOut, doubtful, apart }: DietRules): Reasons {
  const named = (by: ReadonlyMap<string, string>): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const { key, label } of parts) {
      const name = by.get(key);
      if (name !== undefined) found.set(name, [...(found.get(name) ?? []), label]);
    }
    return found;
  };
  const refusals = [...named(leftOut)].map(
    ([name, labels]) => `Left out with ${name}: ${joined(labels)}.`,
  );
  for (const { diet, one, other } of apart)
    if (parts.some(({ key }) => one.has(key)) && parts.some(({ key }) => other.has(key)))
      refusals.push(`Holds two foods that a ${diet} dish keeps apart.`);
  const cautions = [...named(doubtful)]
    .filter(([name]) => !refusals.some((each) => each.includes(name)))
    .map(([name, labels]) => `Check the label of ${joined(labels)}: not every brand is ${name}.`);
  return { refusals, cautions };
}
