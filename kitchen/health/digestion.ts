// What tells of the gut: then milk may be meant for its sugar.
import { joined, rememberedOf } from './remembered.ts';

/** What milk sugar does: then all that holds it is left out with the one food of milk that was named. */
const digestive =
  /\b(?:cramps?|runs|bloat\w*|gas|gassy|wind|loo|toilet|bathroom|diarrh\w*|straight (?:thr\w+|to)|goes (?:right )?through|tummy|belly|stomach|guts?|bubbl\w*|rumbl\w*|lactaid|lactase)\b/;

export const tellsOfDigestion = rememberedOf((tokens: readonly string[]) =>
  digestive.test(joined(tokens)),
);
