// Forms of a word that its language makes by endings: 'orzeszkach' is a form of 'orzeszki', 'batatas' of 'batata'.
import { tokensOf } from '../ingredients/words.ts';

/** Endings by language, in plain letters, the longest first. What stays is compared, and is no word by itself. */
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?:less|s|y)$/,
  de: /(?:ern|er|en|em|es|n|e|s)$/,
  fr: /(?:es|e|s|x)$/,
  es: /(?:es|as|os|a|o|e|s)$/,
  pt: /(?:oes|aes|aos|ao|es|as|os|a|o|e|s)$/,
  it: /(?:chi|che|ghi|ghe|i|e|a|o)$/,
  nl: /(?:eren|en|s|e)$/,
  sv: /(?:orna|arna|erna|or|ar|er|en|et|na|n|a|t)$/,
  pl: /(?:iami|ami|iach|ach|iego|ego|iemu|emu|iom|om|iow|ow|ych|ich|ymi|imi|iej|ej|ie|ia|iu|em|ym|im|y|i|e|a|o|u)$/,
  ro: /(?:urilor|urile|ului|elor|ilor|uri|ele|ile|lor|ul|ei|ii|le|i|e|a|u)$/,
  tr: /(?:lerden|lardan|lerin|larin|lere|lara|leri|lari|ler|lar|siz|suz|den|dan|ten|tan|yi|yu|ye|ya|nin|nun|li|lu|i|u|e|a)$/,
};

/** A stem that is shorter says nothing. */
const shortest = 3;

const stemOf = (word: string, ending: RegExp): string => {
  const stem = word.replace(ending, '');
  return stem.length < shortest ? word : stem;
};

/** 'Jabłek' and 'jabłko': Polish drops the e where an ending follows. */
const withoutFleeting = (stem: string): string =>
  stem.replace(/(?<=[^aeiouy]i?)e(?=[^aeiouy]$)/, '');

const normal = (word: string, lang: string, ending: RegExp): string =>
  lang === 'pl' ? withoutFleeting(stemOf(word, ending)) : stemOf(word, ending);

/** The stems of a name in the languages that it belongs to; none where its language makes no such forms. */
export const stemsOf = (
  name: string,
  langs: Iterable<string> = Object.keys(endings),
): ReadonlySet<string> => {
  const words = tokensOf(name);
  if (words.length === 0) return new Set();
  return new Set(
    [...langs].flatMap((lang) => {
      const ending = endings[lang];
      return ending ? [`${lang} ${words.map((word) => normal(word, lang, ending)).join(' ')}`] : [];
    }),
  );
};

/** How many words the longest phrase has that begins with a word. */
export function startsOf(phrases: Iterable<string>): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    starts.set(first, Math.max(starts.get(first) ?? 0, words.length));
  }
  return starts;
}
