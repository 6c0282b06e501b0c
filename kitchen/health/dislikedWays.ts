// A food that is disliked and expressly welcome, by language: 'hate mushrooms but they won't hurt me, sneak them in'.

interface Disliked {
  readonly disliked: readonly string[];
  readonly turn: string;
  readonly welcome: readonly string[];
}

const languages: readonly Disliked[] = [
  {
    disliked: [
      "(?:i |we )?(?:really |just )?(?:hate|detest|loathe|don[’']?t (?:like|do|love|enjoy)|(?:am |m )?not (?:keen on|a fan of|fond of)|can[’']?t stand) LIST(?: (?:because|bc|cos) (?:its |it[’']s |theyre )?\\p{L}+)?",
      'LIST (?:is|are|tastes?|r) (?:\\p{L}+ )?(?:gross|yuck\\p{L}*|disgusting|slimy|horrible|vile|grim|rank|meh|like soap|not my (?:thing|favou?rites?))',
    ],
    turn: 'but|though|still',
    welcome: [
      "(?:i[’']?(?:ll| will| can| do)? ?)?(?:still )?(?:can )?eat (?:it|them|em)(?: (?:anyway|all the same|no problem|if (?:u|you|i) must))?",
      '(?:i )?can eat(?: (?:it|them))? if (?:u|you|i) must',
      "(?:they|it) (?:won[’']?t|don[’']?t|doesn[’']?t|do not|does not) (?:hurt|harm|kill|bother) (?:me|us)",
      '(?:put|sneak|throw|chuck|stick|bung|leave|add|use|cook) (?:it|them|em)(?: in| anyway)*',
      '(?:go ahead|feel free|(?:its |theyre )?harmless|not allergic|no allergy)',
    ],
  },
  {
    disliked: [
      'LIST (?:ist|sind|finde? ich|schmeckt|schmecken|mag ich|mogen wir) (?:\\p{L}+ ){0,2}?(?:eklig|widerlich|bah|nicht|furchtbar|grauslich|scheusslich|igitt|nicht mein fall)',
      '(?:ich |wir )?(?:hasse|hassen|mag kein\\p{L}*|mogen kein\\p{L}*) LIST',
    ],
    turn: 'aber|doch|trotzdem',
    welcome: [
      '(?:ist |sind )?(?:ungefahrlich|harmlos|kein problem)',
      '(?:meinetwegen )?(?:rein damit|(?:kann|darf|konnen|durfen) (?:gern |ruhig )?(?:rein|mit rein))',
      '(?:ess|esse) ich (?:trotzdem|mit|aber)',
      '(?:macht|tut|tun|machen) mir nichts',
    ],
  },
  {
    disliked: [
      '(?:el |la |los |las )?LIST (?:me saben? a \\p{L}+|no me gustan?(?: nada)?|me dan? asco)',
      '(?:odio|detesto|no me gustan?) (?:el |la |los |las )?LIST',
    ],
    turn: 'pero|aunque',
    welcome: [
      '(?:pongan|echen|pon|poned|echad|ponga|echa)l[oae]s?',
      'no pasa nada|no me hacen? (?:nada|dano)|me l[oa]s? como(?: igual)?|adelante|sin problemas?',
    ],
  },
  {
    disliked: [
      "(?:moi )?(?:j|je n|je)[’' ]?aime pas (?:trop )?(?:les |le |la |l[’'])?LIST",
      "(?:je deteste|j['’]ai horreur) (?:de la |de l['’]|des |du |les |le |la |l['’])?LIST",
      "(?:les |le |la |l['’])?LIST (?:c['’]est |(?:est|sont) )?(?:pas bon|beurk|degueu\\p{L}*|pas mon truc)",
    ],
    turn: 'mais',
    welcome: [
      '(?:mettez|mets)(?:[- ](?:en|les?|la))?(?: quand meme)?',
      "ca (?:ne )?me fait rien|sans danger|c['’]est pas grave|j['’]en mange(?: quand meme)?|allez[- ]y|vous pouvez (?:en )?mettre|faut que j['’]apprenne",
    ],
  },
  {
    disliked: [
      "(?:il |la |l['’]|i |gli |le )?LIST (?:mi fa|mi fanno|fa|fanno) schifo",
      "(?:il |la |l['’]|i |gli |le )?LIST non mi piac\\p{L}+",
      "(?:odio|detesto|non mi piac\\p{L}+) (?:il |la |l['’]|i |gli |le )?LIST",
    ],
    turn: 'ma|pero',
    welcome: [
      'mett(?:ete|i)(?:l[oaie])?(?: pure)?|non mi (?:fa|fanno) (?:niente|male|nulla)|l[oaie] mangio(?: lo stesso| comunque)?|nessun problema',
    ],
  },
  {
    disliked: ['(?:eu )?(?:detesto|odeio|nao gosto (?:de|do|da|dos|das)) LIST'],
    turn: 'mas',
    welcome: [
      'nao (?:me )?faz(?:em)? mal(?: nenhum)?|pode[ms]? (?:por|botar|colocar|meter)|ponham|como na mesma|tudo bem',
    ],
  },
  {
    disliked: [
      'LIST (?:lust ik niet|vind ik (?:vies|niet lekker|smerig))',
      'ik (?:lust geen|haat|hou niet van) LIST',
    ],
    turn: 'maar',
    welcome: [
      'doe maar(?: gewoon)?|mag erin|mag wel|ongevaarlijk|doet me niets|eet ik (?:wel|toch)',
    ],
  },
];

/** Whole sentences, of which every word is known. */
export const dislikedWays: readonly string[] = languages.flatMap(({ disliked, turn, welcome }) => {
  const well = `(?:${welcome.join('|')})`;
  return disliked.map(
    (way) =>
      `${way}(?: (?:lol|haha))?,? (?:${turn}) ${well}(?:,? (?:(?:and|so|und|also|y|et|e|en) )?${well}){0,2}(?: (?:lol|haha|please|pls|thanks))?`,
  );
});
