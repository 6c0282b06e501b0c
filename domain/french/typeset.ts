/**
 * French typography, so that these files hold no spaces that nobody sees: the thin or wide no-break
 * space before ; ! ? : and inside « », between a figure and its unit, the curved apostrophe, the ellipsis.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ ([;!?])/g, '\u202F$1'],
  [/ (:(?!\w)|»)/g, '\u00A0$1'],
  [/« /g, '«\u00A0'],
  [/([\d}]) (?=(?:g|kg|min|h|j|Mo|kcal|caractères|%|€|\$)(?![\w-]))/g, '$1\u00A0'],
  [/'/g, '’'],
  [/\.\.\./g, '…'],
];
const typesetText = (text: string): string =>
  rules.reduce((done, [pattern, by]) => done.replace(pattern, by), text);

export function typeset<Words extends object>(words: Words): Words {
  const set = (value: unknown): unknown => {
    if (value === undefined) return value;
    if (typeof value === 'string') return typesetText(value);
    if (Array.isArray(value)) return value.map(set);
    // A text with values in it.
    if (typeof value === 'function') {
      const write = value as (...values: unknown[]) => unknown;
      return (...values: unknown[]) => set(write(...values));
    }
    return Object.fromEntries(
      Object.entries(value as object).map(([key, each]) => [key, set(each)]),
    );
  };
  return set(words) as Words;
}
