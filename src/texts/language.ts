/**
 * The language that texts are in (docs/decisions/029-languages.md). Screens read the English groups
 * of en/; where another language was chosen, its words take the place of theirs before they are drawn.
 */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly direction: 'ltr' | 'rtl' }>
>;
export type Language = keyof typeof languages;

/** Groups of texts by their names, each a tree of strings. */
export type Groups = Readonly<Record<string, object>>;

let language: Language = 'en';
/** Groups that are here, and words that were chosen for groups, here or not. */
const spoken: Record<string, object> = {};
const chosen: Record<string, object> = {};

export const languageNow = (): Language => language;

function overwrite(words: object, by: object): void {
  for (const [key, value] of Object.entries(by) as [never, never][]) {
    if (typeof value === 'object') overwrite(words[key], value);
    else words[key] = value;
  }
}

/** Each file of en/ ends with this. */
export function speak(groups: Groups): void {
  Object.assign(spoken, groups);
  for (const name in groups) if (chosen[name]) overwrite(groups[name] as object, chosen[name]);
}

/** From now on these groups say what `groups` says. */
export function translate(to: Language, groups: Groups): void {
  language = to;
  Object.assign(chosen, groups);
  for (const name in groups) if (spoken[name]) overwrite(spoken[name], groups[name] as object);
}
