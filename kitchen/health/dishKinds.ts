// Kinds of dish that somebody leaves out by their name: 'no curry' means the dish, whatever spices it is made with.
import type { Catalogue } from '../catalogue/types.ts';
import { rememberedOf } from './remembered.ts';

type Tables = Pick<Catalogue, 'dishKinds'>;

/** The kinds that some words name: those by which foods were left out. */
export const dishKindsIn = (words: Iterable<string>, { dishKinds }: Tables): string[] => {
  const text = [...words].join(', ');
  return dishKinds.flatMap(({ id, said, leavesOut }) =>
    leavesOut === 'always' && said.test(text) ? [id] : [],
  );
};

const who =
  '(?:(?:i|we|he|she|they|please|pls|and|but|also|just|really|(?:my|our|the) \\p{L}+) ){0,3}';
const refuses =
  "(?:no(?: more)?|without|never|hates?|dislikes?|(?:do ?n[o'’]?t|does ?n[o'’]?t|do not|does not|wo ?n['’]?t) (?:really )?(?:like|want|eat|do|fancy)|not (?:a fan of|keen on|into|fond of)|nothing like|skip|avoid|pas de|plus de|sans|jamais de|d[ée]teste(?: la| les)?|keine?|ohne|sin|nada de|niente|senza|sem|nenhuma)";
const polite =
  '(?: (?:please|pls|plz|thanks|thank you|at all|for (?:me|us)|ever|tonight|svp|bitte))*';

const refusalOf = rememberedOf((catalogue: Catalogue): RegExp => {
  const kind = `(?:${catalogue.dishKinds.map(({ said }) => said.source).join('|')})`;
  return new RegExp(
    `(?<=^|[.,;\\n]\\s{0,3}|\\b(?:and|or|but) )${who}${refuses} (?:any |the |eating )?(?<named>${kind}(?:(?:,| or| and| nor) (?:no )?${kind}){0,4})${polite}(?=\\s{0,3}(?:$|[.,;!\\n]))`,
    'giu',
  );
});

/** A part of a text that leaves out dishes by their name. */
export interface DishesTold {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly string[];
  /** Whether its words leave out the dish alone, and no food. */
  readonly isOfDishAlone: boolean;
}

/** What a text says of dishes that are left out by their name. */
export const dishesTold = (text: string, catalogue: Catalogue): DishesTold[] =>
  [...text.matchAll(refusalOf(catalogue))].map(({ 0: said, index, groups }) => {
    const kinds = catalogue.dishKinds.filter((each) => each.said.test(groups?.['named'] ?? ''));
    return {
      text: said.trim(),
      from: index,
      to: index + said.length,
      kinds: kinds.map(({ id }) => id),
      isOfDishAlone: kinds.every(({ leavesOut }) => leavesOut === 'dish'),
    };
  });
