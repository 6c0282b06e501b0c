// Tests for coeliac disease that are to come: they are only right while gluten is eaten, so it stays in where somebody says that they eat it.
import { wordsOf } from './concepts.ts';
import type { Hearing } from './hearing.ts';

const coeliac = '(?:coeliacs?|celiacs?|coeliac disease|celiac disease)';
const test =
  '(?:tested|checked|screened|investigated|tests?|testing|bloods|blood tests?|biopsy|endoscopy|screening|results?|investigations?)';
const between =
  '(?: (?:to|be|for|in|on|of|a|an|my|the|some|have|get|gut|blood|more|being|under|process|middle|next|this|week|month)){0,6}';
const toCome =
  '(?:being|getting|am|im|going|about|booked|due|waiting|awaiting|undergoing|having|under|until|before|scheduled)';

/** Of plain words; each stands for one language or two. */
const told: readonly RegExp[] = [
  new RegExp(`(?:^| )${toCome}${between} ${test}${between} ${coeliac}(?: disease)?(?= |$)`, 'u'),
  new RegExp(`(?:^| )${toCome}${between} ${coeliac}(?: disease)? ${test}(?= |$)`, 'u'),
  new RegExp(
    `(?:^| )(?:tested|checked|screened|(?:blood )?test|biopsy|endoscopy)${between} ${coeliac}(?: disease)? (?:soon|tomorrow|(?:next|this) \\w+|in(?: \\w+){0,2} (?:days|weeks|months)|on(?: \\w+)? \\w+day)(?= |$)`,
    'u',
  ),
  /(?:^| )(?:passe|passer|fais|faire|fait|attends|attente|bilan|examens|teste|testee|depister)(?: (?:en|de|des|du|d|un|une|les|le|la|mes|me|pour|on|cours|encore)){0,5}(?: (?:tests?|examens?|bilan|depistage|prise de sang|biopsie|resultats?))?(?: (?:de|du|des|pour|d|a|sur|la|une|le)){0,3} (?:maladie )?(?:c(?:oe)?liaquie|coeliaque|celiaque|intolerance au gluten)(?= |$)/u,
  /(?:^| )(?:werde|wird|lasse|bin|warte)(?: (?:ich|mich|gerade|derzeit|zurzeit|noch|in|auf|die|das|den|der)){0,5} zoliakie ?(?:getestet|untersucht|test|tests|abklarung|testergebnis|biopsie)(?= |$)/u,
  /(?:^| )(?:haciendo|hacen|haran|hago|hacer|esperando|espero|pendiente)(?: (?:me|de|los|las|unas|unos|una|la|el|resultados)){0,4} (?:pruebas?|analisis|biopsia|resultados)(?: (?:de|para|por|la|si|soy)){0,3} (?:celiaquia|celiac[ao]|enfermedad celiaca)(?= |$)/u,
  /(?:^| )(?:facendo|faccio|fare|attesa|aspettando|aspetto)(?: (?:di|gli|i|la|le|dei|delle|degli|risultati)){0,4} (?:esami|test|accertamenti|biopsia|analisi)(?: (?:per|della|sulla|di|la)){0,3} (?:celiachia|malattia celiaca)(?= |$)/u,
  /(?:^| )(?:fazer|fazendo|faco|esperando|espera|aguardo)(?: (?:de|os|as|dos|uns|umas|o|a|resultados)){0,4} (?:exames?|testes?|biopsia|analises)(?: (?:de|da|para|a)){0,3} (?:doenca celiaca|celiaca|celiaco)(?= |$)/u,
];

/** What is over: its result counts, and not the test. */
const isOver =
  /(?:^| )(?:positive|negative|confirmed|diagnosed|came back|ago|last (?:year|month|week)|was tested|were tested|positif|positive?s?|negatif|positivo|negativo|bestatigt|confirme|confirmado|confermato)(?= |$)/u;

const eaten =
  '(?: (?:to|on|some|my|daily|normal|bread|and|foods?|with|containing|du|de|le|il|el|o|a|da|noch|weiter|weiterhin|aun|ancora|ainda|encore|toujours)){0,4}';
const eatsGluten: readonly RegExp[] = [
  /(?:^| )(?:(?:so|i|im|am|still|staying|stay|kept) ){1,4}on gluten(?: (?:until|till|for)(?: \w+){0,3} (?:then|now|biopsy|tests?|results?))?(?= |$)/u,
  new RegExp(
    `(?:^| )(?:(?:i|we|he|she|they|still|must|have to|need to|told to|supposed to|am|im|has to|keep|keeping|continue|continuing|carry|carrying|on) ){1,6}(?:eat|eats|eating|have|having)${eaten} gluten(?: (?:until|till|before|for)(?: \\w+){0,3} (?:tests?|biopsy|endoscopy|results?|appointment|then|now))?(?= |$)`,
    'u',
  ),
  new RegExp(
    `(?:^| )(?:je |j )?(?:mange|manger)${eaten} gluten(?: (?:encore|toujours))?(?= |$)`,
    'u',
  ),
  new RegExp(
    `(?:^| )(?:ich )?(?:esse|essen)(?: ich)?${eaten} gluten(?: (?:essen|weiter))?(?= |$)`,
    'u',
  ),
  new RegExp(
    `(?:^| )(?:sigo |debo |tengo que )?(?:comiendo|comer|como)${eaten} gluten(?= |$)`,
    'u',
  ),
  new RegExp(`(?:^| )(?:devo |continuo a )?(?:mangio|mangiare)${eaten} glutine(?= |$)`, 'u'),
];
const leavesOut =
  /(?:^| )(?:(?:no|without|off|cut|stopped|quit|avoid|avoiding|not|dont|never|sans|pas|ohne|kein|nicht|sin|senza|sem|non|nao)(?: \w+){0,2} glut\w+|gluten ?fr\w+|glutenfr\w+|(?:allerg\w*|react\w*|intoleran\w*)(?: \w+){0,2} glut\w+|glut\w+ (?:makes|gives|upsets|hurts|free|frei))(?= |$)/u;

const matchIn = (said: string, patterns: readonly RegExp[]): RegExp | undefined =>
  patterns.find((pattern) => pattern.test(said));

/**
 * The statements of a text, without what tells of tests for coeliac disease where somebody says that they eat gluten
 * until then. The tests are noted in either case.
 */
export function tellCoeliacTest(
  statements: readonly string[],
  hearing: Hearing,
): readonly string[] {
  const said = statements.map((text) => wordsOf(text).join(' '));
  const whole = said.join(' ');
  if (isOver.test(whole) || said.every((text) => matchIn(text, told) === undefined))
    return statements;
  hearing.notJudged.add('coeliac_test');
  if (leavesOut.test(whole) || matchIn(whole, eatsGluten) === undefined) return statements;
  return said.map((text, index) => {
    const [tests, eats] = [matchIn(text, told), matchIn(text, eatsGluten)];
    if (!tests && !eats) return statements[index] ?? text;
    const rest = text
      .replace(eats ?? /$^/u, ' gluten okay ')
      .replace(tests ?? /$^/u, ' ')
      .trim();
    return rest;
  });
}
