// Words of a search that tell of health and that nothing was read from. Whoever looks for 'kidney friendly' must not be shown what has
// the word 'kidney', so nothing is found by them.
import { plain } from '../../../kitchen/ingredients/words.ts';
import type { Catalogue } from '../../../kitchen/catalogue/types.ts';
import { withoutElsewhere } from './saidFree.ts';

const telling =
  /(?:^| )(?:allerg\S*|intoleran\S*|(?:\S+ ?)?free(?! range)|low (?:in )?(?:salt|sodium|sugars?|potassium|phosph\S+|protein|purines?|oxalates?|histamine|cholesterol|gi|gly\S+|iodine|iron|residue))(?= |$)/;
const foreign: ReadonlySet<string> = new Set(Object.values(withoutElsewhere));
/** 'Freezer friendly' is no word of health. */
const fitFor = /(\S+) (?:friendly|safe|diet)(?= |$)/g;

const wordsKnown = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Every word of the names of conditions, whether they are a filter or need an answer first. */
function conditionWordsOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = wordsKnown.get(catalogue);
  if (known) return known;
  const names = [...catalogue.conditions.values()].flatMap(({ name, synonyms }) => [
    name,
    ...synonyms,
  ]);
  const words = new Set(names.flatMap((name) => plain(name).split(' ')));
  wordsKnown.set(catalogue, words);
  return words;
}

/** @param rest what is left of the words once filters and refusals are read */
export function tellsOfHealth(rest: string, catalogue: Catalogue): boolean {
  const words = plain(rest);
  if (telling.test(words) || words.split(' ').some((word) => foreign.has(word))) return true;
  const known = conditionWordsOf(catalogue);
  return [...words.matchAll(fitFor)].some(([, whom = '']) => known.has(whom));
}
