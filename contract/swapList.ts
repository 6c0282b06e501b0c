// The swaps that a recipe is wanted with: their ids in one word, as an address carries them.
import * as z from 'zod/mini';

/** 'chicken_thigh-chicken_breast.onion-shallot'; what the kitchen does not know or would not offer is left out. */
export const SwapList = z
  .string()
  .check(z.maxLength(400), z.regex(/^(?:[a-z0-9_]+-[a-z0-9_]+(?:\.|$))*$/));

export const swapsIn = (list: string | undefined): string[] =>
  list === undefined ? [] : list.split('.').filter(Boolean).slice(0, 8);
