// The AI Kitchen's calls: asks the cook, holds every answer against the safety gate, and keeps what
// later calls come back to.
import type { InstructionsAnswer, ProcessAnswer, Suggestion } from '../contract/kitchen.ts';
import type { Resources } from '../contract/resources.ts';
import type { Settings } from '../contract/settings.ts';
import type { AnyMeal, Kitchen, Person as Eater } from '../kitchen/index.ts';
import type { Storage } from './plugins/storage.ts';
import type { Cook, Dish, Reading } from './providers/cook.ts';
import { notFound, unprocessable } from './refusal.ts';
import type { Analysis } from './storage/analyses.ts';
import type { Person } from './storage/sessions.ts';

export type Cooking = ReturnType<typeof createCooking>;

/** What an analysis of ingredients keeps beside its two lists. */
interface Details {
  readonly keys: readonly string[];
  readonly suggestions: readonly Pick<Suggestion, 'recipe_id' | 'title'>[];
}

export function createCooking(cook: Cook, kitchen: Kitchen, storage: Pick<Storage, 'analyses' | 'settings'>) {
  /** For whom is cooked: the caller, as their settings describe them, with a condition that the call itself names. */
  const findEater = async ({ userId }: Person, sickness?: string): Promise<Eater> => {
    const settings = await storage.settings.read(userId);
    return kitchen.understand(healthWordsOf(settings, sickness)).person;
  };

  const isRefused = (meal: AnyMeal, eater: Eater): boolean => kitchen.gate(meal, eater).verdict === 'refuse';

  const instruct = async (dish: Dish, eater: Eater): Promise<InstructionsAnswer> => {
    const verdict = kitchen.gate(mealOf(dish), eater);
    if (verdict.verdict === 'refuse') throw unprocessable(`This dish does not fit your health settings. ${verdict.reasons.join(' ')}`.trim(), 'refused_for_health');
    const answer = await cook.instructions(dish, eater);
    if (answer.error !== undefined) throw unprocessable(answer.error, 'no_instructions');
    return answer;
  };

  const findDish = (analysis: Analysis | undefined, index: number): Dish => {
    if (!analysis) throw notFound('These ingredients are not known any more. Please discover recipes again.');
    const { keys, suggestions } = analysis.details as Details;
    const chosen = suggestions[index];
    if (!chosen) throw notFound('This suggestion does not exist. Please choose another.');
    return { recipeId: chosen.recipe_id, name: chosen.title, have: keys };
  };

  return {
    async process(person: Person, ingredientList: string): Promise<ProcessAnswer> {
      const eater = await findEater(person);
      const reading = await cook.suggest(ingredientList, eater);
      const suggestions = reading.suggestions.filter((each) => !isRefused({ recipeId: each.recipe_id, name: each.title }, eater));
      const response = reading.ingredients.map((each) => each.name);
      const foodSuggestions = suggestions.map((each) => each.title);
      const details: Details = { keys: reading.ingredients.map((each) => each.key), suggestions: suggestions.map(({ recipe_id, title }) => ({ recipe_id, title })) };
      const analysisId = await storage.analyses.create(person, { kind: 'ingredients', source: cook.source, response, foodSuggestions, details });
      return toAnswer({ ...reading, suggestions }, analysisId, response, foodSuggestions);
    },

    async instructions(person: Person, analysisId: string, index: number): Promise<InstructionsAnswer> {
      const dish = findDish(await storage.analyses.find(person, analysisId), index);
      return instruct(dish, await findEater(person));
    },

    /** @param analysisId without it the newest analysis of the caller's session counts. */
    async resources(person: Person, analysisId: string | undefined, index: number): Promise<Resources> {
      const analysis = analysisId === undefined ? await storage.analyses.findNewest(person) : await storage.analyses.find(person, analysisId);
      return cook.resources(findDish(analysis, index).name);
    },

    /** @param sickness a condition in the caller's words, beside what their settings say. */
    async mealInstructions(person: Person, dish: Dish, sickness?: string): Promise<InstructionsAnswer> {
      return instruct(dish, await findEater(person, sickness));
    },
  };

  function toAnswer({ ingredients, suggestions, notUnderstood, notes }: Reading, analysis_id: string, response: string[], food_suggestions: string[]): ProcessAnswer {
    return { response, food_suggestions, analysis_id, source: cook.source, ingredients: [...ingredients], suggestions: [...suggestions], not_understood: [...notUnderstood], notes: [...notes] };
  }
}

const mealOf = ({ recipeId, name, ingredients }: Dish): AnyMeal => ({ name, ...(recipeId === undefined ? {} : { recipeId }), ...(ingredients === undefined ? {} : { ingredients }) });

function healthWordsOf(settings: Settings, sickness: string | undefined) {
  const own = settings.hasSickness ? settings.sicknessType : '';
  return {
    sickness: [own, sickness ?? ''].filter((words) => words.trim() !== '').join(', ') || null,
    conditions: settings.conditions ?? null,
    allergens: settings.allergens ?? null,
    answers: settings.answers ?? null,
    country: settings.country ?? null,
  };
}
