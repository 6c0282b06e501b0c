// The parts of a list that holds foods and health, and which of its names may be of health after all.
import type { Understanding } from '../types.ts';

/** A list in its parts: what is eaten, what is refused, and the rest, which may be health. */
export interface Parted {
  foods: string[];
  refused: string[];
  unread: string[];
  conditions: string[];
  diets: string[];
  /** Foods by a name that the reader of foods does not know: not at hand, and nothing to leave out. */
  unknown: string[];
  /** Things of the kitchen, dishes and what is made of a food: as little at hand. */
  things: string[];
  /** Dishes that are asked for without something: 'risotto without cheese'. */
  dishes: string[];
  /** Whether foods stand in it without the words that say that they are there: 'ich habe Eier und Reis'. */
  isRewritten: boolean;
}

type Counts = Readonly<Record<'unknown' | 'unread' | 'things', number>>;
export const countsOf = ({ unknown, unread, things }: Parted): Counts => ({
  unknown: unknown.length,
  unread: unread.length,
  things: things.length,
});
/**
 * Beside a word of health a bare name may be what does harm: 'EoE, six foods out: dairy, soy'. What is made of a food may be so
 * beside any word that nobody has read.
 * @param before how much there was before the sentence
 */
export function hearNames(
  { unknown, unread, things }: Parted,
  before: Counts,
  isOfHealth: boolean,
): void {
  const isUnread = unread.length > before.unread;
  if (isOfHealth) unread.push(...unknown.splice(before.unknown));
  if (isOfHealth || isUnread) unread.push(...things.splice(before.things));
}

/** What is not known is said, and nothing is called a fit beside it. */
export const withUnknown = (health: Understanding, names: readonly string[]): Understanding => ({
  ...health,
  person: { ...health.person, notUnderstood: [...health.person.notUnderstood, ...names] },
});
