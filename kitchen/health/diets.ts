// What diets of several people, and of several statements, come to together.
import { partTimeDiet, vegetarianInIndia } from './healthNotes.ts';
import { closureOf } from './hearing.ts';
import type { Hearing } from './hearing.ts';

/** 'I'm vegan, my husband eats meat' and 'vegetarian bf, I eat meat': what another eats takes nothing of a diet back. */
export function keepDietsOfOthers({
  catalogue,
  diets,
  dietsOfOthers,
  fine,
  othersEat,
}: Hearing): void {
  for (const diet of diets)
    for (const family of catalogue.diets.get(diet)?.leavesOut ?? [])
      for (const id of closureOf(catalogue, family))
        if (dietsOfOthers.has(diet) || othersEat.has(id)) fine.delete(id);
}

/** 'Veggie, but I eat fish' is pescatarian; 'low FODMAP' is a diet as well as a way of treating IBS. */
export function readDietsTogether(text: string, hearing: Hearing, country: string | null): void {
  const { diets, families, fine } = hearing;
  if (
    families.has('meat') &&
    !['fish', 'seafood'].some((id) => fine.has(id)) &&
    (leavesAnimalsOut.test(text) || (gaveMeatUp.test(text) && !forSomeDays.test(text)))
  )
    diets.add('vegetarian');
  if (notObservant.test(text)) for (const id of ofFaith) diets.delete(id);
  const eatsFish = ['fish', 'seafood'].some((id) => fine.has(id));
  readDietsOfFamilies(hearing, eatsFish);
  if (eatsFish) readPartTimeWithFish(hearing);
  if (diets.has('vegetarian')) readNarrowerDiets(hearing);
  if (eatsFish && [...meatless].some((id) => diets.delete(id))) diets.add('pescatarian');
  if (lowFodmap.test(text) && !/\b(?:not|no longer|stopped|off)\b/iu.test(text))
    diets.add('low_fodmap');
  readDietsOfCountry(text, hearing, country);
  tellPartTime(hearing);
}

/** 'Mostly vegetarian, but fish on Fridays': the days are those of the fish, and meat is on none. */
function readPartTimeWithFish({ catalogue, diets, partTimeDiets, fine }: Hearing): void {
  const eatsMeat = [...closureOf(catalogue, 'meat')].some((id) => fine.has(id));
  if (!eatsMeat && partTimeDiets.delete('vegetarian')) diets.add('pescatarian');
}

/** A diet of some days leaves nothing out, and that is said; unless what else was written leaves out as much on all days. */
function tellPartTime({ catalogue, diets, partTimeDiets, notes }: Hearing): void {
  const leftOut = (id: string): readonly string[] =>
    (catalogue.diets.get(id)?.leavesOut ?? []).flatMap((family) => [
      ...closureOf(catalogue, family),
    ]);
  const always = new Set([...diets].flatMap(leftOut));
  for (const id of partTimeDiets) {
    const diet = catalogue.diets.get(id);
    if (diet && !leftOut(id).every((family) => always.has(family))) notes.push(partTimeDiet(diet));
  }
}

const lowFodmap =
  /\blow[- ]?fodmap\b|\bfodmaps? (?:diet|reintro\w*|re-intro\w*|elimination|phase|challenge)/iu;

/** 'Vegetarian, no eggs': what is left out beside a diet makes it the narrower one. */
function readNarrowerDiets({ diets, families }: Hearing): void {
  const isChosen = (id: string): boolean => families.get(id)?.isReaction === false;
  if (isChosen('egg')) diets.add('lacto_vegetarian');
  if (isChosen('dairy') || isChosen('milk')) diets.add('ovo_vegetarian');
}

/**
 * In India most people mean no eggs by it, as the green mark of packets does (FSSAI, Labelling and Display Regulations 2020).
 * Whoever says a word of eggs has said what they mean.
 * @param country two letters
 */
function readDietsOfCountry(text: string, hearing: Hearing, country: string | null): void {
  const { diets, fine, notes } = hearing;
  if (country !== 'IN' || !diets.has('vegetarian') || diets.has('lacto_vegetarian')) return;
  if (fine.has('egg') || ofEggs.test(text)) return;
  diets.add('lacto_vegetarian');
  notes.push(vegetarianInIndia);
}
const ofEggs = /egg|ovo|\banda\b|\bande\b|muttai|œuf|oeuf|अंड/iu;

/** Diets that are one family left out, in whatever words and language. */
const dietOfFamily: Readonly<Record<string, string>> = {
  pork: 'no_pork',
  beef: 'no_beef',
  alcohol: 'no_alcohol',
};

/** 'Hatuli nguruwe' is a diet, an allergy to pork is none; who eats neither meat nor fish is vegetarian. */
function readDietsOfFamilies({ diets, families }: Hearing, eatsFish: boolean): void {
  const isChosen = (id: string): boolean => families.get(id)?.isReaction === false;
  for (const [family, diet] of Object.entries(dietOfFamily)) if (isChosen(family)) diets.add(diet);
  if (!isChosen('meat')) return;
  if (eatsFish) diets.add('pescatarian');
  else if (isChosen('fish') || isChosen('seafood')) diets.add('vegetarian');
}

/** Faiths in which who eats no meat eats no fish either. */
const leavesAnimalsOut =
  /\b(?:sikh|buddhist|hindu|hare krishna|krishna|brahmin|swaminarayan)s?\b/iu;

/** 'Jewish, but not observant' names a family and no rule of eating. */
const notObservant =
  /\b(?:not (?:very |that |particularly |at all )?(?:observant|practi[sc]ing|religious|strict)|non[- ]?practi[sc]ing|secular|lapsed)\b/iu;
const ofFaith = ['halal', 'kosher', 'no_beef'];

/** Who has left meat out for years means fish too, unless they say that they eat it. */
const gaveMeatUp =
  /\b(?:meat ?free|(?:gave|given|giving) up (?:all )?meat|(?:not|\w+n['’]?t) (?:eaten|touched|had) (?:any )?meat (?:in|for|since)|meat (?:in|for|since) (?:\d|years|ages|i was)|off meat)\b/iu;
const forSomeDays = /\b(?:lent|fridays?|ramadan|days?|weeks?|weekdays)\b/iu;

const meatless = ['vegetarian', 'lacto_vegetarian', 'ovo_vegetarian'];
