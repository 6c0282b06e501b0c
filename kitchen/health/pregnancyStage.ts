// How far a pregnancy is, in a person's own words: '20 weeks pregnant', 'enceinte de 5 mois', 'in der 20. SSW'. It answers what is
// asked beside pregnancy. Where the words leave open which third is meant, or speak of two or of the past, it is asked still.
import { choiceTexts } from '../../domain/healthQuestions.ts';
import type { Hearing } from './hearing.ts';

const { upTo13Weeks, weeks14To27, from28Weeks } = choiceTexts;
type Stage = typeof upTo13Weeks | typeof weeks14To27 | typeof from28Weeks;

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one|un|une|uno|una|ein|einem|einen|first|premier|première|primer|primero|primera|ersten',
    'two|deux|dos|zwei|second|deuxième|seconde|segundo|segunda|zweiten',
    'three|trois|tres|drei|third|troisième|tercer|tercero|tercera|dritten',
    'four|quatre|cuatro|vier|fourth|quatrième|cuarto|cuarta|vierten',
    'five|cinq|cinco|fünf|fifth|cinquième|quinto|quinta|fünften',
    'six|seis|sechs|sixth|sixième|sexto|sexta|sechsten',
    'seven|sept|siete|sieben|seventh|septième|séptimo|séptima|siebten',
    'eight|huit|ocho|acht|eighth|huitième|octavo|octava|achten',
    'nine|neuf|nueve|neun|ninth|neuvième|noveno|novena|neunten',
  ].flatMap((words, n) => words.split('|').map((word) => [word, n + 1])),
);
const ordinalWord =
  /^(?:first|second|seconde|third|\p{L}+th|premier|\p{L}+ième|première|prim\p{L}+|segund\p{L}|terc\p{L}+|cuart\p{L}|quint\p{L}|sext\p{L}|séptim\p{L}|octav\p{L}|noven\p{L}|ersten|dritten|\p{L}+ten)$/u;

const number = `(?<!\\d[.,/–-]|\\d (?:to|or|à|ou|bis|oder|a|o) )(?<![\\p{L}\\d])(?<count>\\d{1,2}|${Object.keys(numbers).join('|')})(?:(?<mark>\\.|st|nd|rd|th|e|er|ème|eme|º|ª)(?= ))?(?: ?\\+ ?\\d)?`;
const unit =
  "(?<unit>weeks?|wks?|months?|mths?|semaines?(?: d['’]aménorrhée)?|mois|semanas?|mes(?:es)?|wochen?|monat(?:en?|s)?|trimest(?:er|re))";
const span = `${number}[ -]?${unit}(?!\\p{L})(?: and \\d days?)?`;
const pregnant = '(?:pregnan\\p{L}+|enceinte|grossesse|embaraz\\p{L}+|schwanger\\p{L}*)(?!\\p{L})';
const between =
  "(?:(?:of|into|in|my|our|her|the|now|already|about|around|nearly|for|at|de|d['’]|du|depuis|la|le|ma|sa|au|el|mi|su|en|desde|seit|im|der|meiner) ?){0,3}";
const ends = '(?= ?(?:$|[.,;:!?)\\n]| (?:and|et|y|und|now|along)\\b))';
const elsewhen = '(?! (?:ago|to go|left|old|on|off|post))';

const tellings = [
  new RegExp(`${span},? ${between}${pregnant}`, 'giu'),
  new RegExp(`(?<!\\p{L})${pregnant} ${between}${span}${elsewhen}`, 'giu'),
  new RegExp(`(?<!\\p{L})${pregnant}[,:]? \\(?${between}${span}${ends}`, 'giu'),
  new RegExp(`${span} (?:along|gone)(?!\\p{L})`, 'giu'),
  // These are said of pregnancies alone.
  new RegExp(
    `${number} ?(?<unit>ssw|schwangerschaftswoche|schwangerschaftsmonat|semaines? d['’]aménorrhée|trimester)(?!\\p{L})`,
    'giu',
  ),
];
const notNow =
  /(?<!\p{L})(?:was|were|had|lost|miscarr\p{L}+|étais|était|perdu|estaba|estuve|perdí|war|verloren|(?:more|less) than|over|under|(?:plus|moins) de|(?:más|menos) de|(?:mehr|weniger) als|über|unter)(?!\p{L})/iu;

const stages: readonly Stage[] = [upTo13Weeks, weeks14To27, from28Weeks];
/** No pregnancy is longer. */
const mostWeeks = 43;

function stageOfWeek(week: number): Stage | undefined {
  if (week > mostWeeks) return undefined;
  if (week <= 13) return upTo13Weeks;
  return week <= 27 ? weeks14To27 : from28Weeks;
}

/** The months that lie in one third by every way to count them: the fifth, and five that are over. */
const months: Readonly<Record<'over' | 'current', readonly (readonly number[])[]>> = {
  over: [
    [1, 2],
    [4, 5],
    [7, 8, 9],
  ],
  current: [[1, 2], [5], [8, 9]],
};

function stageOf({ count = '', mark, unit: of = '' }: Record<string, string | undefined>) {
  const value = numbers[count.toLowerCase()] ?? Number(count);
  const isCurrent =
    mark !== undefined || ordinalWord.test(count.toLowerCase()) || /^(?:ssw|schw)/i.test(of);
  if (/^trim/i.test(of)) return isCurrent ? stages[value - 1] : undefined;
  if (/^m|monat/i.test(of)) {
    const third = months[isCurrent ? 'current' : 'over'].findIndex((each) => each.includes(value));
    return stages[third];
  }
  const stage = stageOfWeek(value);
  return !isCurrent || stageOfWeek(value - 1) === stage ? stage : undefined;
}

/** Undefined where the words do not tell it. */
export function pregnancyStageIn(text: string): Stage | undefined {
  if (notNow.test(text)) return undefined;
  const told = new Set(
    tellings.flatMap((pattern) =>
      [...text.replaceAll(/\s+/g, ' ').matchAll(pattern)].map(({ groups }) =>
        stageOf(groups ?? {}),
      ),
    ),
  );
  const [stage] = told;
  return told.size === 1 ? stage : undefined;
}

export function hearPregnancyStage(text: string, { conditions, answered }: Hearing): void {
  const stage = conditions.has('pregnancy') ? pregnancyStageIn(text) : undefined;
  if (stage !== undefined) answered.set('pregnancy-trimester', stage);
}
