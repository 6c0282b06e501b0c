// A medicine that is named as the one before: 'Lixiana instead of warfarin', 'came off warfarin', 'Eliquis statt Marcumar'.

/** Directly before the name of what is not taken any more. */
const before =
  /(?:^| )(?:instead of|in place of|rather than|came off|come off|coming off|taken off|took me off|off|stopped|stopped taking|quit|gave up|given up|(?:switched|changed|moved|swapped|transferred|went|put)(?: \p{L}+){0,4}? from|(?:an)?statt|anstelle von|abgesetzt|umgestellt von|au lieu d[eu]?|a la place d[eu]|remplace|arrete|en vez del?|en lugar del?|deje|invece d(?:i|el)|al posto d(?:i|el)|em vez d[eo]|no lugar d[eo]|in plaats van|zamiast|gestopt met|replaced|replaces|replacing)(?: (?:my|the|taking|usual|old|meinem|der|dem|mon|mi|il|mijn|la|le|el))*$/u;

/** 'Swapped warfarin for Eliquis'. */
const swapped =
  /(?:^| )(?:swapped|exchanged|replaced|switched|changed)(?: \p{L}+){0,3}?(?: (?:my|the|old))?$/u;
const forAnother = /^(?:for|with|by|to|over to)\b/;

/** Directly behind it: 'warfarin was replaced by apixaban', 'Marcumar abgesetzt'. */
const behind =
  /^(?:(?:has |have )?(?:was|been|got|is|wurde|ist|a ete|fue|foi|e stato) )?(?:replaced by|swapped (?:for|to)|switched (?:for|to)|changed (?:for|to)|stopped$|abgesetzt|ersetzt|arretee?$|remplacee? par|suspendido|sospeso|gestopt$|nicht mehr$)/;

/** It may still be taken, or be taken again. */
const perhapsStill =
  /\b(?:not|never|nt|dont|didnt|havent|hasnt|cant|want\w*|wish\w*|hop(?:e|ing)|might|(?<!in |since |from |last |this )may|maybe|perhaps|would|could|should|will|if|when|until|till|before|soon|next|about to|going to|due to|plan\w*|think\w*|consider\w*|ask\w*|trying|tr(?:y|ied) to|nearly|almost|again|back|restart\w*|for (?:a|the|my|\d+) (?:\w+ )?(?:days?|weeks?|week|holidays?|operation|op|surgery|procedure)|temporar\w*|holiday|while|nicht (?!mehr)|vielleicht|bald|moglich\w*|peut etre|bientot|quiza\w*|pronto|forse|talvez|misschien)\b/;

/** Whether the words around a medicine say that another is taken now, or none. */
export function isStoppedMedicine(tokens: readonly string[], from: number, to: number): boolean {
  const text = tokens.join(' ');
  if (perhapsStill.test(text)) return false;
  const said = tokens.slice(Math.max(0, from - 8), from).join(' ');
  const next = tokens.slice(to, to + 4).join(' ');
  return before.test(said) || behind.test(next) || (swapped.test(said) && forAnother.test(next));
}
