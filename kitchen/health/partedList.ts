// A list of somebody whose settings are known: what of it speaks of health, and what is read as before.
import type { Catalogue } from '../catalogue/types.ts';
import { presenceOf } from '../ingredients/absence.ts';
import { mostHeard } from './hearPieces.ts';
import type { Understand } from './hearPieces.ts';
import { part } from './mixedList.ts';

/** A list of somebody whose settings are known: `health` speaks of health and of nothing else; all else is read as before. */
export interface PartedList {
  readonly foods: string;
  readonly health: readonly string[];
  /** More odd pieces than are looked at: what lies beyond counts as health that nobody has understood. */
  readonly cut: boolean;
}

export function partList(text: string, catalogue: Catalogue, understand: Understand): PartedList {
  const { foods, refused, ...parted } = part(text, catalogue, understand);
  const unread = [...parted.unread, ...parted.unknown, ...parted.things, ...parted.dishes];
  const pieces = [...new Set(unread)];
  const spoken = new Set(
    pieces.filter((piece, index) => index >= mostHeard || speaksOfHealth(piece, understand)),
  );
  const health = [...refused, ...spoken];
  const cut = pieces.length > mostHeard;
  if (health.length === 0 && !parted.isRewritten) return { foods: text, health, cut };
  return {
    foods: [...foods, ...unread.filter((piece) => !spoken.has(piece))].join('\n'),
    health,
    cut,
  };
}

/** 'Coeliac', 'type 2 diabetes', 'nut free'; what names a food may be one that nobody has read. */
function speaksOfHealth(piece: string, understand: Understand): boolean {
  if (presenceOf(piece).present === '') return false;
  if (/[\s-]free$/iu.test(piece)) return true;
  const { person } = understand({ sickness: piece });
  const { conditions, diets, medicines, supervised, avoidedKeys } = person;
  return (
    avoidedKeys.length === 0 &&
    conditions.length + diets.length + medicines.length + supervised.length > 0
  );
}
