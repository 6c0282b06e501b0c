import { fill } from '../../../texts/fill.ts';
import { shoppingList as words } from './en.ts';

interface Unfit {
  /** Null for the reader. */
  readonly name: string | null;
  readonly verdict: 'holds' | 'label';
}

/** Whom of those that the reader cooks for a line is not for, and for whom its label tells. */
export function unfitText(unfit: readonly Unfit[] = []): string | undefined {
  const told = (['holds', 'label'] as const).flatMap((kind) => {
    const names = unfit
      .filter(({ verdict }) => verdict === kind)
      .map(({ name }) => name ?? words.you);
    if (names.length === 0) return [];
    return fill(kind === 'holds' ? words.notFor : words.labelFor, { names: names.join(', ') });
  });
  return told.length === 0 ? undefined : told.join('. ');
}
