// What needs a clinic, where it is said in other words than the table's: ways of saying it, and ages.
import type { Catalogue } from '../catalogue/types.ts';
import type { Hearing } from './hearing.ts';
import { tellsOfChild } from './ages.ts';
import { isAgeAlone } from './childAge.ts';
import { isNotAtTable } from './atTable.ts';
import { isLatin } from './vocabulary.ts';

type SupervisedWay = Catalogue['supervisedWays'][number];

/** Somebody who is told of and not cooked for. */
const ofSomebodyElse =
  /^(?:and )?(?:my |our |a )?(?:sister|brother|friend|aunt|auntie|uncle|cousin|colleague|neighbour|mate|nephew|niece|godson|goddaughter)s?\b(?!.*\b(?:cook|lives? (?:with|here|at)|stays?|share|visit\w*)\b)/;

/** Those whom no clinic need see: nothing here is calculated for anybody who grows. */
export const isYoung = (id: string): boolean => id === 'child' || id === 'teenager';

/** What passes: said to be long over, it needs no clinic any more. */
const passing: ReadonlySet<string> = new Set([
  'anorexia',
  'bulimia',
  'binge_eating',
  'arfid',
  'bariatric',
  'dysphagia',
  'tube_feeding',
  'parenteral',
  'bowel_flare',
  'diverticulitis_attack',
  'pancreatitis',
  'new_transplant',
  'refeeding',
  'neutropenia',
  'hyperemesis',
  'bowel_obstruction',
  'cancer_weight',
]);
const longOver =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|many|some) (?:yrs?|years?) (?:ago|recovered|clear|back)\b|\b(?:fully|long) recovered\b|\b(?:once|back) in (?:19|20)\d\d\b|\b(?:came|come) off\b.*\bin (?:19|20)\d\d\b|\bas a (?:teen|teenager|kid|child|student|baby)\b|\bin my (?:teens|twenties|youth)\b|\b(?:yrs?|years?) (?:recovered|back|ago)\b|\bdecades? ago\b/;
/** After a bypass the stomach stays small for life. */
const undone = /\b(?:removed|reversed|taken out|undone)\b/;

/** Whether a situation is told as long over: 'had an eating disorder as a teen, 20 years recovered'. */
export const isOver = (id: string, tokens: readonly string[]): boolean => {
  const said = tokens.join(' ');
  return passing.has(id) && longOver.test(said) && (id !== 'bariatric' || undone.test(said));
};

/**
 * What needs a clinic, of one statement or of the whole text, into the hearing.
 * @returns whether there is any
 */
export function hearSupervised(
  tokens: readonly string[],
  text: string,
  { supervised, catalogue, atTable }: Hearing,
  scope: 'statement' | 'text',
): boolean {
  const said = tokens.join(' ');
  if (isNotAtTable(tokens) || ofSomebodyElse.test(said)) return false;
  // Plain words say all that Latin letters say, but for 'B.E.D.'.
  const isMarked = !isLatin(text) || text.includes('.');
  const isSaid = ({ said: pattern, unless, situation }: SupervisedWay): boolean =>
    (pattern.test(said) || (isMarked && pattern.test(text))) &&
    !(unless?.test(said) ?? false) &&
    !isOver(situation, tokens);
  const ways = catalogue.supervisedWays.filter(
    (way) => (scope === 'statement' || way.scope === 'text') && isSaid(way),
  );
  const heard = ways.map(({ situation }) => situation);
  if (tellsOfChild(tokens, text)) heard.push('child');
  for (const situation of heard) supervised.add(situation);
  return (
    heard.length > 0 || (scope === 'statement' && atTable?.isChild === true && isAgeAlone(text))
  );
}
