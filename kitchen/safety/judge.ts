// The verdict of a plate under a person's rules, one kind of reason after the other.
import type { Verdict } from '../../contract/kitchen.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { indexOf, valueOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import type { LeftOut } from './leftOut.ts';
import { firmOf, isCountedIn, severities, severityOf } from './ceilings.ts';
import { judgeDiets } from './judgeDiets.ts';
import { bansOn } from './rules.ts';
import type { Rules } from './rules.ts';
import { tagWord } from './tagWords.ts';
import { distinct } from './plate.ts';
import type { Part, Plate, Reasons } from './plate.ts';
import type { RawFood } from './undercooked.ts';
import { beSparing, tracesOf } from './sparingNotes.ts';
import * as notes from './verdictNotes.ts';

/** Bought mixtures, of which no table knows every ingredient. */
const mixtures = new Set(['sauce', 'snack', 'procmeat', 'bread']);
/** Eaten by the pinch, so that only their salt counts. */
const seasonings = new Set(['spice', 'herb']);
export const nothingRaw: RawFood = { surely: [], perhaps: [] };
const refuse = (...refusals: KitchenNote[]): Reasons => ({ refusals, cautions: [] });
const caution = (...cautions: KitchenNote[]): Reasons => ({ refusals: [], cautions });

/** A verdict whose reasons all have codes. */
export interface CodedVerdict extends Verdict {
  reasons: KitchenNote[];
}

/**
 * The verdict of a plate under compiled rules. Refused: an allergen or an excluded food (also one that only may contain it), the whole
 * day's hard limit in one serving, anything unknown where an allergy stands. Caution: more than a third of a day's limit, a food to
 * be sparing with, anything half known. Reasons are sentences, the gravest first.
 */
export function judge(plate: Plate, rules: Rules): CodedVerdict {
  if (rules.isFree) return { verdict: 'fit', reasons: [] };
  const reasons: readonly Reasons[] = [
    ofDeclined(rules),
    ofBans(plate, rules),
    ofAvoided(plate, rules),
    ofDishKinds(plate, rules),
    judgeDiets(plate.parts, rules.diets),
    ofRaw(plate, rules),
    ofUnknown(plate, rules),
    ofWhatWeCannotCheck(plate, rules),
    ofCeilings(plate, rules),
    ofUncounted(plate, rules),
    ofMealLimits(plate, rules),
    ofSparing(plate, rules),
    ofOpenQuestion(rules),
  ];
  const refusals = reasons.flatMap((each) => each.refusals);
  const cautions = reasons.flatMap((each) => each.cautions);
  if (refusals.length) return { verdict: 'refuse', reasons: [...refusals, ...cautions] };
  return { verdict: cautions.length ? 'caution' : 'fit', reasons: cautions };
}

const ofDeclined = ({ declined }: Rules): Reasons => refuse(...declined.map(notes.needsClinic));

/** Foods of one ban: sure, or only perhaps. */
interface Banned extends notes.BannedFoods {
  readonly parts: Part[];
}

function bannedIn({ parts }: Plate, rules: Rules): ReadonlyMap<string, Banned> {
  const banned = new Map<string, Banned>();
  for (const part of parts)
    for (const { tag, by, only } of bansOn(part.key, part.tags, rules)) {
      const may = only === 'may';
      const bare = tag.replace(/_may$/, '');
      const word = by.of === 'allergen' ? by.name : tagWord(bare);
      const name = `${word}|${may}`;
      const entry = banned.get(name) ?? { by, may, what: { tag: bare, word }, parts: [] };
      if (!entry.parts.some(({ label }) => label === part.label)) entry.parts.push(part);
      banned.set(name, entry);
    }
  return banned;
}

function ofBans(plate: Plate, rules: Rules): Reasons {
  const banned = bannedIn(plate, rules);
  return refuse(
    ...[...banned.values()]
      .toSorted((a, b) => Number(a.may) - Number(b.may))
      .flatMap((entry) => {
        // What surely holds it is not named again among what may.
        const sure = entry.may ? (banned.get(`${entry.what.word}|false`)?.parts ?? []) : [];
        const left = entry.parts.filter(({ label }) => !sure.some((each) => each.label === label));
        return left.length ? [notes.holdsBanned(entry, left)] : [];
      }),
  );
}

/** Whether `ofBans` refuses a part as surely as being left out does. */
const isBannedToo = ({ key, tags }: Part, { may }: LeftOut, rules: Rules): boolean =>
  bansOn(key, tags, rules).some(({ only }) => may || only === 'contains');

/** A food that is refused for what is banned is not named again for being left out. */
function ofAvoided({ parts }: Plate, rules: Rules): Reasons {
  const found = new Map<string, LeftOut & { parts: Part[] }>();
  for (const part of parts) {
    const why = rules.avoided.get(part.key);
    if (!why || isBannedToo(part, why, rules)) continue;
    const name = `${why.what?.id}|${why.may}`;
    const entry = found.get(name) ?? { ...why, parts: [] };
    entry.parts.push(part);
    found.set(name, entry);
  }
  return refuse(
    ...[...found.values()]
      .toSorted((a, b) => Number(a.may) - Number(b.may))
      .map((entry) => notes.holdsLeftOut(entry, entry.parts)),
  );
}

/** A dish that is left out by its name: 'no curry'. */
function ofDishKinds({ title = '' }: Plate, { dishKinds }: Rules): Reasons {
  const found = dishKinds.filter(({ titles }) => titles.test(title));
  const names = found.map(({ id }) => id.replaceAll('_', ' '));
  return refuse(...(names.length > 0 ? [notes.dishLeftOut(names)] : []));
}

