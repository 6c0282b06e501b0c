// The list of a person and their household: what they wrote themselves, and what their next weeks need.
import { shopping as limits } from '../../../contract/constants.ts';
import type { SharedList, ShoppingChange, ShoppingLine } from '../../../contract/shopping.ts';
import type { Country } from '../../../kitchen/catalogue/types.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { gramsBrewed } from '../../../kitchen/prices/brewed.ts';
import { foodLine, isUsuallyAtHome, moreThanAtHome } from '../../../kitchen/shopping/lines.ts';
import { aisleOrder, otherAisle } from '../../../kitchen/shopping/shopping.ts';
import { nameOf } from '../households/names.ts';
import { applyChange } from './changes.ts';
import { inOneLine, type Weighed } from './oneLine.ts';
import { createNeeds, plannedLines } from './planned.ts';
import { pricedCountry, shownPrice } from './paid.ts';
import type { ItemRow, WeekRow } from './repository.ts';
import { unfitMarks } from './unfit.ts';
import { dayOf, nextOfEach, weeksOf } from './weeks.ts';
import type { World } from './world.ts';

/** What is to be bought for some weeks, a line a food. */
function createPlanned({ kitchen, storage }: World) {
  const needsOf = createNeeds(kitchen, storage.plans);
  return async (
    userId: string,
    weeks: readonly WeekRow[],
    country: Country | null,
    today: string,
  ): Promise<Weighed[]> => {
    const ids = weeks.map(({ id }) => id);
    const [ticks, needed] = await Promise.all([
      ids.length === 0 ? [] : storage.shoppingItems.ticks(ids),
      Promise.all(
        weeks.map(async (week) => ({
          plan: week.id,
          start: week.start_date,
          isMine: week.user_id === userId,
          needs: (await needsOf(week, country, today)) ?? [],
        })),
      ),
    ]);
    return plannedLines(needed, ticks, country, kitchen);
  };
}

export type SharedShopping = ReturnType<typeof createSharedShopping>;

export function createSharedShopping(world: World) {
  const { kitchen, storage, pantry } = world;
  const plannedFor = createPlanned(world);

  async function read(userId: string, most: number, told?: string): Promise<SharedList> {
    const today = dayOf(world.now(), told);
    const members = await storage.households.listMembers(userId);
    const memberIds = members.map(({ id }) => id);
    const next = await weeksOf(world, members, userId, limits.weeks, today);
    const weeks = nextOfEach(next, most);
    const { country, rows } = await pricedCountry(world, userId, memberIds, weeks);
    const priced = (line: ShoppingLine): ShoppingLine => ({
      ...line,
      ...shownPrice(line.key, country, rows, kitchen),
    });
    const [items, ranOut, marked] = await Promise.all([
      storage.shoppingItems.read(memberIds),
      pantry.ranOut(userId),
      unfitMarks(world, userId),
    ]);
    const planned = await plannedFor(userId, weeks, country, today);
    const written = items.map((item) => ownLine(item, country, kitchen));
    const toBuy = [...awayFromHome(planned, ranOut, country, kitchen), ...written];
    const lines = inOneLine(toBuy, country, kitchen.catalogue);
    return {
      lines: inAisles(lines).map((line) => marked(priced(line))),
      weeks: weeks
        .filter(({ user_id: owner }) => owner === userId)
        .map((week) => shownWeek(week, today)),
      more_weeks: next.some((week) => week.user_id === userId && !weeks.includes(week)),
      members: members.map((each) => ({ id: each.id, name: nameOf(each), me: each.id === userId })),
      currency: country?.currency ?? 'USD',
      country: country && { code: country.iso2, name: country.name },
    };
  }

  return {
    read,

    /** @throws 413 where there would be too many lines */
    async change(
      userId: string,
      changes: readonly ShoppingChange[],
      today?: string,
    ): Promise<SharedList> {
      for (const change of changes) await applyChange(world, userId, change);
      return read(userId, limits.usualWeeks, today);
    },

    /** All who see what this person changes. */
    audience: async (userId: string): Promise<string[]> =>
      (await storage.households.listMembers(userId)).map(({ id }) => id),
  };
}

/** `from`: the first day that the list is for, where the week has begun. */
const shownWeek = ({ id, start_date, end_date }: WeekRow, today: string) => ({
  id,
  start_date,
  end_date,
  ...(start_date < today ? { from: today } : {}),
});

/** A staple, and what lasts for months, is at home until the person has run out of it; of a fresh one what is more than usually at home is bought. */
function awayFromHome(
  planned: readonly Weighed[],
  ranOut: ReadonlySet<string>,
  country: Country | null,
  { catalogue }: Kitchen,
): Weighed[] {
  return planned.map(({ line, grams }) => {
    const { key } = line;
    if (line.ticked || key === null || ranOut.has(key) || !isUsuallyAtHome(key, country, catalogue))
      return { line, grams };
    const more = moreThanAtHome(key, grams ?? 0, country, catalogue);
    return more
      ? { line: { ...line, ...more.line }, grams: more.grams }
      : { line: { ...line, at_home: true }, grams };
  });
}

function ownLine(item: ItemRow, country: Country | null, { catalogue }: Kitchen): Weighed {
  const { food_key: foodKey } = item;
  // Whoever writes '250 g coffee' buys it ground, and a week counts what is drunk.
  const grams =
    foodKey === null || item.grams === null ? item.grams : gramsBrewed(foodKey, item.grams);
  const food = foodKey === null ? null : foodLine(foodKey, grams, country, catalogue);
  const line: ShoppingLine = {
    id: item.id,
    kind: 'own',
    key: food ? foodKey : null,
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
  return { line, grams };
}

const inAisles = (lines: readonly ShoppingLine[]): ShoppingLine[] =>
  lines.toSorted(
    (a, b) =>
      aisleOrder.indexOf(a.aisle) - aisleOrder.indexOf(b.aisle) ||
      a.name.localeCompare(b.name, 'en') ||
      (a.id < b.id ? -1 : 1),
  );
