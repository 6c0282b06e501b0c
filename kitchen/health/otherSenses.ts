// Words that are a food in one language and an everyday word in another: 'pain' is bread in French and an ache in English, 'soy' is
// a bean in English and 'I am' in Spanish. Only where the words beside one say so is it no food: a bare 'pain' and 'no soy' are.
import { languagesIn } from './everyday.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** English words before 'pain': what aches, and how. None of them is French. */
const aching = words(`
  chronic nerve muscle muscular period joint joints back neck chest knee knees hip hips hand hands foot feet leg legs arm arms
  shoulder shoulders elbow wrist ankle stomach tummy belly abdominal pelvic bone head tooth ear eye jaw throat kidney liver
  labour labor severe bad awful constantly sharp shooting burning daily
  in the my his her your their this that much more less some any get gets got causes caused lots
`);
/** English words behind it. */
const ofAche = words(`
  relief relievers management crisis crises killer killers clinic meds medication medications medicine medicines tablets
  episode episodes flare flares flareup level levels score after when whenever every most in from all today
`);
/** French words before the bread, whatever follows it. */
const aBread = words('le du de au un mon son ce ton pas sans et ou a ni manger mange aucun');
/** What follows the bread: 'my pain au chocolat'. */
const ofBread = words('au aux de des du d et ou perdu complet blanc grille');

function isAche(tokens: readonly string[], place: number): boolean {
  const [before = '', behind = ''] = [tokens[place - 1], tokens[place + 1]];
  if (tokens[place] === 'pains') return aching.has(before);
  return (
    tokens[place] === 'pain' &&
    !aBread.has(before) &&
    !ofBread.has(behind) &&
    (aching.has(before) || ofAche.has(behind))
  );
}

/** Spanish words before 'soy' where it is 'I am'; behind a preposition or 'comer' it may be the bean. */
const beforeAm = words(
  'yo no que porque pues pero tambien y ya como ahora si aunque siempre tampoco casi',
);
/** Words that begin what one is: 'soy una persona mayor', 'soy de riñón delicado'. 'Soy me da alergia' and 'soy en polvo' are the bean. */
const behindAm = words(`
  un una muy mas menos de del el la los las algo tan medio bastante poco demasiado casi solo mayor menor joven padre madre papa mama
  abuelo abuela alto alta bajo baja flaco flaca gordo gorda viejo vieja nuevo nueva feliz fan
  enfermero enfermera maestro maestra
`);
/** What Spanish people are, and no bean is: 'soy texturizada' is one, and 'soy orgánico'. */
const whatOneIs = /(?:ista|ense|iante)s?$|(?:ador|edor)a?s?$/;

/** 'Soy avocado banana' is a list: nobody is a food. */
function isAm(tokens: readonly string[], place: number, isFood: IsFood): boolean {
  const [before, behind] = [tokens[place - 1], tokens[place + 1]];
  if (tokens[place] !== 'soy' || behind === undefined) return false;
  if (before !== undefined && !beforeAm.has(before)) return false;
  if (tokens.slice(place + 1, place + 3).some((each) => !behindAm.has(each) && isFood(each)))
    return false;
  return behindAm.has(behind) || whatOneIs.test(behind);
}

/** 'Mon père est dialysé' tells of a father; 'le pere' are pears in Italian. 'Mi papá' is a father too, and 'la papa' a potato. */
const ofFather = words('mon ton son notre votre leur grand beau');
const isFather = (tokens: readonly string[], place: number): boolean =>
  (/^p[eè]re$/u.test(tokens[place] ?? '') && ofFather.has(tokens[place - 1] ?? '')) ||
  (tokens[place] === 'papa' && /^(?:mi|tu|su|nuestro)$/.test(tokens[place - 1] ?? ''));

/** 'My nan has trouble swallowing' is no bread; 'my nan bread' is. */
const isGran = (tokens: readonly string[], place: number): boolean =>
  tokens[place] === 'nan' &&
  /^(?:my|our|his|her)$/.test(tokens[place - 1] ?? '') &&
  /^(?:is|has|s|was|had|lives|cant|takes|who|and|also)$/.test(tokens[place + 1] ?? '');

/** 'Alergia a la leche de vaca' is of milk, and of no beef. */
const cow =
  /^(?:cows?|vacas?|vaches?|mucca|mucche|vaccino|kuh|koe|krowiego|krowie|krow[ay]|inek|sapi)$/;
