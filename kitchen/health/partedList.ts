// A list of somebody whose settings are known: what of it speaks of health, and what is read as before.
import type { Catalogue } from '../catalogue/types.ts';
import { isUsedUp, presenceOf } from '../ingredients/absence.ts';
import { isPlainFood } from '../ingredients/plainFood.ts';
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
    pieces.filter(
      (piece, index) =>
        index >= mostHeard ||
        refuses(piece, catalogue, understand) ||
        speaksOfHealth(piece, understand),
    ),
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

const without =
  /^(?:without|sans|sin|sem|senza|ohne|zonder|utan|uten|uden|bez|tanpa|bila|không có)(?!\p{L})/iu;

/** 'Without eggs', 'no shellfish', 'no pork': wishes. 'No eggs' may tell of what is missing: an egg is one food, which one has or has not. */
function refuses(piece: string, catalogue: Catalogue, understand: Understand): boolean {
  const { present, absent } = presenceOf(piece);
  if (present !== '' || absent === '' || isUsedUp(piece)) return false;
  const { conditions, allergens, diets, families, avoidedKeys } = understand({
    sickness: piece,
  }).person;
  if (diets.length > 0 || [...families, ...allergens].some((each) => kinds.has(each))) return true;
  const isHeard = conditions.length + avoidedKeys.length > 0;
  return isHeard && (without.test(piece) || !isPlainFood(absent, catalogue));
}
/** Whoever writes 'no nuts' or 'no fish' does not tell of an empty shelf. */
const kinds = new Set(['meat', 'fish', 'peanut', 'tree_nut', 'crustacean', 'mollusc', 'sesame']);

/** 'Coeliac', 'type 2 diabetes', 'nut free'; what names a food may be one that nobody has read. */
function speaksOfHealth(piece: string, understand: Understand): boolean {
  if (presenceOf(piece).present === '') return false;
  if (/[\s-]free$|^[gd]f(?: please| pls)?$/iu.test(piece)) return true;
  const { person } = understand({ sickness: piece });
  const { conditions, diets, medicines, supervised, avoidedKeys } = person;
  return (
    avoidedKeys.length === 0 &&
    conditions.length + diets.length + medicines.length + supervised.length > 0
  );
}
