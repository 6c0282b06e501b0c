// The page of a dish: how it is cooked, judged for whoever asks by their settings and by what their
// list said of health.
import { say } from '../../../contract/say.ts';
import type {
  InstructionsAnswer,
  InstructionsRequest,
  MealInstructionsRequest,
} from '../../../contract/kitchen.ts';
import { inEnglish } from '../../../domain/notes.ts';
import type { Note } from '../../../domain/notes.ts';
import { swapsIn } from '../../../contract/swapList.ts';
import { isOwnId } from '../../../domain/ownRecipes.ts';
import type {
  AnyMeal,
  Kitchen,
  Person as HealthProfile,
  Understanding,
} from '../../../kitchen/index.ts';
import { withReview } from '../../../kitchen/safety/review.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { notFound, unprocessable } from '../../infrastructure/http/refusal.ts';
import { openHealthOf, readHealth } from '../health/healthProfile.ts';
import type { OwnRecipes } from '../ownRecipes/service.ts';
import type { PantryService } from '../pantry/service.ts';
import type { Person } from '../sessions/repository.ts';
import { detailsOf, findDish } from './analysisDetails.ts';
import { atHandOf } from './atHand.ts';
import type { Cook, Dish } from './cook.ts';
import { type Heard, heardBesideSettings, heardIn, readHeard, withHeard } from './heardHealth.ts';
import { mealOf } from './proposals.ts';
import { swapsFor } from './wishedSwaps.ts';

interface Around {
  readonly storage: Parameters<typeof readHealth>[1] &
    Pick<Storage, 'analyses' | 'table' | 'records'>;
  readonly pantry: Pick<PantryService, 'staples' | 'read'>;
  readonly ownRecipes: Pick<OwnRecipes, 'page'>;
}

/** Somebody who cooks for more than one opens a recipe with as many servings. What does not say for how many it is stays as it is written: it may be for all of them already. */
const withPeople = (
  answer: InstructionsAnswer,
  { people = 1 }: { readonly people?: number | undefined },
): InstructionsAnswer =>
  answer.recipe && people > 1 && answer.recipe.own?.serves_known !== false
    ? { ...answer, recipe: { ...answer.recipe, cooks_for: people } }
    : answer;

/** How a dish is cooked, held against the gate. */
function createInstruct(cook: Cook, kitchen: Kitchen) {
  const withStatus = (notes: readonly Note[], { conditions }: HealthProfile): Note[] =>
    withReview(notes, conditions, kitchen.catalogue);

  /** Refuses what the gate refuses, and returns what it warns of. */
  const passGate = (meal: AnyMeal, profile: HealthProfile): readonly Note[] => {
    const { verdict, reasons } = kitchen.gate(meal, profile);
    if (verdict === 'refuse')
      throw unprocessable(
        say(
          'recipe.notForHealth',
          `This dish does not fit your settings. ${inEnglish(reasons)}`.trim(),
        ),
        'refused_for_health',
        reasons,
      );
    return verdict === 'caution' ? reasons : [];
  };

  const instruct = async (
    dish: Dish,
    health: Understanding,
    sickness?: string,
  ): Promise<InstructionsAnswer> => {
    const profile = health.person;
    passGate(mealOf(dish), profile);
    const answer = await cook.instructions(dish, profile, sickness);
    const { ingredients, error = '' } = answer;
    if (error !== '') throw unprocessable({ text: error }, 'no_instructions', answer.notes);
    const isOurs = dish.recipeId !== undefined || (cook.source === 'kitchen' && !dish.byModel);
    // Another service may cook a dish of this name from anything: what it lists goes through the gate too.
    const warnings = isOurs
      ? []
      : passGate({ ...mealOf(dish), ...(ingredients ? { ingredients } : {}) }, profile);
    return {
      ...answer,
      notes: withStatus([...(answer.notes ?? []), ...warnings], profile),
      ...openHealthOf(health),
    };
  };

  return instruct;
}

const createForPerson =
  (kitchen: Kitchen, storage: Around['storage']) =>
  async (person: Person, answer: InstructionsAnswer, heard: Heard): Promise<InstructionsAnswer> =>
    withHeard(
      withPeople(answer, await storage.settings.read(person.userId)),
      await heardBesideSettings(kitchen, storage, person, heard),
    );

