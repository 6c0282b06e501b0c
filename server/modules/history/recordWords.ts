// What a record can be found by: its suggestion, its French title and the names of its foods and ingredients, folded so
// that case, accents and forms of letters do not matter in any script.
import type { Transaction } from 'kysely';
import { families } from '../../../domain/french/families.ts';
import { foods } from '../../../domain/french/foods.ts';
import { titles } from '../../../domain/french/titles.ts';
import { withoutAccents } from '../../../domain/letters.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { RecordRow, Tables } from '../../infrastructure/database/schema.ts';

type Named = Pick<RecordRow, 'suggestion' | 'ingredients' | 'detected_foods' | 'recipe'>;

const longest = 4000;
const mostTerms = 8;
const batch = 500;
/** What is folded has French titles since 2. */
const foldedNow = 2;

/** 'Ẹ̀fọ́ RÍRÒ' → 'efo riro', 'STRASSE' and 'Straße' alike, 'İ' and 'ı' as 'i', 'ς' as 'σ'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ς', 'σ');

/** A list as JSON text; what is none is taken as the text it is. */
function namesIn(list: string | null): string {
  if (list === null) return '';
  try {
    const parsed: unknown = JSON.parse(list);
    const flat = Array.isArray(parsed) ? parsed : [parsed];
    return flat
      .map((each: unknown) =>
        typeof each === 'object' && each !== null && 'name' in each
          ? String(each.name)
          : typeof each === 'string'
            ? each
            : '',
      )
      .join(' ');
  } catch {
    return list;
  }
}

/** Of the recipe as it is kept, which may be any text. */
function frenchTitle(recipe: string | null): string {
  try {
    const kept: unknown = JSON.parse(recipe ?? 'null');
    const isKept = typeof kept === 'object' && kept !== null && 'id' in kept;
    return isKept && typeof kept.id === 'string' ? (titles[kept.id] ?? '') : '';
  } catch {
    return '';
  }
}

export const wordsOf = ({ suggestion, recipe, ingredients, detected_foods }: Named): string =>
  fold(
    [suggestion, frenchTitle(recipe), namesIn(ingredients), namesIn(detected_foods)]
      .join(' ')
      .slice(0, longest),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** What is looked for, as it is stored. */
export const termsOf = (q: string): string[] =>
  fold(q)
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, mostTerms);

const inOne = (word: string): string => word.replace(/[sx]$/, '');
const frenchWords = (name: string): string[] =>
  fold(withoutAccents(name))
    .split(/[^\p{L}]+/u)
    .map(inOne);
const frenchFoods: readonly (readonly [words: readonly string[], key: string])[] = Object.entries({
  ...foods,
  ...families,
}).map(([key, name]) => [frenchWords(name), key.replaceAll('_', ' ')]);
/** A shorter word is no food: 'de', 'au'. */
const fewestLetters = 3;
const notFoods: ReadonlySet<string> = new Set(frenchWords('avec sans pour des les aux sur ou en'));

/** A food in French finds what is stored in English: 'poulet' finds 'chicken' as well. The word itself comes first. */
export function meaningsOf(term: string): readonly string[] {
  const [french = '', ...more] = frenchWords(term);
  if (term.length < fewestLetters || more.length > 0 || notFoods.has(french)) return [term];
  const english = frenchFoods
    .filter(([words]) => words.includes(french))
    .map(([, key]) => key)
    .toSorted((a, b) => a.length - b.length);
  // 'Chicken' finds 'chicken breast' too.
  const shortest = english.filter(
    (name, place) => !english.slice(0, place).some((each) => name.includes(each)),
  );
  return [term, ...shortest];
}

/** Where a term stands in the words of a record. `%` and `_` are letters like any other. */
export const patternOf = (term: string): string =>
  `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export async function keepWords(
  transaction: Transaction<Tables>,
  userId: string,
  recordId: string,
  named: Named,
): Promise<void> {
  const words = wordsOf(named);
  await transaction
    .insertInto('record_words')
    .values({ user_id: userId, record_id: recordId, words, folded: foldedNow })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'record_id']).doUpdateSet({ words, folded: foldedNow }),
    )
    .execute();
}

/** Folds what an earlier version left unfolded; once a person. */
export async function foldOld(db: Queries['db'], userId: string): Promise<void> {
  for (;;) {
    const old = await db
      .selectFrom('record_words')
      .innerJoin('records', 'records.id', 'record_words.record_id')
      .select(['records.id', 'suggestion', 'ingredients', 'detected_foods', 'recipe'])
      .where('record_words.user_id', '=', userId)
      .where('folded', '<', foldedNow)
      .limit(batch)
      .execute();
    if (old.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const record of old) await keepWords(transaction, userId, record.id, record);
    });
  }
}
