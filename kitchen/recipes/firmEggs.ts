// Eggs that a recipe leaves soft are cooked firm where an infection would be grave. Salmonella may be in any egg: NHS, 'Foods to avoid
// in pregnancy' and 'Foods to avoid giving babies and young children', both undated and not seen by us; as firm is never wrong, eggs of
// a scheme that vouches for its hens are no exception.
import type { Catalogue, Recipe } from '../catalogue/types.ts';

const softYolk =
  /\bthe (yolks?) (?:are |is )?(?:as firm as you like(?: (?:them|it))?|as you like (?:them|it)|(?:firm )?to (?:your )?(?:taste|liking)|nearly firm|(?:just|barely|nearly|half|almost) set|thick(?:ens?)?|(?:still )?(?:soft|runny|jammy|creamy|liquid|wobbly))\b/g;
/** Of scrambled eggs, omelettes and custards. 'Half set' and 'nearly set' stand before a further step, which says when they are set. */
const softlySet =
  /\b(?:(?:fully )?set (?:in (?:big |small )?soft (?:folds|curds|ribbons)|but (?:still )?(?:soft|trembling)(?: in the (?:middle|centre))?|with a slight (?:wobble|tremble)(?: in the (?:middle|centre))?)|softly set|(?:just|barely) set(?: through)?(?: in (?:the (?:middle|centre)|(?:big )?soft curds))?)(?:,? (?:with|and) (?:no|nothing)(?: longer)? (?:runny|liquid)[^.;,*]*)?/g;
const softlyCooked = /\bsoft[- ](boiled|poached|fried|scrambled)\b/g;

/** What a step says of eggs, without those that stay soft. */
export const withFirmEggs = (step: string): string =>
  step
    .replace(
      softYolk,
      (_, yolk: string) =>
        `**the ${yolk} ${yolk === 'yolk' ? 'is' : 'are'} firm**, about 2 minutes longer`,
    )
    .replace(softlySet, '**firm all through**, about 2 minutes longer')
    .replace(softlyCooked, '**firmly** $1');

export const hasEggs = (
  { ingredients: lines }: Pick<Recipe, 'ingredients'>,
  { ingredients }: Pick<Catalogue, 'ingredients'>,
): boolean => lines.some(({ key }) => ingredients.get(key)?.category === 'egg');

/** Whether a recipe, as it is written, leaves eggs soft. */
export const leavesEggsSoft = (
  recipe: Recipe,
  catalogue: Pick<Catalogue, 'ingredients'>,
): boolean =>
  hasEggs(recipe, catalogue) && recipe.steps.some((step) => withFirmEggs(step) !== step);
