// 'Something quick, no oven': dishes are kept to what a list wishes, beside what the person has chosen on the screen.
import type { Note } from '../../../domain/notes.ts';
import type { AskedDish } from '../../../kitchen/recipes/askedDishes.ts';
import type { WishedList } from '../../../kitchen/ingredients/wishes.ts';
import { notesAsWished, notesOfAny } from '../../../kitchen/recipes/wishNotes.ts';
import type { Wishes } from './cook.ts';

/** What a list wished, without the list. */
export type AskedInWords = Pick<WishedList, 'wished'> &
  Partial<Pick<WishedList, 'namesGuests'>> & {
    /** Dishes that it asks for by name. */
    readonly dishes?: readonly AskedDish[];
  };

/** What is chosen on the screen counts before what stands in the list. */
function besideChosen({ filters = {} }: Wishes, { wished }: AskedInWords): AskedInWords['wished'] {
  const { minutes, equipment } = wished;
  return {
    ...(minutes === undefined || filters.minutes !== undefined ? {} : { minutes }),
    ...(equipment === undefined || filters.equipment !== undefined ? {} : { equipment }),
  };
}

/**
 * Looks for dishes as the list wishes them; where there is none, for any, and says so.
 * @param look finds the dishes that pass some filters
 */
export async function asWished<Found extends { readonly fitting: readonly unknown[] }>(
  wishes: Wishes,
  asked: AskedInWords = { wished: {} },
  look: (narrowed: Wishes) => Promise<Found>,
): Promise<Found & { readonly told: readonly Note[] }> {
  const wished = besideChosen(wishes, asked);
  const inWords = { wished, namesGuests: asked.namesGuests ?? false };
  const found = await look({ ...wishes, filters: { ...wished, ...wishes.filters } });
  const told = notesAsWished(inWords, found.fitting.length > 0);
  if (told) return { ...found, told };
  const others = await look(wishes);
  return { ...others, told: notesOfAny(inWords, others.fitting.length > 0) };
}
