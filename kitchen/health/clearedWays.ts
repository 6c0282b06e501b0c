// Ways in which a sentence says of a list of foods that they do no harm: a test was negative, a heading allows them, they are welcome.
// They are held against plain letters; `LIST` stands for the foods.

import { dislikedWays } from './dislikedWays.ts';

export interface ClearedWay {
  /** What stands in `lead` is heard as well. */
  readonly said: RegExp;
  /** Only in a text that tells under another heading what is not eaten: 'Yes: rice. No: snail'. */
  readonly besideNo?: boolean;
  /** What is no known food may stand in the list. */
  readonly allowsOthers?: boolean;
}

const list = '(?<list>[^:;=<>!?]{2,160}?)';
/** To the end of a sentence, of which every word is known. */
const wholly = (source: string): ClearedWay => ({
  said: new RegExp(`^(?:${source.replaceAll('LIST', list)})$`, 'du'),
});

const all =
  '(?:all|alles|alle|both|tout|tous|toutes|todo|todos|todas|tudo|tutto|tutti|tutte|allt|alla|are|is|were|was|came back|war|waren|sind|ist|sont|tested|getestet|testees?|testad[oa]s?|testat[aei])';
const negative =
  '(?:neg|negative?|negatives|negatifs?|negativ[oaei]s?|negatief|(?:klasse|class|classe|clase|rast) 0|(?:<|below|under|unter) ?0[.,]\\d{1,2}(?: ?kua?/l)?)';
/** Names no harm, so that nothing is lost with it. */
const tested =
  '(?:(?!allergic|alergic|allergisch|allergique|intoler|swell|hives|react|coeliac|celiac)[^:,]){0,40}(?:tests?|results?|panel|bloods?|labor|ige|befund|ergebnis\\p{L}*|svar\\p{L}*|esam[ei]|analisi|analisis|analyses?|exames?)(?: (?:(?!allergic|intoler|swell|hives|react)[^:,]){0,30})?';
const often =
  '(?:daily|every \\p{L}+|all the time|most days|taglich|jeden \\p{L}+|jede \\p{L}+|tous les \\p{L}+|chaque \\p{L}+|todos los \\p{L}+|cada \\p{L}+|todos os dias|toda a? ?semana|tutti i \\p{L}+|ogni \\p{L}+|elke \\p{L}+)';

const to =
  '(?:for|to|on|fur|auf|gegen|a|al|alla|alle|au|aux|para|pra|per|pour|voor|op|mot|till|na|sur|su|de)';
/** Of several foods, 'all' or an 'and' tells that all are meant: in 'milk, egg negative' milk may be any. */
const one = '(?<list>[^,:;=<>!?]{2,80}?)';

const tests: readonly ClearedWay[] = [
  ...[`LIST,? (?:${all} )+`, `${one} `].map(
    (foods) =>
      `(?:${tested}: ?)?(?:(?:specific |total )?(?:ige|rast|prick|skin prick|skin test) )?(?:${to} )?${foods}${negative}(?: ${negative})?`,
  ),
  `(?:(?!allergic|alergic|intoler|swell|hives|react)[^:,]){0,50}\\bnegati\\p{L}* ${to} (?:tudo|todo|everything|all|alles|tutto|tout) ?: ?LIST`,
  `(?:${tested} )?(?:(?:i|he|she|we|all|it|tests?|results?) )?(?:(?:is|was|were|are|came back|tested|getestet|teste\\p{L}*) )?(?:all )?${negative} ${to} LIST`,
  `${tested} ${to} LIST ?:? ?(?:${all} )*${negative}`,
  'LIST (?:have |has )?(?:all |both )?came back (?:all )?(?:clear|clean|negative|normal|fine)',
  `(?:(?:i|he|she|we) )?(?:have |has |ve )?passed (?:the |my |his |her |all )?(?:(?:food|oral|hospital) )*challenges? ${to} LIST`,
  `(?=.{0,300}\\b(?:allergist|allergologist|allergy clinic|prick|biopsy|challenge|tests?)\\b)(?<lead>[^:]{0,80}(?:: ?)?[^:]{0,80})\\bruled out LIST`,
  `${tested}: ?(?:inget|ingenting|nichts|nothing|rien|nada|niente|niets) ${to.replace('|na|', '|na|pa|')} LIST`,
  `LIST ?: ?(?:j['’]en|on en) (?:mange|boit) ${often}, ?teste\\p{L}* ${negative}`,
].map(wholly);

const meals =
  '(?:breakfast|lunch|dinner|supper|snacks?|petit dej\\p{L}*|dejeuner|diner|gouter|fruhstuck|mittag\\p{L}*|abend\\p{L}*|desayuno|almuerzo|cena|colazione|pranzo|merenda|cafe da manha|almoco|jantar|ontbijt|avondeten)';
