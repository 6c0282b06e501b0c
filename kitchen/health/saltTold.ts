// Salt that a clinician forbids: 'my doctor says no salt' is a diet low in salt, which dishes are judged by, and no dislike of a food.

const clinician =
  '(?:doctors?|docs?|dr|gp|nurse|consultant|cardiologist|nephrologist|diet(?:it|ic)ian|nutritionist|specialist|surgeon|clinic|hospital|m[ée]decin|docteur|cardiologue|n[ée]phrologue|di[ée]t[ée]ticienne?|m[ée]dico|doctora?|cardi[óo]logo|arzt|[äa]rztin|dottore|dottoressa|m[ée]dica)';
const says =
  "(?:has |have |m['’]?a |me |nous |mi |hat |sagt )?(?:says?|said|told (?:me|us|him|her)|wants? (?:me|us|him|her)|put (?:me|us|him|her)|advis(?:es|ed)|recommend(?:s|ed)|insists?|dit|demande|conseille|impose|interdit|veut|dice|ha detto|ha dicho|manda|diz|disse|mandou|sagt|gesagt|verbietet)";
const small =
  "(?:(?:to|that|on|i|we|he|she|should|must|need|needs|have|has|eat|use|go|stay|be|keep|a|de|que|d['’]|ne|di|ich|soll|une?|un|régime|manger|comer) ){0,5}";
const little =
  '(?:no(?: more| added)?|less|low(?:er)?(?:[- ]in)?|little|reduce|cut(?: down on| out| back on| down)?|avoid|without|off|stop|limit|watch|pas(?: trop)? de|sans|moins de|plus de|le|sin|nada de|poca|menos|sem|pouco|kein|ohne|weniger|senza|niente|poco|meno)';
const told = new RegExp(
  `(?<!\\p{L})(?:(?:my|the|our|his|her|mon|ma|le|la|notre|mi|el|meu|minha|o|a|mein|meine|der|die|il|mio) )?${clinician} ${says} ${small}${little} (?:(?:the|my|any|much) )?(?:salt|sodium|sel|sal|salz|sale)(?!\\p{L})`,
  'giu',
);

/** How a diet low in salt is asked for where nothing else is said, in each language that we read whole. */
const low = [
  '(?:low|lower|reduced|less|little|minimal|restricted|not (?:much|too much)|very little)(?:[- ]in)?[- ](?:salt|sodium)',
  '(?:salt|sodium)[- ](?:restricted|reduced|controlled)',
  '(?:salt|sodium)[- ]free (?:diet|eating|lifestyle)|no[- ](?:salt|sodium) diet',
  '(?:(?:très|tres) )?(?:pauvre en|peu de|moins de|pas trop de|faible en|réduit en|reduit en) (?:sel|sodium)|peu salée?s?|hyposodée?|(?:régime|regime|alimentation) sans sel',
  '(?:muy )?(?:baj[oa] en|poca|menos|con poca|reducid[oa] en) (?:la )?(?:sal|sodio)|bajo sodio|hiposódic[oa]|dieta sin sal',
  '(?:sehr )?(?:salz|natrium)(?:arme?[rsn]?|reduzierte?[rsn]?)|(?:wenig|weniger|nicht viel) salz',
  '(?:a basso contenuto|povero|ridotto contenuto|a ridotto contenuto) di (?:sale|sodio)|(?:con )?(?:poco|meno) sale|iposodic[oa]|dieta senza sale',
  '(?:com )?(?:pouco|menos) (?:sal|sódio)|(?:com )?baixo teor de (?:sal|sódio)|hipossódic[oa]|dieta sem sal',
].join('|');
// 'I have low sodium' is of the blood.
const asked =
  "(?:(?:(?:i|we|he|she)(?:[’']m|[’']re|[’']s)?|please|pls|must|need|needs|should|(?:have|has) to|to|be|it|is|on|a|an|my|the|only|strictly|something|anything|food|foods|eat|eating|keep|want|for|me|diet|je|mange|doit|dois|manger|suis|un|une|régime|regime|alimentation|como|comer|tengo que|debo|una|dieta|ich|esse|muss|brauche|eine|devo|mangiare|mangio|ho bisogno|di|preciso|comida|cibo|uma) ){0,6}";
const behind =
  "(?: (?:diet|food|foods|meals|please|pls|thanks|only|for (?:me|him|her|us)|strictly|kost|ernährung|essen|diät|diaet|bitte|svp|s[’']il vous plaît|por favor|per favore)){0,3}";
const alone = new RegExp(
  `(?<=^|[.,;:\\n]\\s{0,3}|(?<!\\p{L})(?:and|et|y|und|e) )${asked}(?:${low})${behind}(?=\\s{0,3}(?:$|[.,;\\n])| (?:and|et|y|und|e|but|because|since) )`,
  'giu',
);
/** 'Salt free' is a 'no salt', which leaves all out that is salted. */
const free =
  /(?<=^|[.;,\n]\s{0,3})(?:salt|sodium)[- ]free(?: (?:please|only|food|for me))?(?=\s{0,3}(?:$|[.,;\n]))/giu;

export const saltTold = (text: string): string =>
  text.replace(told, 'low salt diet').replace(alone, 'low salt diet').replace(free, 'no salt');
