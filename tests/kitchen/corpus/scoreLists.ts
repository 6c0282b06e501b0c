// Scores what is read of typed lists: written in 25 countries' ways by somebody who has seen none of the kitchen's words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kitchen } from '../../../kitchen/index.ts';
import { singular, tokensOf } from '../../../kitchen/ingredients/words.ts';

interface TypedList {
  readonly id: string;
  readonly text: string;
  /** At hand; and named, but not at hand. */
  readonly have: readonly string[];
  readonly notHave: readonly string[];
  /** It says nothing of health, diets or dislikes. */
  readonly noHealth: boolean;
}

export interface ListScore {
  readonly lists: number;
  /** Foods at hand, and those of them that are not read. */
  readonly foods: number;
  readonly missed: number;
  /** Read as being at hand though the list says that they are not. */
  readonly invented: number;
  /** Of the lists that say nothing of health: something is left out or asked. */
  readonly plain: number;
  readonly misheard: number;
}

const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .map(singular)
    .filter((word) => word.length > 2);

export function scoreLists(kitchen: Kitchen, corpus: string): ListScore {
  const lists = readFileSync(join(import.meta.dirname, `${corpus}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TypedList);
  const plain = lists.filter(({ noHealth }) => noHealth);
  return {
    lists: lists.length,
    foods: lists.reduce((sum, { have }) => sum + have.length, 0),
    missed: lists.reduce((sum, list) => sum + missedIn(kitchen, list), 0),
    invented: lists.reduce((sum, list) => sum + inventedIn(kitchen, list), 0),
    plain: plain.length,
    misheard: plain.filter(({ text }) => isMisheard(kitchen, text)).length,
  };
}

/** A food counts as read where one of its words stands in what was read, or was written. */
function missedIn(kitchen: Kitchen, { text, have }: TypedList): number {
  const { items } = kitchen.readMixedList(text).foods;
  const read = new Set(items.flatMap(({ name, text: written }) => wordsOf(`${name} ${written}`)));
  return have.filter((food) => !wordsOf(food).some((word) => read.has(word))).length;
}

function inventedIn(kitchen: Kitchen, { text, notHave }: TypedList): number {
  const names = kitchen.readMixedList(text).foods.items.map(({ name }) => wordsOf(name));
  return notHave.filter((food) =>
    names.some((name) => wordsOf(food).every((word) => name.includes(word))),
  ).length;
}

function isMisheard(kitchen: Kitchen, text: string): boolean {
  const { person, questions } = kitchen.readMixedList(text).health;
  const { conditions, allergens, avoidedKeys, diets, medicines, supervised } = person;
  return (
    [conditions, allergens, avoidedKeys, diets, medicines, supervised, questions].flat().length > 0
  );
}
