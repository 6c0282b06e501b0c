// Ways in which a sentence says of a list of foods that they do no harm: a test was negative, a heading allows them, they are welcome.
// They are held against plain letters; `LIST` stands for the foods.

export interface ClearedWay {
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
const tested =
  '[^:]{0,40}(?:tests?|results?|panel|bloods?|labor|ige|befund|ergebnis\\p{L}*|svar\\p{L}*|esam[ei]|analisi|analisis|analyses?|exames?)(?: [^:]{0,30})?';
const often =
  '(?:daily|every \\p{L}+|all the time|most days|taglich|jeden \\p{L}+|jede \\p{L}+|tous les \\p{L}+|chaque \\p{L}+|todos los \\p{L}+|cada \\p{L}+|todos os dias|toda a? ?semana|tutti i \\p{L}+|ogni \\p{L}+|elke \\p{L}+)';

const tests: readonly ClearedWay[] = [
  `(?:${tested}: ?)?(?:(?:specific |total )?(?:ige|rast|prick|skin prick) )?(?:(?:for|to|on|fur|auf|para|per|pour|voor) )?LIST,? (?:${all} )*${negative}(?: ${negative})?`,
  `[^:]{0,50}\\bnegati\\p{L}* (?:pra|para|to|for|auf|a|per|pour|voor) (?:tudo|todo|everything|all|alles|tutto|tout) ?: ?LIST`,
  `(?=.{0,300}\\b(?:allergist|allergologist|allergy clinic|prick|biopsy|challenge|tests?)\\b)[^:]{0,80}(?:: ?)?[^:]{0,80}\\bruled out LIST`,
  `${tested}: ?(?:inget|ingenting|nichts|nothing|rien|nada|niente|niets) (?:pa|auf|for|to|on|a|aux?|per|para|op) LIST`,
  `LIST ?: ?(?:j['’]en|on en) (?:mange|boit) ${often}, ?teste\\p{L}* ${negative}`,
].map(wholly);

const meals =
  '(?:breakfast|lunch|dinner|supper|snacks?|petit dej\\p{L}*|dejeuner|diner|gouter|fruhstuck|mittag\\p{L}*|abend\\p{L}*|desayuno|almuerzo|cena|colazione|pranzo|merenda|cafe da manha|almoco|jantar|ontbijt|avondeten)';
const yes =
  '(?:yes|ok|okay|safe|fine|can eat|can have|allowed|eats?|good|si|oui|ja|sim|tak|evet|puede|puedo|erlaubt|autorise|permis|permitido|permesso|aman|boleh)';

const headings: readonly ClearedWay[] = [
  {
    ...wholly(`(?:${yes}|${meals}) ?[:=] ?LIST(?:,? (?:ok|okay|fine))?`),
    besideNo: true,
    allowsOthers: true,
  },
  wholly(`LIST ?= ?(?:${meals}|life|daily|every day|fine|ok|okay|safe|yum)`),
  { said: new RegExp(`(?:^|, )(?<list>[^,:;]{2,40}) (?:ja|oui|sim),? ${often}`, 'du') },
  wholly('LIST (?:aman|boleh)(?: (?:aja|saja|tiap hari|setiap hari|semua|juga|makan|kok))*'),
];

const welcome: readonly ClearedWay[] = [
  '(?:[^:]{0,120} )?(?:so |and )?bring on (?:the )?LIST',
  '(?:[^:]{0,60}\\bdiet (?:is )?(?:over|done|finished) ?: ?)?(?:put back|reintroduced|added back) LIST(?: one (?:at a time|by one))?, ?(?:zero|no|0) (?:symptoms|problems|reactions?|issues)',
  '(?:im |i am |were )?back on LIST, ?no restrictions',
  'LIST, ?tod[oa]s? (?:adentro|dentro|vale|va)',
  'LIST,? (?:all )?(?:are )?(?:benvenut[iaeo]|bienvenus?|bienvenid[oa]s?|welcome|willkommen|bem[- ]vindos?|welkom)',
  'so LIST, ?(?:the usual|as usual|as ever)',
  '(?:eu quero|ich will|quiero|voglio|je veux) LIST',
  'LIST(?: raw or cooked| cooked or raw)? (?:is |are )?no worries(?: at all)?(?: mate)?',
  "(?:[^:]{0,80} )?don[’']?t you dare take away (?:my )?LIST",
  // Disliked, and expressly welcome.
  'LIST (?:ist|sind) (?:\\p{L}+ )?(?:eklig|widerlich|nicht mein fall) aber (?:ungefahrlich|harmlos)(?:, ?(?:meinetwegen )?(?:rein damit|kann rein|darf rein))?',
  "(?:i )?(?:don[’']?t (?:do|like)|hate|not keen on) LIST(?: (?:because|bc|cos) (?:its |it[’']s |theyre )?\\p{L}+)?(?: lol)?,? but (?:(?:i )?can eat (?:it |them )?if (?:u|you) must|(?:they|it) (?:won[’']?t|don[’']?t|doesn[’']?t) (?:hurt|harm) (?:me|us))(?:, ?(?:sneak|put|throw|chuck) (?:em|them|it) in)?",
  '(?:el |la |los |las )?LIST (?:me sabe a jabon|no me gustan?|me da asco|me dan asco) pero (?:pongan|echen|pon|poned)l[oa]s?(?:, ?no pasa nada)?',
  "(?:moi )?j(?:e n)?[’']aime pas (?:les |le |la |l[’'])?LIST mais (?:mettez|mets)(?:[- ](?:en|les?|la))?(?:, ?faut que j[’']apprenne(?: lol)?)?",
  'LIST lust ik niet,? maar doe maar',
  // It was, and is over.
  "da (?:piccol|bambin)[oa] ero allergic[oa] (?:a |al |all[’']|alla |alle |agli )LIST,? (?:ora|adesso|poi) (?:mi e )?passata(?:, ?\\p{L}+ ogni \\p{L}+)?",
  'fruher (?:auf )?LIST, ?(?:ist )?mit (?:\\d{1,2}|\\p{L}+) verwachsen(?:, ?isst jetzt \\p{L}+)?',
  // An animal's.
  '(?:(?:the|my|our|le|la|notre|mon|ma|der|die|meine?|unsere?|el|nuestr[oa]|mi|il|o|a) )(?:dog|cat|chat|chatte|chien|chienne|hund|katze|kater|perr[oa]|gat[oa]|cane|gatto|cachorr[oa]) (?:is|est|ist|es|e) (?:tres |very |muy )?(?:allergi\\p{L}*|alergic[oa]) (?:to|au|aux|a la|a|al|gegen|auf|alla|ao) LIST',
].map((source) => ({ ...wholly(source), allowsOthers: true }));

export const clearedWays: readonly ClearedWay[] = [...tests, ...headings, ...welcome];
