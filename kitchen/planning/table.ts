// Who eats from the pot beside the asking person: whose limits a week holds, and what nobody at the table must not eat.
import type { countings } from '../../contract/figures.ts';
import { englishOf } from '../../domain/notes.ts';
import type { NamedTerm } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { rulesOf } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { personAtTable } from '../safety/table.ts';
import type { HealthWords, Kitchen, Person, Understanding } from '../types.ts';
import { needsOf } from './limits.ts';
import type { Needs, PlanLimit } from './limits.ts';
import { clinicTerms, isDeclinedBySwallowing } from './gate.ts';
import type { Refusal } from './request.ts';
import { limitNote } from './limitText.ts';
import { needsTogether } from './together.ts';
import type { Share } from './together.ts';
import { figure, namedCondition } from './words.ts';

/** Somebody else at the table, as they were described. */
export interface TablePerson {
  readonly name: string;
  readonly kind: 'adult' | 'child';
  readonly health: HealthWords;
  readonly weightKg?: number | null;
  /** Daily need before any condition, kcal. */
  readonly energyKcal?: number | null;
  /** Of the asking person's portion; what their energy needs say, where it is left out. */
  readonly portion?: number | null;
}

/** Somebody else at the table, as the week counts them. */
export interface Member {
  readonly name: string;
  readonly counted: (typeof countings)[number];
  readonly portion: number;
  /** Null where nothing is planned for them. */
  readonly needs: Needs | null;
  readonly understanding: Understanding;
  /** Names of conditions that a clinic plans for. */
  readonly clinic: readonly string[];
  /** What they must not eat. */
  readonly rules: Rules;
}

export interface PeopleAtTable {
  /** What the week is planned for, on the asking person's plate. */
  readonly needs: Needs;
  readonly members: readonly Member[];
  /** What each at the table must not eat; the asking person's first. */
  readonly rules: readonly Rules[];
  /** Portions that a meal is cooked for: the asking person's is one. */
  readonly portions: number;
  /** Everybody who is cooked for. */
  readonly heads: number;
}

/** What a child eats of a grown-up's portion where nothing else is said. */
const childPortion = 0.5;
const portionLimits = { least: 0.25, most: 3 } as const;
const [leastEnergy, mostEnergy] = [1000, 5000];
/** More at one table are beyond what this is made for. */
const mostAtTable = 11;

type TableKitchen = Pick<Kitchen, 'catalogue' | 'understand'>;

interface TableOf {
  readonly table: readonly TablePerson[];
  /** The asking person's. */
  readonly own: { readonly person: Person; readonly needs: Needs };
  /** How many eat, where more do than are named: they eat as the asking person does. */
  readonly people: number;
  readonly country: string | null;
}

const rounded = (portion: number): number =>
  Math.min(portionLimits.most, Math.max(portionLimits.least, Math.round(portion * 20) / 20));

/** Names of what a clinic plans for; empty where a week may be planned for them. */
function clinicOf(
  { person, gate }: Understanding,
  answers: HealthWords['answers'],
  catalogue: TableKitchen['catalogue'],
): string[] {
  const names = clinicTerms(person, catalogue).map(({ name }) => name);
  const swallowing = person.conditions.flatMap((id) =>
    isDeclinedBySwallowing(id, answers) ? [catalogue.conditions.get(id)?.name ?? id] : [],
  );
  const all = [...new Set([...names, ...swallowing])];
  return gate === 3 && all.length === 0 ? ['a diet that is set for them'] : all;
}

/** @returns a refusal where a question about somebody is open, or their own limits exclude each other */
function memberOf(
  each: TablePerson,
  { own, country }: TableOf,
  { catalogue, understand }: TableKitchen,
): Member | Refusal {
  const understanding = understand({ ...each.health, country });
  const clinic = clinicOf(understanding, each.health.answers, catalogue);
  const { name } = each;
  const rules = rulesOf(personAtTable(understanding.person, catalogue), catalogue);
  const apart = { name, understanding, needs: null, clinic, rules };
  if (each.kind === 'child')
    return { ...apart, counted: 'child', portion: rounded(each.portion ?? childPortion) };
  if (clinic.length > 0) return { ...apart, counted: 'clinic', portion: 0 };
  const given = each.portion ?? null;
  const byPortion =
    given === null || (each.weightKg ?? null) !== null
      ? null
      : Math.min(mostEnergy, Math.max(leastEnergy, Math.round(own.needs.energyKcal * given)));
  const answer = needsOf(
    understanding.person,
    { ...each.health.answers, ...understanding.answered },
    { weightKg: each.weightKg ?? null, energyKcal: each.energyKcal ?? byPortion },
    catalogue,
  );
  if ('conflict' in answer)
    return { code: 'conflict', error: `${name}: ${englishOf(answer.conflict)}` };
  const portion = given ?? rounded(answer.needs.energyKcal / own.needs.energyKcal);
  return { ...apart, counted: 'planned', portion, needs: answer.needs };
}

