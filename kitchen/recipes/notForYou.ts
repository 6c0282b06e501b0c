// What of a list the person must not eat: they named it, so that they are told where it went, and for what.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote, Note, NoteValue, Term } from '../../domain/notes.ts';
import type { NoteCode } from '../../domain/noteCodes.ts';
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import { gate } from '../safety/gate.ts';
import { rulesOf } from '../safety/rules.ts';
import type { Person } from '../types.ts';
import { joined } from '../safety/wording.ts';

type Foods = readonly Pick<Ingredient, 'key' | 'label'>[];
const termsOf = (foods: Foods): NoteValue[] => foods.map(({ key }) => ({ of: 'food', id: key }));
const labelsOf = (foods: Foods): string => joined(foods.map(({ label }) => label));

/** Said of foods that are in none of the dishes. */
export const notForYouNote = (foods: Foods): KitchenNote =>
  coded(
    'list.notForYou',
    { foods: termsOf(foods) },
    `Not for you, and in none of the dishes here: ${labelsOf(foods)}.`,
  );

/** 'Pregnancy' is no name of its own within a sentence; 'HIV' and 'Crohn's disease' are. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]+(?: |$)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** The same where a condition, a diet or a medicine is the reason. */
export const leftOutForNote = (by: Term, name: string, foods: Foods): KitchenNote =>
  coded(
    'list.leftOutFor',
    { by, foods: termsOf(foods) },
    `Left out for ${inSentence(name)}: ${labelsOf(foods)}.`,
  );

/** The same because of one who eats along. */
export const leftOutForOtherNote = (name: string, foods: Foods): KitchenNote =>
  coded(
    'list.leftOutForOther',
    { name, foods: termsOf(foods) },
    `Left out for ${name}: ${labelsOf(foods)}.`,
  );

/** Why a dish with a food in it is refused. */
const refusing: ReadonlySet<string> = new Set<NoteCode>([
  'verdict.holds',
  'verdict.holdsAllergen',
  'verdict.mayHold',
  'verdict.leftOut',
  'verdict.leftOutHolds',
  'verdict.leftOutDish',
  'verdict.diet',
  'verdict.tooYoung',
  'verdict.raw',
]);

const isTerm = (value: unknown): value is Term =>
  typeof value === 'object' && value !== null && 'of' in value && 'id' in value;

/** What the note names as the reason, as far as it is a condition, a diet or a medicine. */
function reasonIn(note: Note, { conditions, diets, medicines }: Catalogue) {
  const by = typeof note === 'string' ? undefined : note.params['by'];
  if (!isTerm(by)) return null;
  const { of, id } = by;
  const name =
    (of === 'condition' && conditions.get(id)?.name) ||
    (of === 'diet' && diets.get(id)?.name) ||
    (of === 'medicine' && medicines.find((each) => each.id === id)?.name);
  return name ? { by, name } : null;
}

/** Why no dish with a food in it is for the person; undefined where one may be. */
function refusalOf(food: Ingredient, person: Person, catalogue: Catalogue): Note | undefined {
  const alone = { ingredients: [food.label] };
  const { verdict, reasons } = gate(alone, person, catalogue, () => undefined);
  return verdict === 'refuse' ? reasons.find(({ code }) => refusing.has(code)) : undefined;
}

interface Group {
  readonly reason: ReturnType<typeof reasonIn>;
  readonly foods: Ingredient[];
}

/** @param keys the foods of a list */
export function notForYou(
  keys: readonly string[],
  person: Person,
  catalogue: Catalogue,
): readonly KitchenNote[] {
  const { isFree, declined } = rulesOf(person, catalogue);
  if (isFree || declined.length > 0) return [];
  const groups = new Map<string, Group>();
  for (const key of new Set(keys)) {
    const food = catalogue.ingredients.get(key);
    const refusal = food && refusalOf(food, person, catalogue);
    if (!food || !refusal) continue;
    const reason = reasonIn(refusal, catalogue);
    const id = reason?.by.id ?? '';
    const group = groups.get(id) ?? { reason, foods: [] };
    group.foods.push(food);
    groups.set(id, group);
  }
  return [...groups.values()].map(({ reason, foods }) =>
    reason ? leftOutForNote(reason.by, reason.name, foods) : notForYouNote(foods),
  );
}

/** Foods of a list that are left out only because of those who eat along, each of whom is named. */
export function notForOthers(
  keys: readonly string[],
  person: Person,
  others: readonly Person[],
  catalogue: Catalogue,
): readonly KitchenNote[] {
  if (rulesOf(person, catalogue).declined.length > 0) return [];
  const isRefused = (food: Ingredient, to: Person): boolean =>
    !rulesOf(to, catalogue).isFree && refusalOf(food, to, catalogue) !== undefined;
  const eaten = [...new Set(keys)].flatMap((key) => {
    const food = catalogue.ingredients.get(key);
    return food && !isRefused(food, person) ? [food] : [];
  });
  return others.flatMap((other) => {
    const foods = eaten.filter((food) => isRefused(food, other));
    return foods.length > 0 ? [leftOutForOtherNote(other.name ?? '', foods)] : [];
  });
}