const ofRaw = ({ raw }: Plate, { weakened }: Rules): Reasons => ({
  refusals: raw.surely.length ? [notes.eatenRaw(weakened, raw.surely)] : [],
  cautions: raw.perhaps.length ? [notes.onlyCooked(raw.perhaps)] : [],
});

function ofUnknown({ unknown }: Plate, { strict }: Rules): Reasons {
  if (unknown.length === 0) return refuse();
  const note = notes.unknownFood(unknown, strict);
  return strict ? refuse(note) : caution(note);
}

/** Oats that somebody eats who leaves gluten out. */
const isAllowedOat = ({ key, tags }: Part, { allowed, bans }: Rules): boolean =>
  tags.has('oat') && allowed.has(key) && bans.has('gluten');

/** What stands on a label that we have not read, and what we know too little of. */
function ofWhatWeCannotCheck({ parts, halfKnown, mended }: Plate, rules: Rules): Reasons {
  const { strict, person, avoided, namedLeftOut, notJudged } = rules;
  const { uncheckedAllergies, notUnderstood } = person;
  const oats = parts.filter((part) => isAllowedOat(part, rules));
  const bought = avoided.size
    ? parts.filter(({ key, category }) => mixtures.has(category) && !avoided.has(key))
    : [];
  const told: readonly (readonly [isSaid: boolean, note: () => KitchenNote])[] = [
    [halfKnown.length > 0 && strict, () => notes.halfKnownLabel(halfKnown)],
    [mended.length > 0, () => notes.readAs(mended)],
    [uncheckedAllergies.length > 0, () => notes.uncheckedAllergy(uncheckedAllergies)],
    [notUnderstood.length > 0, () => notes.notUnderstood(notUnderstood)],
    [notJudged.length > 0, () => notes.notJudged(notJudged)],
    [oats.length > 0, () => notes.glutenFreeOats(oats)],
    [bought.length > 0, () => notes.labelForLeftOut(namedLeftOut, bought)],
  ];
  return caution(...told.flatMap(([isSaid, note]) => (isSaid ? [note()] : [])));
}

/** A hard limit of the day refuses; what passes a whole day's aim is graver than a large share of it. */
function ofCeilings({ serving }: Plate, { ceilings }: Rules): Reasons {
  const [refusals, overAims, shares]: [KitchenNote[], KitchenNote[], KitchenNote[]] = [[], [], []];
  for (const ceiling of serving ? ceilings : []) {
    const { quantity, by, dayMax } = ceiling;
    const value = serving?.[indexOf[quantity]] ?? 0;
    const firm = firmOf(ceiling) ?? ceiling;
    const about = { by, quantity, value, limit: dayMax };
    const severity = severityOf(value, ceiling);
    if (severity === severities.refused)
      refusals.push(notes.overDay({ by: firm.by, quantity, value, limit: firm.dayMax }));
    else if (severity === severities.overDayAim) overAims.push(notes.overDayAim(about));
    else if (severity === severities.muchOfDay) shares.push(notes.shareOfDay(about));
  }
  return { refusals, cautions: [...overAims, ...shares] };
}

/** Whether one serving passes what a whole day should have. */
export const passesDayAim = ({ reasons }: Pick<Verdict, 'reasons'>): boolean =>
  reasons.some((note) => typeof note !== 'string' && note.code === 'verdict.overDayAim');

/** Without amounts no sum can be made: what counts towards a limit is named instead. */
export function ofUncounted(
  { serving, parts }: Pick<Plate, 'serving' | 'parts'>,
  { counted }: Rules,
): Reasons {
  if (serving) return caution();
  return caution(
    ...counted.flatMap((limit) => {
      const counts = (part: Part): boolean =>
        limit.tags.some((tag) => part.tags.has(tag)) &&
        (!seasonings.has(part.category) || limit.what === 'salt');
      const found = distinct(parts.filter(counts));
      return found.length ? [notes.uncounted(limit, found.slice(0, 6))] : [];
    }),
  );
}

function ofMealLimits({ serving, meals }: Plate, { perMeal }: Rules): Reasons {
  const [refusals, cautions]: [KitchenNote[], KitchenNote[]] = [[], []];
  for (const limit of serving ? perMeal : []) {
    const { nutrient, max, by, priority } = limit;
    if (!serving || !isCountedIn(limit, meals) || max === null) continue;
    const quantity = nutrient as Quantity;
    const value = valueOf(serving, quantity);
    if (value > max)
      (priority === 'hard' ? refusals : cautions).push(
        notes.overMeal({ by, quantity, value, limit: max }),
      );
  }
  return { refusals, cautions };
}

/** What an open question may leave out is not known; behind all that is. */
const ofOpenQuestion = ({ person }: Rules): Reasons =>
  caution(...(person.hasOpenQuestion === true ? [notes.openQuestion] : []));

/** Of a food that is refused anyway nobody needs to read the label. */
const isRefusedAnyway = ({ key, tags }: Part, tag: string, rules: Rules): boolean =>
  tag in tracesOf && bansOn(key, tags, rules).length > 0;

const ofSparing = ({ parts }: Plate, rules: Rules): Reasons =>
  caution(
    ...rules.sparing.flatMap(({ tag, by, grams }) => {
      const found = distinct(
        parts.filter(
          (part) =>
            part.tags.has(tag) &&
            (part.grams === null || part.grams >= grams) &&
            !isRefusedAnyway(part, tag, rules),
        ),
      );
      return found.length ? [beSparing({ by, tag, word: tagWord(tag) }, found)] : [];
    }),
  );
