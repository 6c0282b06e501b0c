// Food eaten raw or half cooked, which is dangerous where infections are graver than usual. A table of ingredients cannot know it: only words tell.
import { tokensOf } from './words.ts';

/**
 * Conditions in which an infection by food is graver: listeria in pregnancy, most germs where the body's defences are low.
 * (NHS, 'Foods to avoid in pregnancy'; CDC, 'People at increased risk for food poisoning'.)
 */
const weakened = new Set(['pregnancy', 'diabetes_gestational', 'cancer', 'hiv_tb', 'cirrhosis', 'sickle_cell']);

/** The first of a person's conditions that makes raw food dangerous, else null. */
export const weakenedBy = (conditions: readonly string[]): string | null => conditions.find((id) => weakened.has(id)) ?? null;

const animal = new Set(['redmeat', 'organ', 'procmeat', 'poultry', 'fish', 'shellfish', 'egg', 'dairy', 'cheese']);
/** Dishes that are eaten raw wherever they are made as they should be. */
const rawDishes = new Set('tartare tartar sashimi ceviche cebiche seviche carpaccio gravlax gravadlax crudo tataki nigiri yukhoe yukke kitfo nayyeh nayeh poke kinilaw kilawin mett oyster oysters'.split(' '));
/** Dishes that often hold raw or half-cooked egg, milk or fish, and can be made safe. */
const oftenRaw = new Set('sushi mousse tiramisu hollandaise bearnaise aioli eggnog zabaglione sabayon carbonara meringue meringues sprouts rockmelon'.split(' '));
const plainlyRaw = /\b(?:unpasteuri[sz]ed|raw (?:\w+ )?(?:milk|eggs?|egg (?:whites?|yolks?)|oysters?|clams?|mussels?)|runny|soft[- ]boiled|sunny side up|over easy|half[- ]cooked|undercooked|underdone|medium[- ]rare|(?:very |seared |served )rare|rare (?:beef|steak|lamb|venison|duck|tuna)|pink in the middle|straight from the udder)\b/i;
const perhapsRaw = /\b(?:raw|uncooked|rare|cured|poached eggs?|home-?made (?:mayonnaise|mayo|ice cream)|cookie dough)\b/i;

export interface RawFood { readonly surely: readonly string[]; readonly perhaps: readonly string[] }

const short = (text: string): string => text.trim().slice(0, 60);

/**
 * What of a meal is eaten raw, by its words. In a list of ingredients 'raw prawns' says how they are bought, so that only
 * 'perhaps'; in the name of a dish it says how they are served.
 * @param categories tells the food categories that a text names
 */
export function rawFoodIn({ name, lines }: { readonly name: string | undefined; readonly lines: readonly string[] }, categories: (text: string) => readonly string[]): RawFood {
  const [surely, perhaps] = [new Set<string>(), new Set<string>()];
  const all = [...(name === undefined ? [] : [name]), ...lines];
  const fromAnimals = (text: string): boolean => categories(text).some((category) => animal.has(category));
  for (const text of all) {
    const tokens = tokensOf(text);
    if (tokens.some((token) => rawDishes.has(token)) && !/\b(?:sauce|mushrooms?|cream of)\b/i.test(text)) surely.add(short(text));
    else if (plainlyRaw.test(text)) surely.add(short(text));
    else if (perhapsRaw.test(text) && (fromAnimals(text) || /\b(?:sprouts|dough|mayonnaise|mayo)\b/i.test(text))) (text === name && /\braw\b/i.test(text) ? surely : perhaps).add(short(text));
    else if (tokens.some((token) => oftenRaw.has(token)) && !/\bbrussels\b/i.test(text)) perhaps.add(short(text));
  }
  // Sushi of vegetables is cooked rice; with fish it is raw fish more often than not.
  if (all.some((text) => /\bsushi\b/i.test(text)) && all.some((text) => categories(text).some((category) => category === 'fish' || category === 'shellfish'))) surely.add('sushi with fish');
  return { surely: [...surely], perhaps: [...perhaps].filter((text) => !surely.has(text)) };
}
