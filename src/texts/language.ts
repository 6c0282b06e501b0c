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

let say = (sentence: string): string => sentence;

/** From now on these groups say what `groups` says, and known sentences what `speaker` makes of them. */
export function translate(to: Language, groups: Groups, speaker = say): void {
  language = to;
  say = speaker;
  Object.assign(chosen, groups);
  for (const name in groups) if (spoken[name]) overwrite(spoken[name], groups[name] as object);
}

/** What comes as data, in English, and is known beforehand: the names of plans, the reasons of common failures. Other sentences stay as they are. */
export const said = <Sentence extends string | null | undefined>(
  sentence: Sentence,
): Sentence | string => (sentence ? say(sentence) : sentence);