interface AskedOwn {
  readonly health: Understanding;
  readonly heard: Heard;
  readonly wished: string | undefined;
}

/** The page of a recipe of their own. */
const createOwnPage =
  (kitchen: Kitchen, { storage, ownRecipes }: Pick<Around, 'storage' | 'ownRecipes'>) =>
  async (person: Person, id: string, { health, heard, wished }: AskedOwn) =>
    createForPerson(kitchen, storage)(
      person,
      await ownRecipes.page(person, id, health, swapsIn(wished)),
      heard,
    );

type UsesStorage = Around['storage'];

/** How a meal of a plan is cooked. @param sickness a condition in the caller's words, beside what their settings say. */
const createMealInstructions =
  (
    kitchen: Kitchen,
    storage: UsesStorage,
    {
      ownPage,
      instruct,
    }: {
      readonly ownPage: ReturnType<typeof createOwnPage>;
      readonly instruct: ReturnType<typeof createInstruct>;
    },
  ) =>
  async (
    person: Person,
    { recipe_id: recipeId, swaps: wished, ...asked }: MealInstructionsRequest,
    sickness?: string,
  ): Promise<InstructionsAnswer> => {
    const health = await readHealth(kitchen, storage, person, sickness);
    if (recipeId !== undefined && isOwnId(recipeId))
      return ownPage(person, recipeId, { health, heard: null, wished });
    const swaps = await swapsFor(kitchen, storage, person, health, wished);
    const dish = { name: asked.food_name, ingredients: asked.ingredients, ...swaps };
    return instruct(dish, health, sickness);
  };

export function createDishPages(cook: Cook, kitchen: Kitchen, around: Around) {
  const { storage, pantry } = around;
  const instruct = createInstruct(cook, kitchen);

  const heardFor = async (person: Person, recordId: string | undefined): Promise<Heard> => {
    if (recordId === undefined) return null;
    const record = await storage.records.find(person.userId, recordId);
    if (!record) throw notFound(say('history.unknown', 'History entry not found'));
    return heardIn(record.heard_health);
  };

  const forPerson = createForPerson(kitchen, storage);
  const ownPage = createOwnPage(kitchen, around);
  return {
    async instructions(person: Person, asked: InstructionsRequest): Promise<InstructionsAnswer> {
      const analysis = await storage.analyses.find(person, asked.food_analysis_id);
      const dish = findDish(analysis, asked.food_choice_index);
      // As it is kept today: it is the person's own, and its page says whether it fits.
      const heard = detailsOf(analysis).heard ?? null;
      const health = await readHeard(kitchen, storage, person, heard);
      if (isOwnId(dish.recipeId ?? ''))
        return ownPage(person, dish.recipeId ?? '', { health, heard, wished: asked.swaps });
      const staples = await pantry.staples(person.userId, health.person.country);
      // A dish that fits only with swaps is never cooked without them.
      const wished = asked.swaps ?? dish.swaps?.join('.');
      const swaps = await swapsFor(kitchen, storage, person, health, wished);
      return forPerson(person, await instruct({ ...dish, staples, ...swaps }, health), heard);
    },

    /**
     * A recipe of ours, or of their own, as it fits the person.
     * @param again the entry of their history that is cooked again: what its list said of health counts too
     * @throws 404 for one that is not in the catalogue, and for an entry that is not theirs
     */
    async recipe(
      person: Person,
      recipeId: string,
      {
        wished,
        again,
      }: { readonly wished?: string | undefined; readonly again?: string | undefined },
    ): Promise<InstructionsAnswer> {
      const heard = await heardFor(person, again);
      const health = await readHeard(kitchen, storage, person, heard);
      if (isOwnId(recipeId)) return ownPage(person, recipeId, { health, heard, wished });
      const recipe = kitchen.catalogue.recipes.find(({ id }) => id === recipeId);
      if (!recipe) throw notFound(say('recipe.unknown', 'We do not have this recipe.'));
      const atHand = await atHandOf(kitchen, pantry, person.userId, health.person.country);
      const swaps = await swapsFor(kitchen, storage, person, health, wished);
      const dish = { name: recipe.title, recipeId, ...atHand, ...swaps };
      return forPerson(person, await instruct(dish, health), heard);
    },

    mealInstructions: createMealInstructions(kitchen, storage, { ownPage, instruct }),
  };
}
