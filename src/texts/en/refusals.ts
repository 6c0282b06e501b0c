import type { RefusalCode } from '../../../domain/refusalCodes.ts';
import { speak } from '../language.ts';

type Names = Readonly<Record<string, string>>;

/** What can be refused before anybody has signed in: its words come with the first scripts. */
export type EntranceRefusal = Extract<
  RefusalCode,
  `account.${string}` | `api.${string}` | `http.${string}` | `limits.${string}`
>;

/** Refusals by code: their English comes with them, so only another language's words stand here. */
export const entranceRefusals: Names = {};
export const refusals: Names = {};

speak({ entranceRefusals, refusals });
