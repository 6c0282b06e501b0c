// Others at the table: what somebody must not eat, whoever plans for them.
import type { Catalogue } from '../catalogue/types.ts';
import type { Facts } from '../recipes/facts.ts';
import type { Person } from '../types.ts';
import { judgeRecipe } from './gate.ts';
import type { Rules } from './rules.ts';

/** Without what a clinic plans for: that refuses a dish to them, and to nobody who eats beside them. */
export const personAtTable = (person: Person, { conditions }: Catalogue): Person => ({
  ...person,
  supervised: [],
  conditions: person.conditions.filter((id) => conditions.get(id)?.gate !== 3),
});

/** Whether a dish of ours is refused to one of several people. */
export const isRefusedToAny = (
  facts: Facts,
  people: readonly Rules[],
  { ingredients }: Catalogue,
): boolean => people.some((rules) => judgeRecipe(facts, rules, ingredients).verdict === 'refuse');
