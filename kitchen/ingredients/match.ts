// A food that a name was read as, and how sure that is.
import type { Ingredient } from '../catalogue/types.ts';

export type MatchKind = 'exact' | 'spelling' | 'regional' | 'generic';
export interface Match {
  readonly ingredient: Ingredient;
  readonly kind: MatchKind;
}
