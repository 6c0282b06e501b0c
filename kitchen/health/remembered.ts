// What was worked out of a text is kept while that text is read: many readers ask for its words. Nobody's words are kept for longer.

const memories: { clear(): void }[] = [];

/** Texts that are kept at once; a person's text has fewer statements and clauses. */
const mostKept = 1000;

/** The same, worked out once for each text until `forgetTexts`. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  memories.push(kept);
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const now = read(text);
    kept.set(text, now);
    return now;
  };
}

/** The same of words that were read already, or of a table: kept as long as they are. */
export function rememberedOf<K extends object, T>(read: (of: K) => T): (of: K) => T {
  const kept = new WeakMap<K, { readonly value: T }>();
  return (of) => {
    const known = kept.get(of);
    if (known) return known.value;
    const value = read(of);
    kept.set(of, { value });
    return value;
  };
}

/** The words joined by spaces, as patterns look at them. */
export const joined = rememberedOf((tokens: readonly string[]) => tokens.join(' '));

export function forgetTexts(): void {
  for (const memory of memories) memory.clear();
}
