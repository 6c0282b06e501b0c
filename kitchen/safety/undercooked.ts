// Food eaten raw or half cooked, which is dangerous where infections are graver than usual. A table of ingredients cannot know it: only words tell.
import { tokensOf } from '../ingredients/words.ts';

/**
 * Conditions in which an infection by food is graver: listeria in pregnancy, most germs where the body's defences are low.
 * (NHS, 'Foods to avoid in pregnancy'; CDC, 'People at increased risk for food poisoning'.)
 */
const weakened = new Set([
  'pregnancy',
  'diabetes_gestational',
  'cancer',
  'hiv_tb',
  'cirrhosis',
  'sickle_cell',
  'transplant',
]);

/** The first of a person's conditions that makes raw food dangerous, else null. */
export const weakenedBy = (conditions: readonly string[]): string | null =>
  conditions.find((id) => weakened.has(id)) ?? null;

const animal = new Set([
  'redmeat',
  'organ',
  'procmeat',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'cheese',
]);
/** Dishes that are eaten raw wherever they are made as they should be. */
const rawDishes = new Set(
  'tartare tartar sashimi ceviche cebiche seviche carpaccio gravlax gravadlax crudo tataki nigiri yukhoe yukke kitfo nayyeh nayeh poke kinilaw kilawin mett mettwurst zwiebelmett teewurst oyster oysters'.split(
    ' ',
  ),
);
/** Dishes that often hold raw or half-cooked egg, milk or fish, and can be made safe. */
const oftenRaw = new Set(
  'sushi mousse tiramisu hollandaise bearnaise aioli eggnog zabaglione sabayon carbonara meringue meringues sprouts rockmelon'.split(
    ' ',
  ),
);
const plainlyRaw =
  /\b(?:unpasteuri[sz]ed|raw (?:\w+ )?(?:milk|eggs?|egg (?:whites?|yolks?)|oysters?|clams?|mussels?)|runny|jammy (?:egg|yolk)s?|onsen|coddled eggs?|soft[- ](?:boiled|poached)|soft yolks?|dippy eggs?|sunny side up|over[- ]easy|half[- ]cooked|undercooked|underdone|medium[- ]rare|(?:very |seared |served )rare|rare (?:beef|steak|lamb|venison|duck|tuna)|blue (?:steak|beef)|(?:cooked|served|seared) (?:blue|bleu)|(?:pink|raw|bloody) (?:in the (?:middle|cent(?:re|er))|inside)|straight from the udder)\b/i;
/** 'Until no longer pink in the middle' says the opposite. */
const denied =
  /\b(?:no longer|not|never|isn[’']t|aren[’']t|nothing(?: is)?|no) (?:at all |still |left )?(?:runny|pink|raw|bloody|undercooked|underdone)(?: (?:in the (?:middle|cent(?:re|er))|inside))?/gi;
const perhapsRaw =
  /\b(?:raw|uncooked|rare|cured|deli|cold cuts?|poached eggs?|home-?made (?:mayonnaise|mayo|ice cream)|cookie dough)\b/i;

export interface RawFood {
  readonly surely: readonly string[];
  readonly perhaps: readonly string[];
}

const short = (text: string): string => text.trim().slice(0, 60);

/**
 * What of a meal is eaten raw, by its words. In a list of ingredients 'raw prawns' says how they are bought, so that only
 * 'perhaps'; in the name of a dish it says how they are served.
 * @param categories tells the food categories that a text names
 */
export function rawFoodIn(
  { name, lines }: { readonly name: string | undefined; readonly lines: readonly string[] },
  categories: (text: string) => readonly string[],
): RawFood {
  const [surely, perhaps] = [new Set<string>(), new Set<string>()];
  const all = [...(name === undefined ? [] : [name]), ...lines];
  const fromAnimals = (text: string): boolean =>
    categories(text).some((category) => animal.has(category));
  for (const said of all) {
    const text = said.replace(denied, '');
    const tokens = tokensOf(text);
    if (
      tokens.some((token) => rawDishes.has(token)) &&
      !/\b(?:sauce|mushrooms?|cream of)\b/i.test(text)
    )
      surely.add(short(said));
    else if (plainlyRaw.test(text)) surely.add(short(said));
    else if (
      perhapsRaw.test(text) &&
      (fromAnimals(text) || /\b(?:sprouts|dough|mayonnaise|mayo)\b/i.test(text))
    )
      (said === name && /\braw\b/i.test(text) ? surely : perhaps).add(short(said));
    // Hot smoke cooks a fish and cold smoke does not, and the word is the same.
    else if (
      /\bsmoked\b/i.test(text) &&
      categories(text).some((category) => category === 'fish' || category === 'shellfish')
    )
      perhaps.add(short(said));
    else if (tokens.some((token) => oftenRaw.has(token)) && !/\bbrussels\b/i.test(text))
      perhaps.add(short(said));
  }
  // Sushi of vegetables is cooked rice; with fish it is raw fish more often than not.
  if (
    all.some((text) => /\bsushi\b/i.test(text)) &&
    all.some((text) =>
      categories(text).some((category) => category === 'fish' || category === 'shellfish'),
    )
  )
    surely.add('sushi with fish');
  return { surely: [...surely], perhaps: [...perhaps].filter((text) => !surely.has(text)) };
}
