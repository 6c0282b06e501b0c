// What is a matter of taste and not of health: a food that is liked less, or not at all.
import { isHarmful, isTurnedBad, speaksOfReaction } from './harm.ts';

/** What is only liked less counts against a dish and is nothing of health. */
const mild =
  /\b(?:go(?:ing)? easy(?: on)?|cut(?:ting)? (?:down|back)|not too (?:much|many)|(?:less|fewer)(?! than)|bored (?:of|with)|fed up (?:of|with)|take or leave|not bothered about|meh about|if i must|rather not|not keen|not fond|prefer not|not (?:a )?(?:big )?fan|not mad)\b/;

const isMildDislike = (tokens: readonly string[]): boolean =>
  mild.test(tokens.join(' ')) &&
  !/\b(?:makes?|made|gives?|feels?|ill|sick|all?erg\w*|intol\w*|react\w*|hives|rash|swell\w*|itch\w*|the less|upsets?|upsetting|hurts?|bothers?|bloat\w*|cramps?|gas|stomach|tummy|belly|guts?|skin|throat|mouth|tongue|lips?|migraines?|headaches?|runs|flares?|triggers?|disagrees?|tolerat\w*|worse|hospital|epipen|skip|avoid|no|not (?!too|bothered|keen|fond|mad|a|big)\w+)\b/.test(
    tokens.join(' '),
  );

const plainDislike =
  /\b(?:hates?|hating|detests?|loathes?|dislikes?|(?:cant|cannot|can not|couldnt|wont) (?:stand|abide|bear)|(?:dont|do not|doesnt|does not|never) (?:really |particularly |much )?(?:like|love|enjoy|care for)|not (?:a (?:big )?fan of|keen on|fond of))\b/;

/** Whether a part says in so many words that a food is not liked: a matter of taste, in which no food stands for its group. */
const isPlainDislike = (tokens: readonly string[]): boolean => plainDislike.test(tokens.join(' '));

/** What else a part says of a food that is not liked. */
const withoutDislike = (tokens: readonly string[]): string[] =>
  tokens.join(' ').replace(plainDislike, '').split(' ');

/** Whether a statement tells of taste alone: 'I can't stand salmon' is no allergy to fish. @param isOfAllergies whether it goes on with a list of allergies */
export const isOnlyTaste = (
  tokens: readonly string[],
  text: string,
  isOfAllergies: boolean,
): boolean => !isOfAllergies && isPlainDislike(tokens) && !speaksOfReaction(tokens, text);

interface Part {
  readonly tokens: readonly string[];
  readonly text: string;
  readonly named: readonly unknown[];
}

/** Which parts of a statement say that a food is liked less. 'I don't like eggs, I eat them but they make me ill' is no mere liking. */
export const mildAmong = (parts: readonly Part[]): readonly boolean[] =>
  parts.map(
    ({ tokens }, index) =>
      isMildDislike(tokens) &&
      !parts
        .slice(index + 1)
        .some(
          (each) =>
            each.named.length === 0 &&
            (isHarmful(each.tokens, each.text) || isTurnedBad(each.tokens)),
        ),
  );

/** Which parts say that a food is not liked, in a statement that tells of no harm. */
export function dislikedAmong(parts: readonly Part[]): readonly boolean[] {
  const isHarmTold = parts.some(({ tokens, text }) => isHarmful(withoutDislike(tokens), text));
  return parts.map(({ tokens }) => isPlainDislike(tokens) && !isHarmTold);
}
