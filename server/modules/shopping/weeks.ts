// The weeks that a list is for.
import { hour } from '../../../domain/durations.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { MemberRow } from '../households/repository.ts';
import type { WeekRow } from './repository.ts';

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The day of whoever reads. Where they do not say it, or say one that is nowhere, a day is over once it is over in every
 * time zone.
 */
export function dayOf(now: number, told?: string): string {
  const [first, last] = [dayAt(now - 12 * hour), dayAt(now + 14 * hour)];
  return told !== undefined && told >= first && told <= last ? told : first;
}

/** The next weeks of all who show them. */
export async function weeksOf(
  { storage }: { readonly storage: Pick<Storage, 'shoppingItems'> },
  members: readonly MemberRow[],
  userId: string,
  most: number,
  day: string,
): Promise<WeekRow[]> {
  const planners = members.filter(({ id, shares_plan }) => shares_plan === 1 || id === userId);
  const weeks = await Promise.all(
    planners.map(async ({ id }) => storage.shoppingItems.weeks(id, day, most)),
  );
  return weeks.flat();
}

/** Of each person the first weeks. */
export function nextOfEach(weeks: readonly WeekRow[], most: number): WeekRow[] {
  const count = new Map<string, number>();
  return weeks.filter(({ user_id: owner }) => {
    const place = (count.get(owner) ?? 0) + 1;
    count.set(owner, place);
    return place <= most;
  });
}
