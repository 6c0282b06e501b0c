// The AI Kitchen's calls: asks the cook, holds every answer against the safety gate, and keeps what
// later calls come back to.
import type { InstructionsAnswer, ProcessAnswer } from '../contract/kitchen.ts';
import type { Resources } from '../contract/resources.ts';
import type { Settings } from '../contract/settings.ts';
import type { AnyMeal, HealthWords, Kitchen, Person as Eater } from '../kitchen/index.ts';
import type { Storage } from './plugins/storage.ts';
import type { Cook, Dish, Pantry } from './providers/cook.ts';
import { notFound, unprocessable } from './refusal.ts';
import type { Analysis } from './storage/analyses.ts';
import type { Person } from './storage/sessions.ts';

export type Cooking = ReturnType<typeof createCooking>;

/** What an analysis of ingredients keeps beside its two lists. */
interface Details {
  readonly dishes: readonly Dish[];
  /** Keys of the ingredients at hand. */
  readonly have?: readonly string[];
}

export function createCooking(cook: Cook, kitchen: Kitchen, storage: Pick<Storage, 'analyses' | 'settings'>) {
  /** For whom is cooked: the caller, as their settings describe them, with a condition that the call itself names. */
  const findEater = async ({ userId }: Person, sickness?: string): Promise<Eater> => kitchen.understand(healthWordsOf(await storage.settings.read(userId), sickness)).person;

  /** Refuses what the gate refuses, and returns what it warns of. */
  const passGate = (meal: AnyMeal, eater: Eater): readonly string[] => {
    const { verdict, reasons } = kitchen.gate(meal, eater);
    if (verdict === 'refuse') throw unprocessable(`This dish does not fit your health settings. ${reasons.join(' ')}`.trim(), 'refused_for_health');
    return verdict === 'caution' ? reasons : [];
  };

  const instruct = async (dish: Dish, eater: Eater, sickness?: string): Promise<InstructionsAnswer> => {
    passGate(mealOf(dish), eater);
    const answer = await cook.instructions(dish, eater, sickness);
    if (answer.error !== undefined && answer.error !== '') throw unprocessable(answer.error, 'no_instructions');
    if (dish.recipeId !== undefined || cook.source === 'kitchen') return answer;
    // Another service may cook a dish of this name from anything: what it lists goes through the gate too.
    const warnings = passGate({ ...mealOf(dish), ...(answer.ingredients ? { ingredients: answer.ingredients } : {}) }, eater);
    return { ...answer, notes: [...(answer.notes ?? []), ...warnings] };
  };

  const findDish = (analysis: Analysis | undefined, index: number): Dish => {
    if (!analysis) throw notFound('These ingredients are not known any more. Please discover recipes again.');
    const { dishes, have } = analysis.details as Details;
    const dish = dishes[index];
    if (!dish) throw notFound('This suggestion does not exist. Please choose another.');
    return { ...dish, ...(have ? { have } : {}) };
  };

  return {
    async process(person: Person, pantry: Pantry): Promise<ProcessAnswer> {
      const eater = await findEater(person);
      const { names, ingredients, proposals, notUnderstood = [], notes = [] } = await cook.suggest(pantry, eater);
      const fitting = proposals.filter(({ dish }) => kitchen.gate(mealOf(dish), eater).verdict !== 'refuse');
      const dishes = fitting.map(({ dish }) => dish);
      const foodSuggestions = dishes.map((dish) => dish.name);
      const details: Details = { dishes, ...(ingredients ? { have: ingredients.map((each) => each.key) } : {}) };
      const analysisId = await storage.analyses.create(person, { kind: 'ingredients', source: cook.source, response: names, foodSuggestions, details });
      const suggestions = fitting.flatMap(({ suggestion }) => suggestion ?? []);
      return {
        response: [...names],
        food_suggestions: foodSuggestions,
        analysis_id: analysisId,
        source: cook.source,
        ...(ingredients ? { ingredients: [...ingredients], suggestions } : {}),
        not_understood: [...notUnderstood],
        notes: [...notes],
      };
    },

    async instructions(person: Person, analysisId: string, index: number): Promise<InstructionsAnswer> {
      const dish = findDish(await storage.analyses.find(person, analysisId), index);
      return instruct(dish, await findEater(person));
    },

    /** @param analysisId without it the newest analysis of the caller's session counts. */
    async resources(person: Person, analysisId: string | undefined, index: number): Promise<Resources> {
      const analysis = analysisId === undefined ? await storage.analyses.findNewest(person) : await storage.analyses.find(person, analysisId);
      return cook.resources(findDish(analysis, index));
    },

    /** @param sickness a condition in the caller's words, beside what their settings say. */
    async mealInstructions(person: Person, dish: Dish, sickness?: string): Promise<InstructionsAnswer> {
      return instruct(dish, await findEater(person, sickness), sickness);
    },
  };
}

const mealOf = ({ recipeId, name, ingredients }: Dish): AnyMeal => ({ name, ...(recipeId === undefined ? {} : { recipeId }), ...(ingredients === undefined ? {} : { ingredients }) });

/** What the kitchen is told of somebody: their settings, and a condition that the call itself names. */
export function healthWordsOf({ hasSickness, sicknessType, conditions, allergens, answers, country }: Settings, sickness = ''): HealthWords {
  const words = [hasSickness ? sicknessType : '', sickness].filter((each) => each.trim() !== '');
  return { sickness: words.join(', ') || null, conditions: conditions ?? null, allergens: allergens ?? null, answers: answers ?? null, country: country ?? null };
}
