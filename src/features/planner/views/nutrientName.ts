import { termText } from '../../../texts/notes.ts';
import { swapping as words } from '../texts/swap.en.ts';

/** A nutrient as it is called here; what has no name of ours keeps the kitchen's. */
export const nutrientName = ({ nutrient, name }: { nutrient: string; name: string }): string =>
  words.nutrients[nutrient as keyof typeof words.nutrients] ??
  termText({ of: 'quantity', id: nutrient }) ??
  name;
