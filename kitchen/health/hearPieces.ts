// Hears the pieces of a list one by one, and each of them once.
import type { HealthWords, Understanding } from '../types.ts';

export type Understand = (words: HealthWords) => Understanding;
/** Hears one piece; undefined once so many were heard that no more are looked at. */
export type HearPiece = (piece: string) => Understanding | undefined;

/** So many pieces are looked at closely; what lies beyond is taken for health, and told as not understood. */
export const mostHeard = 60;

export function hearingPieces(understand: Understand): HearPiece {
  const heard = new Map<string, Understanding>();
  return (piece) => {
    const known = heard.get(piece);
    if (known || heard.size >= mostHeard) return known;
    const now = understand({ sickness: piece });
    heard.set(piece, now);
    return now;
  };
}