const yes =
  '(?:yes|ok|okay|safe|fine|can eat|can have|allowed|eats?|good|si|oui|ja|sim|tak|evet|puede|puedo|erlaubt|autorise|permis|permitido|permesso|aman|boleh)';
const safe =
  '(?:safe|allowed|can eat|can have|erlaubt|vertrage ich|autorise|permis|permitido|puede comer|puedo comer|permesso|posso mangiare|pode comer|posso comer|aman|boleh makan|bisa makan|mag wel|toegestaan)';

const headings: readonly ClearedWay[] = [
  wholly(`${safe}(?: (?:foods?|list|things|for (?:me|us|him|her)))? ?[:=] ?LIST`),
  {
    ...wholly(`(?:${yes}|${meals}) ?[:=] ?LIST(?:,? (?:ok|okay|fine))?`),
    besideNo: true,
    allowsOthers: true,
  },
  wholly(
    `LIST ?= ?(?:${meals}|${often}|life|fine|ok|okay|safe|yum|no problem|kein problem|sin problemas?|pas de souci|nessun problema|sem problemas?)`,
  ),
  {
    said: new RegExp(
      `(?:^|, )(?<list>[^,:;]{2,40}) (?:ja|oui|sim|si|yes|wel|tak),? ${often}`,
      'du',
    ),
  },
  wholly('LIST (?:aman|boleh)(?: (?:aja|saja|tiap hari|setiap hari|semua|juga|makan|kok))*'),
];

const owned =
  '(?:the|my|our|le|la|notre|mon|ma|der|die|meine?|unsere?|el|nuestr[oa]|mi|il|mio|o|a|meu|minha|de|mijn|onze) ';
const pet =
  '(?:dog|cat|chat|chatte|chien|chienne|hund|katze|kater|perr[oa]|gat[oa]|cane|gatto|cachorr[oa]|cao|hond|kat)';

const welcome: readonly ClearedWay[] = [
  '(?<lead>[^:]{0,120} )?(?:so |and )?(?:bring on|back (?:to|on)|welcome back|roll on) (?:the |my )?LIST(?:, ?no restrictions)?',
  '(?<lead>[^:]{0,60}\\bdiet (?:is )?(?:over|done|finished) ?: ?)?(?:put back|reintroduced|added back) LIST(?: one (?:at a time|by one))?, ?(?:zero|no|0) (?:symptoms|problems|reactions?|issues)',
  'LIST,? (?:all|everything|tout|alles|tutt[oie]|tudo|tod[oa]s?) (?:in|welcome|good|fine|ok|okay|passe|va|rein|drin|dentro|adentro|passt|geht|bene|va bene|vale|benvenut[oie]|erwunscht|liberado)',
  'LIST,? (?:all )?(?:are )?(?:benvenut[iaeo]|bienvenus?|bienvenid[oa]s?|welcome|willkommen|bem[- ]vindos?|welkom)',
  'so LIST, ?(?:the usual|as usual|as ever)',
  '(?:eu quero|ich will|quiero|voglio|je veux) LIST',
  'LIST(?: raw or cooked| cooked or raw)? (?:is |are )?no worries(?: at all)?(?: mate)?',
  "(?<lead>[^:]{0,80} )?don[’']?t you dare take away (?:my )?LIST",
  ...dislikedWays,
  // It was, and is over.
  "da (?:piccol|bambin)[oa] ero allergic[oa] (?:a |al |all[’']|alla |alle |agli )LIST,? (?:ora|adesso|poi) (?:mi e )?passata(?:, ?\\p{L}+ ogni \\p{L}+)?",
  'fruher (?:auf )?LIST, ?(?:ist )?mit (?:\\d{1,2}|\\p{L}+) verwachsen(?:, ?isst jetzt \\p{L}+)?',
  // An animal's.
  `${owned}${pet} (?:is|est|ist|es|e|ha|hat|has|tiene|tem) (?:an? |une |eine |tres |very |muy |tanto )*(?:allergi\\p{L}*|alergi\\p{L}*|intoler\\p{L}*) ${to} (?:la |los |las |le |il |o )?LIST`,
  `(?:it is|its|it['’]s) (?:only |just )?${owned}${pet} (?:thats|that is|that['’]s|whos|who is|who['’]s) allergic to LIST(?:, ?not (?:me|us))?`,
  `${owned}${pet} (?:has an? LIST allergy)`,
].map((source) => ({ ...wholly(source), allowsOthers: true }));

export const clearedWays: readonly ClearedWay[] = [...tests, ...headings, ...welcome];
