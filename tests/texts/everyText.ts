import type { Groups } from '../../src/texts/language.ts';

/** What is no text of a screen: data in English, and functions about it. */
const noTexts = new Set(['countries', 'product', 'week']);

/** Every group of English texts, by its name. A record without entries holds what the services send by code, with its English. */
export async function everyEnglish(): Promise<Groups> {
  const files = import.meta.glob<Record<string, unknown>>([
    '../../src/texts/en/*.ts',
    '../../src/features/*/texts/*en.ts',
    '../../src/features/*/texts/byCode.ts',
  ]);
  const groups: Record<string, object> = {};
  for (const [file, load] of Object.entries(files)) {
    if (noTexts.has(/(\w+?)(?:\.en)?\.ts$/.exec(file)![1]!)) continue;
    for (const [name, group] of Object.entries(await load()))
      if (typeof group === 'object' && group !== null) groups[name] = group;
  }
  return groups;
}

export interface Leaf {
  readonly path: string;
  readonly text: string;
}
/** `tone` is no text. */
export const leavesOf = (tree: object, path = ''): Leaf[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): Leaf[] => {
    if (key === 'tone') return [];
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string'
      ? [{ path: here, text: value }]
      : leavesOf(value as object, here);
  });

/** Paths of the records that have no entries. */
export const emptyIn = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): string[] => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value !== 'object' || value === null) return [];
    return Object.keys(value).length === 0 ? [here] : emptyIn(value, here);
  });

/** The same tree, each text by `change`; what writes texts stays. */
export const changed = (tree: object, change: (text: string) => string): never =>
  (typeof tree === 'function'
    ? tree
    : Array.isArray(tree)
      ? tree.map((each: string | object) =>
          typeof each === 'string' ? change(each) : changed(each, change),
        )
      : Object.fromEntries(
          Object.entries(tree)
            .filter(([key]) => key !== 'tone')
            .map(([key, value]: [string, string | object]) => [
              key,
              typeof value === 'string' ? change(value) : changed(value, change),
            ]),
        )) as never;
