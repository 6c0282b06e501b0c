// Who eats along, as the kitchen takes them.
import type { TablePerson } from '../../../contract/table.ts';
import type { Kitchen, Person as HealthProfile } from '../../../kitchen/index.ts';
import type { PlanRequest } from '../../../kitchen/planning/index.ts';
import { rulesOf } from '../../../kitchen/safety/rules.ts';
import { personAtTable } from '../../../kitchen/safety/table.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';

type AtTable = NonNullable<PlanRequest['table']>[number];

const toPersonAtTable = ({
  name,
  kind,
  sickness,
  leaves_out,
  diets,
  answers,
  weight_kg,
  energy_kcal,
  portion,
}: TablePerson): AtTable => ({
  name,
  kind,
  health: {
    sickness: sickness || null,
    allergens: leaves_out,
    diets,
    answers,
    atTable: { name, isChild: kind === 'child' },
  },
  weightKg: weight_kg,
  energyKcal: energy_kcal,
  portion,
});

/** Those whom a week is cooked for. */
export const tableOf = (people: readonly TablePerson[]): AtTable[] =>
  people.filter(({ eats }) => eats).map(toPersonAtTable);

export interface Others {
  readonly names: readonly string[];
  /** Of these, of whom something was told that they must not eat. */
  readonly leavingOut: readonly string[];
  /** Of these, about whom a question is not answered. */
  readonly asked: readonly string[];
  /** What each of them must not eat. */
  readonly people: readonly HealthProfile[];
  /** Whether something of theirs is not understood, or a question about it is not answered. */
  readonly areOpen: boolean;
}

/** Those who eat along, as the safety gate takes them. */
export async function readOthers(
  kitchen: Pick<Kitchen, 'understand' | 'catalogue'>,
  { table }: Pick<Storage, 'table'>,
  userId: string,
  country: string | null,
): Promise<Others> {
  const atTable = tableOf(await table.read(userId));
  const understood = atTable.map(({ name, health }) => ({
    name,
    ...kitchen.understand({ ...health, country }),
  }));
  const people = understood.map(({ name, person, questions }) => ({
    ...personAtTable(person, kitchen.catalogue),
    name,
    ...(questions.length > 0 ? { hasOpenQuestion: true } : {}),
  }));
  return {
    names: understood.map(({ name }) => name),
    leavingOut: people
      .filter((person) => !rulesOf(person, kitchen.catalogue).isFree)
      .map(({ name }) => name),
    asked: understood.flatMap(({ name, questions }) => (questions.length > 0 ? [name] : [])),
    people,
    areOpen: understood.some(
      ({ person, questions }) => questions.length + person.notUnderstood.length > 0,
    ),
  };
}
