// The statements of a text as they are heard: what is affirmed, wished for or said to be fine is told shortly.
import { affirmedText, isListOfAllergies } from './affirmed.ts';
import { tellCleared } from './cleared.ts';
import { tellCoeliacTest } from './coeliacTest.ts';
import { tellDeniedBehind } from './deniedBehind.ts';
import { tellWished } from './dishWished.ts';
import { plainStatement } from './emergencyPens.ts';
import { tellFine } from './fineTold.ts';
import { withoutInterjections } from './interjections.ts';
import { tellOnlyEaten } from './onlyEaten.ts';
import { tellsOfAge } from './owned.ts';
import { isUnderCondition } from './fineWithHelp.ts';
import { tellPlainOats } from './glutenFreeOats.ts';
import type { Hearing } from './hearing.ts';

/** The statements as they are heard, harm that is affirmed among them. */
function affirmedIn(segments: readonly { readonly text: string }[], whole: string): string[] {
  const isList = isListOfAllergies(whole);
  return segments.map(({ text }, at) =>
    affirmedText(text, segments[at + 1]?.text, isList, segments[at - 1]?.text),
  );
}

/** The statements as they are heard, what does no harm told shortly. */
export function statementsOf(
  segments: readonly { readonly text: string }[],
  whole: string,
  hearing: Hearing,
): readonly string[] {
  const { catalogue } = hearing;
  const calm = tellWished(tellOnlyEaten(segments, hearing), whole, catalogue).map((text) =>
    tellsOfAge(text, catalogue) ? 'okay' : text,
  );
  const heard = segments.map((each, at) => ({ ...each, text: calm[at] ?? each.text }));
  const affirmed = withoutInterjections(affirmedIn(heard, whole), whole);
  const said = tellPlainOats(tellCoeliacTest(affirmed, hearing));
  const plain = tellDeniedBehind(said, catalogue).map(plainStatement(catalogue));
  if (hearing.isRemedyTold) return plain;
  const fine = tellFine(tellCleared(plain, whole, catalogue), whole, catalogue);
  return fine.map((text, at) => (isUnderCondition(plain[at] ?? '') ? (plain[at] ?? text) : text));
}
