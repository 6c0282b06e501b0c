// 'Used to be fine with eggs but not any more': what was eaten once, or is eaten by another, and does harm now.

const well = '(?:fine|ok|okay|good|great|alright|all right|safe|well)';
const once = [
  `(?:was|were|is|are|be|been|am|im|hes|shes|theyre|s) (?:\\w+ ){0,2}?${well}\\b`,
  '(?:get|gets|got|getting) (?:on|along) (?:\\w+ )?(?:fine|well|great)',
  '(?:used to|could|can|able to) (?:\\w+ )?(?:eat|have|drink|tolerate|take|manage|handle|digest|love|like|enjoy)',
  '(?:eats?|ate|had|drank|loved|liked|enjoyed|tolerated)',
  '(?:never|didnt|did not) (?:used to )?(?:bother|upset|affect|trouble|hurt|harm)\\w*',
  'no (?:problems?|trouble|issues?|bother)',
  '(?:mange|buv|support|diger|toler)(?:ais|ait|ions|aient)|(?:sans|aucun) (?:souci|probleme)s?',
  '(?:comia|comiamos|bebia|tomaba|toleraba|digeria)n?|(?:podia|puede|pude) (?:comer|tomar|beber)|sin problemas?|me (?:sentaba|caia)n? bien',
  '(?:ass|trank|vertrug|ging|gingen|konnte|durfte|mochte|vertragen|gegessen|getrunken)|ohne problem\\w*',
  '(?:mangiavo|mangiava|bevevo|digerivo|tolleravo)|senza problem[ai]',
  '(?:comia|bebia|tolerava|tomava)|sem problemas?',
  '(?:at|dronk|kon|mocht) (?:ik|hij|zij|ze)|ik (?:at|dronk|kon|mocht)|zonder problemen',
  '(?:jadl|pilam|pilem|moglam jesc|moglem jesc)\\w*|bez problem\\w*|yerdim|yiyebiliyordum|icerdim',
];
const eatenOnce = new RegExp(`\\b(?:${once.join('|')})\\b`, 'u');

/** Whether words say that a food is eaten, or was, and did no harm. */
export const ateOnce = (tokens: readonly string[]): boolean => eatenOnce.test(tokens.join(' '));
