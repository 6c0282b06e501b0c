// 'Something quick, no oven': dishes are kept to what a list wishes, beside what the person has chosen on the screen.
import type { Note } from '../../../domain/notes.ts';
import type { WishedList } from '../../../kitchen/ingredients/wishes.ts';
import { guestNotes, noneWished, wishNotes } from '../../../kitchen/recipes/wishNotes.ts';
import type { Wishes } from './cook.ts';

/** What a list wished, without the list. */
export type AskedInWords = Pick<WishedList, 'wished'> & Partial<Pick<WishedList, 'namesGuests'>>;

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
  const guests = guestNotes({ namesGuests: asked.namesGuests ?? false });
  const wished = besideChosen(wishes, asked);
  const notes = wishNotes(wished);
  const found = await look({ ...wishes, filters: { ...wished, ...wishes.filters } });
  if (notes.length === 0) return { ...found, told: guests };
  if (found.fitting.length > 0) return { ...found, told: [...notes, ...guests] };
  const others = await look(wishes);
  return { ...others, told: others.fitting.length > 0 ? [noneWished, ...guests] : guests };
}
