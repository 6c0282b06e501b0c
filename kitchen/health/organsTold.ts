// An organ that is told to be unwell in plain words: 'dodgy kidneys', 'my heart is not great' are read as 'kidney problems', 'heart problems'.

import { organsElsewhere } from './organsElsewhere.ts';

/** Organs of whose problems the tables know, as they are called there. */
const organs = ['kidney', 'liver', 'heart', 'thyroid', 'gallbladder'] as const;
const organ = '(kidneys?|livers?|heart|thyroid|gall[ -]?bladder)';
const adverb =
  '(?:(?:a (?:bit|little)|really|very|quite|rather|pretty|so|getting|still|all|just) ){0,2}';
const notWell =
  '(?:not|never) (?:been )?(?:(?:too|very|so|that|all that|really|doing|doing too|in) )?(?:great|good|well|right|brilliant|strong|healthy|tip-?top|best|a good way)';
const denied = `(?:is|are|was|were)n['’]?t (?:(?:too|very|so|that|all that|really|doing|doing too) )?(?:great|good|well|right|brilliant|strong|healthy)`;
const unwell =
  '(?:bad|dodgy|rubbish|poor|poorly|dicky|dickey|dickie|rop(?:e?y)|knackered|shot|buggered|iffy|wonky|no good|playing up|acting up|struggling|damaged|in a (?:bad|poor) way|in (?:bad|poor) (?:shape|nick|condition))';
const troubles = '(?:troubles?|problems?|issues?|bother|complaints?|something wrong)';
const owner = '(?:(?:my|his|her|our|their) )';

const patterns = (isOwned: boolean): readonly RegExp[] => {
  // In a list of foods 'the liver is bad' may be one that went off.
  const whose = isOwned ? owner : `(?:${owner}|the )?`;
  const end = '(?![\\p{L}-])';
  return [
    `(?<![\\p{L}-])${whose}${organ} (?:(?:is|are|has|have|['’]s|['’]re)(?: been)? )?${adverb}(?:${unwell}|${notWell})${end}`,
    `(?<![\\p{L}-])${whose}${organ} ${denied}${end}`,
    `(?<![\\p{L}-])(?:${owner})?(?:dodgy|dicky|dickey|rop(?:e?y)|rubbish|knackered|bad|poor|iffy|damaged) ${organ}(?= stage|$|\\s{0,3}[,.;:()\\n]| (?:and|but|so|since|now|too)${end})`,
    `(?<![\\p{L}-])${troubles} with (?:${owner}|the )?${organ}${end}`,
    `(?<![\\p{L}-])(?:${owner})?${organ} (?:troubles?|issues?|bother|complaints?)${end}`,
  ].map((source) => new RegExp(source, 'giu'));
};
const inHealth = patterns(false);
const inList = patterns(true);

const nameOf = (said: string): string =>
  organs.find((name) => said.toLowerCase().replace(/[ -]/g, '').startsWith(name)) ?? said;

/** 'Bad kidneys (stage 3)', 'kidneys, stage 3': no herb, though 'stage' is one letter from 'sage'. */
const stage =
  /(?<=kidneys?|problems|disease|ckd|failure)(?: ?\(|,) ?((?:ckd )?stage ?[1-5][ab]?)(?: ?\))?/giu;

/** A figure that is told to be too high: 'cholesterol is not great'. */
const figure = new RegExp(
  `(?<![\\p{L}-])(?:${owner})?(cholesterol|blood sugars?|blood pressure|bp) (?:(?:(?:is|are|has been|['’]s) )?${adverb}(?:bad|dodgy|rubbish|up|through the roof|sky[- ]high|${notWell})|${denied})(?![\\p{L}-])`,
  'giu',
);

/** A brain or a tongue that is told of as one's own is none on a plate. */
const notEaten: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<![\\p{L}-])${owner}brain(?! food|s)(?![\\p{L}-])`, 'giu'), 'my head'],
  [/(?<![\p{L}-])brain (?=fog|injury|damage|scan)/giu, 'head '],
  [
    /(?<=^|[.,;\n]\s{0,3})(?:a )?(?:sore|burning) tongue(?=\s{0,3}(?:$|[.,;\n]))/giu,
    'my tongue hurts',
  ],
  [/(?<![\p{L}-])tongue (?=cancer|ulcers?|thrush)/giu, 'mouth '],
];

/** @param isList whether foods may stand in it too */
export const organsTold = (text: string, isList: boolean): string =>
  (isList ? inList : inHealth)
    .reduce(
      (told, said) => told.replace(said, (_, name: string) => `${nameOf(name)} problems`),
      notEaten.reduce(
        (told, [said, means]) => told.replace(said, means),
        organsElsewhere(text, isList),
      ),
    )
    .replace(figure, 'high $1')
    .replace(stage, ' $1');
