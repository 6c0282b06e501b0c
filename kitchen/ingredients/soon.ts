// 'Spinach going soft', 'yoghurt (expires tomorrow)': what has to be eaten first, and the food without these words.

const day = String.raw`(?:today|tonight|tomorrow|soon|this week|in \d+ days?|(?:on |by )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)`;
const soon = new RegExp(
  [
    String.raw`\b(?:that(?:'s| is| are) )?(?:going|gone|getting|turning|a (?:bit|little)|slightly|nearly|almost|rather|starting to go|about to go) (?:soft|limp|off|brown|over|stale|wrinkl(?:y|ed)|wilted|old|bad|sour)\b`,
    String.raw`\b(?:which )?(?:expir(?:es|ing|ed?)|ends|runs out|goes off|is off|dated|best before|best by|use by|sell by|bb|bbe)\b[:\s]*${day}`,
    String.raw`\b(?:to )?use (?:up|first|soon)(?: ${day})?\b`,
    String.raw`\b(?:needs?|has|have|must be) (?:to be )?(?:us(?:ing|ed)|eat(?:ing|en))(?: up| soon| first)?(?: ${day})?\b`,
    String.raw`\bon (?:its|their) last legs\b`,
    String.raw`\b(?:wilting|wilted|overripe|over-ripe|near(?:ing)? (?:its|their) date)\b`,
    String.raw`\b(?:expires|expiring) soon\b`,
  ].join('|'),
  'giu',
);

/** The words without what says that the food ends soon; as they were where nothing else would be left. */
export function soonOf(words: string): { readonly words: string; readonly useFirst: boolean } {
  const rest = words
    .replace(soon, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s*[,;:–-]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return rest === words.replace(/\s+/g, ' ').trim() || rest === ''
    ? { words, useFirst: false }
    : { words: rest, useFirst: true };
}
