// A reaction that is told behind the food that causes it: 'no tofu, I itch all over'.
import { wordsOf } from './concepts.ts';
import { isHarmless, speaksOfReaction } from './harm.ts';
import type { Segment } from './segments.ts';

/** Whether a statement goes on with a reaction, and names no food of its own. */
function isReaction({ text, isAfterComma }: Segment, isName: (token: string) => boolean): boolean {
  const tokens = wordsOf(text);
  return (
    isAfterComma === true &&
    speaksOfReaction(tokens, text) &&
    !tokens.some(isName) &&
    !isHarmless(tokens, text, isName)
  );
}

/** The statements, with what each is said to cause in the next. @param isName whether a word is the name of a food */
export const withReactions = (
  segments: readonly Segment[],
  isName: (token: string) => boolean,
): Segment[] =>
  segments.map((segment, at) => {
    const next = segments[at + 1];
    return { ...segment, isReactedTo: next !== undefined && isReaction(next, isName) };
  });
