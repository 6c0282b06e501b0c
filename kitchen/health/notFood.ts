// Allergies that no food brings on: nothing of them can be left out of a dish, and nothing need be asked.
import { wordsOf } from './concepts.ts';

/**
 * Of no language's foods: 'polvo' is dust in Spanish and an octopus in Portuguese. Latex, pollen, metal and iodine are not
 * among them: whom they harm, some food may harm too.
 */
const notEaten = new Set(
  `penicillin penicillins penicilline penicilina penicillina penizillin amoxicillin antibiotic antibiotics sulfa sulpha
  codeine morphine ibuprofen paracetamol anaesthetic anesthetic plaster plasters
  cat cats dog dogs horse horses pet pets hamster fur dander chats chien chiens gato gatos perro perros gatto gatti katze
  katzen hund hunde katzenhaare
  dust mite mites mould mold seasonal hayfever heuschnupfen acariens poussiere acaros polvere acari hausstaub hausstaubmilben
  bee bees wasp wasps hornet hornets mosquito mosquitoes sting stings bite bites
  perfume perfumes fragrance detergent detergents wool makeup cosmetics sun sunscreen suncream soap soaps
  shampoo feather feathers chlorine cigarette cigarettes tobacco`.split(/\s+/),
);
const beside =
  /^(?:all?erg\w*|al[eé]rgic[oa]|react\w*|intoleran\w*|meds?|medication|medicines?|drugs?|tablets?|only|hair|venom|insect|house|washing|powder|smoke|i|im|am|we|is|he|she|my|have|has|had|got|a|an|the|to|of|and|or|bad|severe|mild|bit|some|with|in|spring|summer|very|also|both|aux?|les?|la|los|gegen|ich|bin|je|suis|soy|sono|ai|alle?|al)$/;

const hayFever = /\bhay fever\b/i;

/** 'A cat allergy', 'bee stings': names a medicine, an animal, dust and the like, and no food. */
export function namesNoFood(text: string): boolean {
  const words = wordsOf(text.replace(hayFever, 'hayfever'));
  return (
    words.some((word) => notEaten.has(word)) &&
    words.every((word) => notEaten.has(word) || beside.test(word))
  );
}

const none =
  /^(?:we eat )?(?:(?:i|we|he|she|they)(?:['’]ve)? )?(?:(?:have|has|got|there are|je n['’]ai) )?(?:no|nil|zero|aucune|keine|ninguna|nessuna|nenhuma|geen|inga|brak)(?: (?:known|food|drug|other|special))* (?:all?erg\p{L}+|al[eé]rgi\p{L}+|intol\p{L}+)(?: (?:or|and|ou|oder|y|o|e) (?:(?:other|no) )?(?:intol\p{L}+|conditions?|illnesses))?(?: (?:at all|here|known|so far|that (?:i|we) know of|touch wood|thankfully|luckily|thank god))?[.! ]*$/iu;

/** 'No known allergies' is an answer, and no question. */
export const saysNoAllergy = (text: string): boolean =>
  none.test(text.trim()) || toNothing.test(text.trim());
const toNothing =
  /^(?:i['’]?m |i am |we['’]?re |we are |am )?not allergic to (?:anything|any foods?|nothing)(?: at all| that (?:i|we) know of| as far as (?:i|we) know)?[.!]?$/i;
