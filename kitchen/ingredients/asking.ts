// 'What can I make with 2 eggs and rice?': words that ask for a dish around the foods, and say nothing of them.

const verb =
  '(?:make|cook|do|prepare|have|eat|bake|fix|try|(?:rustle|whip|knock|throw) (?:up|together))';
const meal =
  '(?:something|dinner|lunch|breakfast|brunch|supper|snack|meals?|dish(?:es)?|recipes?|ideas?)';
const kind = '(?:(?:an?|some|any|me|us|quick|easy|simple|healthy|nice|cheap|good|new|fast) ){0,4}';
/** Nobody of whom more could be said: 'for a diabetic' is no such word. */
const guests =
  '(?:the |my |our )?(?:kids|children|family|boys|girls|us|me|two|three|four|five|six|\\d{1,2})(?: people| persons)?';
const occasion = `(?: (?:tonight|today|tomorrow|for (?:${guests}|dinner|lunch|breakfast|supper|tea|tonight|today|tomorrow)))*`;
const from = '(?:with|using|from|out of)(?: just| only)?';

const leading = [
  '(?:(?:hi|hiya|hello|hey|please|pls|ok|okay|so|right|well|hmm+|um+|help)(?: there)?[ ,!.]+)+(?=\\p{L})',
  `(?:and )?(?:what|wot)(?: else)? (?:can|could|should|shall|do) (?:i|we|you) ${verb}(?: me)?${occasion} ${from} `,
  `(?:can|could|may) (?:i|we|you) ${verb} ${kind}${meal}${occasion} ${from} `,
  `(?:${kind})?${meal}${occasion}(?: (?:i|we) can (?:make|cook|have))? ${from} `,
  `(?:any|got any|give me|show me|suggest|find(?: me)?|(?:i['’]?m |we['’]?re )?looking for) ${kind}(?:${meal}|suggestions?)${occasion} (?:for|${from}) `,
  '(?:how (?:can|could|should|do) (?:i|we) (?:cook|use(?: up)?)) ',
  `(?:for )?(?:tonight|today|tomorrow|dinner|lunch|breakfast|supper)${occasion} ?: ?`,
  '(?:just|only|literally) (?=\\p{L})',
].map((pattern) => new RegExp(`^${pattern}`, 'iu'));
/** The same in other languages; behind the food where the language has it there. */
const elsewhere = [
  // French
  "(?:qu[’']est[- ]ce qu(?:e |[’'])|que |quoi )?(?:(?:je|on|nous) )?(?:peux|peut|pouvons|pourrais|pourrait|puis)?(?:[- ](?:je|on))? ?(?:faire|cuisiner|pr[ée]parer|manger)(?: quoi)?(?: (?:ce soir|ce midi|[àa] manger|pour le d[îi]ner|pour le souper))? avec ",
  '(?:des |une? )?(?:id[ée]es?|recettes?|quelque chose|repas)(?: de (?:repas|recettes?|plats?))? (?:avec|pour|[àa] base de) ',
  'il (?:me |nous )?reste(?: encore)? ',
  // Spanish
  '¿?qu[ée] (?:puedo|podemos|se puede|podr[íi]a|hago|cocino)(?: (?:hacer|cocinar|preparar))?(?: (?:hoy|para (?:cenar|comer|la cena)))? con ',
  '(?:recetas?|ideas?|algo) (?:con|para) ',
  '(?:me|nos) quedan? ',
  // Italian
  '(?:(?:che )?cosa|che) (?:posso|possiamo|potrei|si pu[oò]) (?:fare|cucinare|preparare)(?: stasera)? con ',
  '(?:ricett[ae]|idee|qualcosa) con ',
  '(?:mi|ci) (?:restano?|sono rimast[ei]|[èe] rimast[oa]) ',
  // Portuguese
  '(?:o )?que (?:posso|podemos|d[áa] (?:para|pra)) (?:fazer|cozinhar|preparar) com ',
  '(?:receitas?|ideias?|algo) com ',
  'sobr(?:ou|aram) ',
  // German, Dutch
  '(?:rezepte?|ideen) (?:mit|f[üu]r) ',
  '(?:recepten|idee[ëe]n|iets) met ',
  'wat (?:kan|kunnen|zal) (?:ik|we) (?:maken|koken) met ',
].map((pattern) => new RegExp(`^${pattern}`, 'iu'));
const around =
  /^(?:was (?:kann|k[öo]nnte|soll) (?:ich|man) (?:heute )?(?:mit|aus)|wat (?:kan|kunnen) (?:ik|we) met) (.{3,150}) (?:machen|kochen|zubereiten|maken|koken)[\s?.!]*$/iu;
const trailing =
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|cheers|s['’]il (?:te|vous) pla[îi]t|stp|svp|abeg|por favor|bitte|per favore|really|basically|i (?:guess|think|suppose))[\s.!?]*$/iu;
/** So often something is taken away, and of the end so much is looked at: whoever sends a thousand thanks waits for nobody. */
const mostTurns = 4;
const longestEnd = 60;
/** A piece that only chats. */
const chat =
  /^(?:idk|dunno|help|please|please help|thanks|thank you|not sure|that['’]?s (?:it|all)|hi|hello|hey|hmm+|um+)$/iu;

/** 'Need to use up the spinach': it is there, and has to be eaten first. */
const mustGo =
  /^(?:and )?(?:(?:i|we)(?:['’](?:ve|d))? ?)?(?:really )?(?:need|needs|want|have|has|got|must|trying|hoping|would like)(?: to)? (?:use(?: up)?|finish(?: (?:up|off))?)\s+/iu;
const food =
  /^(?:(?:the|some|these|this|that|rest of|last of|half|an?|\d+) )*(?!(?:i|me|my|we|us|he|she|they|no|not|without)\b)[\p{L}'’-]+(?: (?!(?:i|me|we|us|he|she|they|is|are|am|was|no|not|without|allerg\w*)\b)[\p{L}'’-]+){0,3}$/iu;

/** The first item's parts, each said to end soon. */
function endingSoon(foods: string): string {
  const [first = '', ...others] = foods.split(',');
  const parts = first.split(/ (?:and|&) /u).map((part) => part.trim());
  const marked = parts.every((part) => food.test(part))
    ? parts.map((part) => `${part} to use up`).join(' and ')
    : first;
  return [marked, ...others].join(',');
}

/** A line of a list without what asks for a dish around its foods; what is said of health or people stays. */
export function withoutAsking(line: string): string {
  let rest = line.trim();
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = rest;
    for (const pattern of [...leading, ...elsewhere]) rest = rest.replace(pattern, '');
    rest = rest.replace(around, '$1');
    const end = Math.max(0, rest.length - longestEnd);
    rest = rest.slice(0, end) + rest.slice(end).replace(trailing, '');
    if (rest === before) break;
  }
  if (chat.test(rest)) return '';
  if (mustGo.test(rest)) return endingSoon(rest.replace(mustGo, ''));
  return rest;
}
