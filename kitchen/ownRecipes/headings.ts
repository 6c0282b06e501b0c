// Headings of a recipe's parts, and what stands before its lines and steps.
import { servingsIn } from './servingsAndTimes.ts';
import { partWords } from './writtenWords.ts';

export type Section = 'head' | 'ingredients' | 'steps' | 'beside';

const named = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
const headings: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    named(
      `(?:the |les? )?ingr[ée]dients?(?: list)?|what you(?:'|’)?(?:ll)? need|you(?:'|’)?(?:ll| will) need|shopping list|il (?:vous )?faut|liste des ingr[ée]dients|${partWords.ingredients}`,
    ),
  ],
  [
    'steps',
    named(
      `(?:the )?(?:methods?|instructions?|directions?|steps?|procedure|how to (?:make|cook|prepare) (?:it|this)|what to do)|preparation steps|(?:les )?[ée]tapes|(?:la )?recette|d[ée]roul[ée]|marche [àa] suivre|cooking instructions|${partWords.method}`,
    ),
  ],
  [
    'beside',
    named(
      `notes?|tips?|cook(?:'|’)?s (?:notes?|tips?)|nutrition(?:al)?(?: (?:facts|information))?|storage|equipment|comments?|reviews?|commentaires?|astuces?|conseils?|remarques?|valeurs nutritionnelles|mat[ée]riel|ustensiles|${partWords.beside}`,
    ),
  ],
];

/** '## Ingredients (serves 4):' is the heading 'Ingredients', and says for how many. */
export interface Heading {
  readonly section: Section;
  readonly rest: string;
  /** Whether what it tells follows it in the same line: 'Method: boil the pasta.' */
  readonly isTold: boolean;
}
export function headingIn(line: string): Heading | null {
  const bare = line.replace(/[【】]/g, '').replace(/^[#*_=\s[■◆□●]+|[*_=\s\]]+$/gu, '');
  const [, words = '', rest = ''] =
    /^([\p{L}\p{M}'’ ]+?(?:-bahan)?)\s*((?:[(（:：–-]|(?<!\p{L})(?:for|pour|für|para|per|voor|för|til|till|na|на|для)(?!\p{L})).*)?$/iu.exec(
      bare,
    ) ?? [];
  const found = headings.find(([, words_]) => words_.test(words.trim()));
  if (!found) return null;
  const said = rest.replace(/^[\s:：–-]+/, '').trim();
  // 'Preparation: 15 min' is a time.
  if (/^\D{0,12}\d+\s*(?:h|min)/i.test(said)) return null;
  const isTold = /^[:：–-]/.test(rest) && said.includes(' ') && servingsIn(said) === null;
  return { section: found[0], rest: said, isTold };
}

export const bullet = /^\s*(?:[-*•·◦▢☐□‣▪–—★☆⭐]|\[[ x]?\])\s+/u;
export const numbered =
  /^\s*(?:(?:step|[ée]tape|schritt|paso|passo|stap|steg|trin|krok)\s*)?\d{1,2}\s*[.):–-]\s+(?=\p{L})/iu;
export const stepAlone =
  /^\s*(?:(?:step|[ée]tape|schritt|paso|passo|stap|steg|trin|krok)\s*\d{1,2}|\d{1,2}[.)]?)\s*:?\s*$/iu;
