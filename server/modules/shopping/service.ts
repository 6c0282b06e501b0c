// The list of a person and their household: what they wrote themselves, and what their next weeks need.
import { shopping as limits } from '../../../contract/constants.ts';
import type { SharedList, ShoppingChange, ShoppingLine } from '../../../contract/shopping.ts';
import { hour } from '../../../domain/durations.ts';
import type { Country } from '../../../kitchen/catalogue/types.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { foodLine } from '../../../kitchen/shopping/lines.ts';
import { aisleOrder, otherAisle } from '../../../kitchen/shopping/shopping.ts';
import type { PlanRecord } from '../../infrastructure/database/schema.ts';
import { nameOf } from '../households/names.ts';
import type { MemberRow } from '../households/repository.ts';
import { applyChange } from './changes.ts';
import { createNeeds, plannedLines } from './planned.ts';
import type { ItemRow } from './repository.ts';
import { countryOf, type World } from './world.ts';

/** A week is over when it is over for everybody, wherever they are. */
const lastDayAnywhere = (now: number): string =>
  new Date(now - 12 * hour).toISOString().slice(0, 10);

/** The next weeks of all who show them. */
async function weeksOf(
  { storage, now }: World,
  circle: readonly MemberRow[],
  userId: string,
  most: number,
): Promise<PlanRecord[]> {
  const day = lastDayAnywhere(now());
  const planners = circle.filter(({ id, shares_plan }) => shares_plan === 1 || id === userId);
  const weeks = await Promise.all(
    planners.map(async ({ id }) => storage.shoppingItems.weeks(id, day, most)),
  );
  const plans = await Promise.all(
    weeks.flat().map(async ({ id, user_id: owner }) => storage.plans.find(owner, id)),
  );
  return plans.filter((plan) => plan !== undefined);
}

export type SharedShopping = ReturnType<typeof createSharedShopping>;

export function createSharedShopping(world: World) {
  const { kitchen, storage, pantry } = world;
  const needsOf = createNeeds(kitchen);

  async function read(userId: string, most: number): Promise<SharedList> {
    const [circle, country] = await Promise.all([
      storage.households.circle(userId),
      countryOf(world, userId),
    ]);
    const [items, staples, plans] = await Promise.all([
      storage.shoppingItems.read(circle.map(({ id }) => id)),
      pantry.staples(userId, country?.iso2 ?? null),
      weeksOf(world, circle, userId, most),
    ]);
    const ids = plans.map(({ id }) => id);
    const ticks = ids.length === 0 ? [] : await storage.shoppingItems.ticks(ids);
    const weeks = plans.map((plan) => ({ plan, isMine: plan.user_id === userId }));
    const planned = plannedLines(weeks, ticks, { kitchen, country, needsOf });
    const atHome = new Set<string | null>(staples);
    return {
      lines: inAisles([
        ...planned.map((line) => ({ ...line, at_home: !line.ticked && atHome.has(line.key) })),
        ...items.map((item) => ownLine(item, country, kitchen)),
      ]),
      weeks: weeks
        .filter(({ isMine }) => isMine)
        .map(({ plan: { id, start_date, end_date } }) => ({ id, start_date, end_date })),
      members: circle.map((each) => ({ id: each.id, name: nameOf(each), me: each.id === userId })),
      currency: country?.currency ?? 'USD',
    };
  }

  return {
    read,

    /** @throws 413 where there would be too many lines */
    async change(userId: string, changes: readonly ShoppingChange[]): Promise<SharedList> {
      for (const change of changes) await applyChange(world, userId, change);
      return read(userId, limits.weeks);
    },

    /** All who see what this person changes. */
    audience: async (userId: string): Promise<string[]> =>
      (await storage.households.circle(userId)).map(({ id }) => id),
  };
}

function ownLine(item: ItemRow, country: Country | null, { catalogue }: Kitchen): ShoppingLine {
  const food =
    item.food_key === null ? null : foodLine(item.food_key, item.grams, country, catalogue);
  return {
    id: item.id,
    kind: 'own',
    key: food ? item.food_key : null,
    name: item.words,
    amount: '',
    pack: null,
    cost: food?.cost ?? null,
    aisle: food?.aisle ?? otherAisle,
    at_home: false,
    ticked: item.ticked === 1,
    ticked_by: item.ticked_by,
    added_by: item.user_id,
    plans: [],
    meals: [],
    note: item.note,
    since: item.since_at,
  };
}

const inAisles = (lines: readonly ShoppingLine[]): ShoppingLine[] =>
  lines.toSorted(
    (a, b) =>
      aisleOrder.indexOf(a.aisle) - aisleOrder.indexOf(b.aisle) ||
      a.name.localeCompare(b.name, 'en') ||
      (a.id < b.id ? -1 : 1),
  );
