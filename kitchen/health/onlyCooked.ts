// 'Raw apples itch, cooked ok': dishes are not told apart by how a food is eaten, so what is fine in one way only is not said to be fine.

const ways =
  '(?:cooked|baked|boiled|heated|fried|roasted|stewed|steamed|tinned|canned|jarred|peeled|processed|pasteuri[sz]ed|hard[- ]boiled|well[- ]done|well[- ]cooked|cuit(?:e|s|es)?|pel[ée](?:e|s|es)?|gekochte?|gegarte?|gebackene?|gesch[äa]lte?|erhitzte?|cocid[oa]s?|cocinad[oa]s?|pelad[oa]s?|cozid[oa]s?|cozinhad[oa]s?|assad[oa]s?|cott[oaie]|pelat[oaie])';
const amount = '(?:(?:well|fully|thoroughly|properly|bien|gut|durch|ben|bem) )?';
const is =
  "(?:(?:is|are|[’']s|it[’']?s|it is|they are|they[’']?re|sont|est|ça|ca|c[’']est|ist|sind|geht|gehen|son|es|está|están|é|são|sono|è|totally|absolutely|usually|all|seems?|always) ){0,3}";
const fine =
  '(?:fine|ok|okay|o\\.k\\.|good|great|alright|all right|safe|yes|allowed|tolerated|no (?:problem|issue|bother|reaction)s?|ça va|ca va|ça passe|oui|bien|sí|si|gut|geht|ja|bem|sim|bene|tudo bem|va bene)';
const end = '(?=\\s{0,3}(?:$|[.,;!)\\n]))';

/** A statement of its own, of the foods before it. */
const cookedIsFine = new RegExp(
  `(?<=[,.;:(\\n–-]\\s?|\\b(?:but|and|mais|aber|pero|mas|ma) )(?:(?:but|and|mais|aber|pero|mas|ma|if|when|once|quand|wenn|si|se) ){0,2}${amount}${ways} ${is}${fine}${end}`,
  'giu',
);
const fineCooked = new RegExp(
  `(?<=[,.;:(\\n–-]\\s?|\\b(?:but|and|mais|aber|pero|mas|ma) )${is}${fine} (?:(?:if|when|once|quand|wenn|si|se) )?${is}${amount}${ways}${end}`,
  'giu',
);
/** 'Eggs ok if cooked'. */
const fineIfCooked = new RegExp(
  `(?<=\\p{L} )${is}(?:fine|ok|okay|good|alright|safe) (?:but )?(?:only )?(?:if|when|once|as long as|so long as|provided)(?: (?:it|they|that))?(?:[’']?s|[’']?re| is| are)? ${amount}${ways}${end}`,
  'giu',
);

/** 'Runny egg makes me ill, cooked egg is fine': where the raw food does harm, that the cooked one is fine takes nothing back. */
const rawDoesHarm =
  /(?<!\p{L})(?:raw|runny|under-?cooked|uncooked|half-cooked|soft[- ]boiled|cru(?:e|s|es)?|roh(?:e|er|es)?|crud[oaie]s?)(?!\p{L})/iu;
const harmTold =
  /(?<!\p{L})(?:makes?|made|gives?|gave|has me|hospital|allerg\p{L}*|react\p{L}*|hives|ill|sick|swell\p{L}*|itch\p{L}*|vomit\p{L}*|rash)(?!\p{L})/iu;
const cookedFoodIsFine = new RegExp(
  `(?<=^|[,.;:(\\n–-]\\s?|\\b(?:but|and|mais|aber|pero|mas|ma) )(?:(?:but|and|mais|aber|pero|mas|ma) )?${amount}${ways} (?:\\p{L}{1,15} ){1,5}?${is}(?:grand|${fine})${end}`,
  'giu',
);

/** A text in which what is fine in one way alone takes nothing back. */
export const onlyCooked = (text: string): string =>
  (rawDoesHarm.test(text) && harmTold.test(text) ? text.replace(cookedFoodIsFine, '') : text)
    .replace(fineIfCooked, 'only if cooked')
    .replace(cookedIsFine, '')
    .replace(fineCooked, '');