/** What cannot be planned before something about somebody is said. */
function unanswered({ table, country }: TableOf, { understand }: TableKitchen): Refusal | null {
  if (table.length > mostAtTable)
    return { code: 'bad_input', error: `A table is for ${mostAtTable + 1} people at most.` };
  const wrong = table.find(
    ({ portion }) =>
      portion !== undefined &&
      portion !== null &&
      !(portion >= portionLimits.least && portion <= portionLimits.most),
  );
  if (wrong)
    return {
      code: 'bad_input',
      error: `${wrong.name}: a portion is between ${portionLimits.least} and ${portionLimits.most} of yours.`,
    };
  const asked = table.find(({ health }) => understand({ ...health, country }).questions.length > 0);
  return asked
    ? {
        code: 'conflict',
        error: `There is a question about ${asked.name} to answer first, under ‘Who eats’, so that the week fits everybody.`,
      }
    : null;
}

/** Everybody at the table, or why one pot cannot be cooked for them. */
export function peopleAtTable(of: TableOf, kitchen: TableKitchen): PeopleAtTable | Refusal {
  const { table, own, people } = of;
  const { catalogue } = kitchen;
  const stop = unanswered(of, kitchen);
  if (stop) return stop;
  const members: Member[] = [];
  for (const each of table) {
    const member = memberOf(each, of, kitchen);
    if ('code' in member) return member;
    members.push(member);
  }
  const shares = members.flatMap(({ name, portion, needs }): Share[] =>
    needs ? [{ name, portion, needs }] : [],
  );
  const together = needsTogether(
    [{ name: null, portion: 1, needs: own.needs }, ...shares],
    catalogue,
  );
  if ('conflict' in together) return { code: 'conflict', error: together.conflict };
  const cookedFor = members.filter(({ portion }) => portion > 0);
  const guests = table.length > 0 ? Math.max(0, people - 1 - table.length) : people - 1;
  return {
    needs: together.needs,
    members,
    rules: [rulesOf(own.person, catalogue), ...members.map(({ rules }) => rules)],
    portions: cookedFor.reduce((sum, { portion }) => sum + portion, 1 + guests),
    heads: 1 + guests + cookedFor.length,
  };
}

/** The hard limits of everybody, in words; of a diet's limit also which diet it is. */
export function hardSaid(
  own: Needs,
  { members }: Pick<PeopleAtTable, 'members'>,
  catalogue: Catalogue,
): string {
  const limitSaid = (limit: PlanLimit): string => {
    const diets = dietsOf([limit], catalogue).map(({ name }) => name);
    return `${limitNote(limit).text}${diets.length > 0 ? ` (${diets.join(', ')})` : ''}`;
  };
  const said = ({ energyMin, energyMax, limits }: Needs): string =>
    [
      `${figure(energyMin)} to ${figure(energyMax)} kcal a day`,
      ...limits.filter(({ priority }) => priority === 'hard').map(limitSaid),
    ].join('; ');
  const others = members.flatMap(({ name, needs }) =>
    needs ? [`for ${name} ${said(needs)}`] : [],
  );
  return others.length === 0 ? said(own) : [`for you ${said(own)}`, ...others].join('; ');
}

/** Diets that some of these limits are of. */
export const dietsOf = (
  limits: readonly Pick<PlanLimit, 'from'>[],
  catalogue: Catalogue,
): readonly NamedTerm[] =>
  [...new Set(limits.flatMap(({ from }) => from))]
    .filter((id) => catalogue.diets.has(id))
    .map((id) => namedCondition(id, catalogue));
