// 'Ich habe Eier und Reis', 'may itlog pa': what somebody says they have is at hand, in whatever language, and nothing to leave out.
import type { Catalogue } from '../catalogue/types.ts';
import { foodsJoined } from '../ingredients/goneFoods.ts';
import { turnOf } from '../ingredients/goneLeads.ts';
import { isPlainFood } from '../ingredients/plainFood.ts';
import { readIngredients } from '../ingredients/read.ts';
import { behindSoon, soonOf } from '../ingredients/soon.ts';
import { wordsOf } from './concepts.ts';
import { isFoodWord } from './vocabulary.ts';

const leads = [
  '(?:jag|vi|jeg) har(?: kvar)?',
  '(?:maar )?(?:wel nog|nog wel|nog wat|wel)',
  '(?:mam|mamy|posiadam)(?: jeszcze)?',
  '(?:may|mayroon|meron)(?: pa)?(?: (?:akong?|kaming?|tayong?|po))?(?: ng)?',
  '(?:nina|tuna(?= .{1,60} na )|ninayo|kuna)',
  '(?:mere|hamare) (?:paas|pass)|(?:ghar|fridge|kitchen) (?:mein|me|par|pe)',
  '(?:saya|aku|kami|kita) (?:punya|ada)|ada(?: juga)?',
  '(?:evde|elimde|bende|bizde|dolapta|buzdolab[ıi]nda)',
  '(?:(?:tôi|mình|nhà|em|tui|nhà mình) )?(?:còn|có)',
  '(?:عندي|عندنا|لدي|لدينا|يوجد|معي|في البيت)',
  '(?:मेरे|हमारे) पास|घर (?:में|पर)|फ्रिज में',
];
const lead = new RegExp(`^(?:${leads.join('|')}) (?=[\\p{L}\\p{M}\\d])`, 'iu');
const tail =
  / (?:hai|hain|है|हैं|var|da|noch da|ako|kami|po|pa|left|over|rimast[oaie]|tidak banyak|(?:until|till?|’?til) (?:payday|friday|monday|tomorrow|the weekend))$/iu;
const article =
  /^(?:(?:noch|encore|ancora|todav[íi]a|ainda|nog|jeszcze|bir|biraz|un po['’] di|algo de|un poco de|thoda|etwas) )?(?:(?:du|de la|des|della|delle|dei|degli|del|dello) |de l['’]|dell['’])?/iu;

interface Owned {
  readonly food: string;
  /** Whether the reader of foods knows it by this name. */
  readonly isKnown: boolean;
}

/** The foods of a piece that says no more than that they are there; nothing where it may say more. */
export function ownedIn(piece: string, catalogue: Catalogue): readonly Owned[] {
  const rest = piece.replace(lead, '');
  const told = rest === piece ? turnOf(piece) : rest;
  if (told === undefined) return [];
  const bare = told.replace(tail, '').replace(tail, '').replace(article, '');
  const isKnown = (phrase: string): boolean => isPlainFood(phrase, catalogue);
  const isName = (phrase: string): boolean => {
    const words = wordsOf(phrase);
    return words.length > 0 && words.length < 3 && words.every(isFoodWord(catalogue));
  };
  return foodsJoined(bare, (phrase) => isKnown(phrase) || isName(phrase)).map((food) => ({
    food,
    isKnown: isKnown(food) || readIngredients(food, catalogue).items.length > 0,
  }));
}

/** 'Spinach going off' is at hand, and to be eaten first; who goes off spinach likes it no more. */
export function endsSoon(piece: string, catalogue: Catalogue): boolean {
  const { words, useFirst } = soonOf(piece);
  const isBehind = piece.startsWith(words) || behindSoon(piece) !== undefined;
  return useFirst && isBehind && isPlainFood(words.replace(pointing, ''), catalogue);
}
const pointing =
  /^(?:that|this|those|these|the|my|our|das|der|die|unsere?|meine?|el|la|los|las|mi|mis|il|lo|i|gli|le|o|a|os|as|mon|ma|mes|les?) |^l['’]/iu;

/** 'Chicken expires tomorrow' among words of health: of its age, and of no harm. 'Milk off' may be either. */
export const tellsOfAge = (piece: string, catalogue: Catalogue): boolean =>
  age.test(piece) && endsSoon(piece, catalogue);
const age =
  /expir|p[ée]rim|caduc|scad(?:e|ono)|venc|abl[äa]uf|abgelaufen|l[äa]uf(?:t|en)\P{L}.*ab$|(?:use|best|sell)[- ](?:by|before)|\b(?:DLC|DDM|MHD)\b|goes? off \P{L}*(?:to|soon|\p{L}+day)/iu;
