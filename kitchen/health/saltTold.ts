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

export const saltTold = (text: string): string => text.replace(told, 'low salt diet');