const milk = /^(?:milk\w*|dairy|leche|leite|lait|latte|lapte|milch|melk|mlek[aou]|sutu|susu)$/;
const between = /^(?:de|di|da|d|des?|la|von|van|der|s)$/;
const isCowOfMilk = (tokens: readonly string[], place: number): boolean => {
  if (!cow.test(tokens[place] ?? '')) return false;
  const before = tokens.slice(0, place).findLast((token) => !between.test(token));
  const behind = tokens.slice(place + 1).find((token) => !between.test(token));
  return milk.test(before ?? '') || milk.test(behind ?? '');
};

/** 'Me: gout' and 'it worries me' speak of oneself; where Vietnamese stands beside it, 'me' is sesame. */
export const isMyself = (tokens: readonly string[], place: number): boolean =>
  tokens[place] === 'me' &&
  tokens.length > 1 &&
  (languagesIn(tokens.filter((token) => token !== 'me')).get('vi') ?? 0) === 0;

const bodyParts =
  /^(?:tongues?|cheeks?|ribs?|ribcage|bell(?:y|ies)|breasts?|legs?|feet|foot|shoulders?|lips?|ears?)$/;
const owners = /^(?:my|his|her|our|their|your|whole|entire)$/;
const acts =
  /^(?:swells?|swelled|swelling|swollen|itch\w*|tingl\w*|burns?|burning|numb|goes|went|gets|got|feels?|blister\w*|sore|ties?|puff\w*|hurts?|aches?)$/;
/** 'Fish makes my tongue swell', 'a rash on his ribs': no part of an animal. */
const isOfBody = (tokens: readonly string[], place: number): boolean =>
  bodyParts.test(tokens[place] ?? '') &&
  (owners.test(tokens[place - 1] ?? '') ||
    (/^(?:tongues?|cheeks|lips)$/.test(tokens[place] ?? '') && acts.test(tokens[place + 1] ?? '')));

type IsFood = (token: string) => boolean;

/** Whether the word at a place names no food there, though it is one elsewhere. */
/** 'My name is Tom': no yam (Spanish 'ñame'), and no prawn (Vietnamese 'tôm'). */
const isName = (tokens: readonly string[], place: number): boolean => {
  const before = tokens.slice(Math.max(0, place - 2), place).join(' ');
  return tokens[place] === 'name'
    ? /\b(?:my|his|her|our|their|the|brand)$/.test(before) ||
        /^(?:is|s)$/.test(tokens[place + 1] ?? '')
    : /^(?:tom|tim|kale|basil|olive|rosemary|ginger|clementine|cherry|pepper|angelica|coco|hazel)$/.test(
        tokens[place] ?? '',
      ) && /\b(?:name is|name s|called|named|(?:i am|im) (?:called|named))$/.test(before);
};

/** 'Been on tablets': 'beens' alone is a slip of 'beans'. */
const isBeen = (tokens: readonly string[], place: number): boolean => tokens[place] === 'been';

/** 'Use by date', 'out of date': the day on a label is no fruit. */
const isDay = (tokens: readonly string[], place: number): boolean =>
  /^dates?$/.test(tokens[place] ?? '') &&
  /(?:^| )(?:(?:use|sell|best|eat|display) (?:by|before)|expiry|expiration|exp|due|out of|up to|short)$/.test(
    tokens.slice(Math.max(0, place - 2), place).join(' '),
  );

/** 'Ça va' and 'ça me gratte': without its cedilla it is a Vietnamese fish. */
const isThat = (tokens: readonly string[], place: number): boolean =>
  tokens[place] === 'ca' &&
  /^(?:va|vas|passe|me|m|ne|n|le|nous|lui|fait|depend|marche|suffit|gratte|pique|gonfle|c)$/.test(
    tokens[place + 1] ?? '',
  );

/** 'I pop a pill' drinks nothing. */
const isTaken = (tokens: readonly string[], place: number): boolean =>
  tokens[place] === 'pop' &&
  /^(?:an?|my|the|some|one|two|in|out|over|to)$/.test(tokens[place + 1] ?? '');

export const isOtherSense = (tokens: readonly string[], place: number, isFood: IsFood): boolean =>
  [
    isAche,
    isAm,
    isFather,
    isGran,
    isCowOfMilk,
    isMyself,
    isName,
    isOfBody,
    isBeen,
    isDay,
    isThat,
    isTaken,
  ].some((means) => means(tokens, place, isFood));
