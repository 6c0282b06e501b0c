// What is judged: the foods of a meal, and what is known of them.
import type { KitchenNote } from '../../domain/notes.ts';
import type { RawFood } from './undercooked.ts';
import type { Mended } from './verdictNotes.ts';

/** A food of a meal; grams of one serving where they are known. */
export interface Part {
  readonly label: string;
  readonly key: string;
  readonly category: string;
  readonly tags: ReadonlySet<string>;
  readonly grams: number | null;
}
export interface Plate {
  readonly parts: readonly Part[];
  readonly serving: Float64Array | null;
  readonly meals: readonly string[];
  /** Of a dish that has one. */
  readonly title?: string | undefined;
  readonly unknown: readonly string[];
  readonly halfKnown: readonly string[];
  readonly mended: readonly Mended[];
  readonly raw: RawFood;
}

/** What speaks against a plate, the gravest first within each kind. */
export interface Reasons {
  readonly refusals: readonly KitchenNote[];
  readonly cautions: readonly KitchenNote[];
}

/** Each food once. */
export const distinct = (parts: readonly Part[]): Part[] =>
  parts.filter(({ label }, i) => parts.findIndex((each) => each.label === label) === i);
