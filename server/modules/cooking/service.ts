// The AI Kitchen's calls: asks the cook, holds every answer against the safety gate, and keeps what
// later calls come back to.
import type {
  Dropped,
  InstructionsAnswer,
  ProcessAnswer,
  ReadIngredient,
} from '../../../contract/kitchen.ts';
import type { Resources } from '../../../contract/resources.ts';
import type {
  AnyMeal,
  Kitchen,
  Person as HealthProfile,
  Understanding,
} from '../../../kitchen/index.ts';
import { reviewStatus } from '../../../kitchen/safety/review.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { openHealthOf, readHealth as readHealthOf } from '../health/healthProfile.ts';
import { answerFields } from '../detection/photoAnswer.ts';
import type { Photo } from '../detection/photos.ts';
import type { Marks } from '../marks/service.ts';
import type { PantryService } from '../pantry/service.ts';
import { atHandOf } from './atHand.ts';
import type { Cook, Dish, Pantry, Wishes } from './cook.ts';
import { toldOf } from './reviewedCook.ts';
import type { PhotoReading, Vision } from '../detection/vision/vision.ts';
import { notFound, unprocessable } from '../../infrastructure/http/refusal.ts';
import type { Analysis } from './repository.ts';
import type { Person } from '../sessions/repository.ts';

export type Cooking = ReturnType<typeof createCooking>;

/** What an analysis of ingredients keeps beside its two lists. */
interface Details {
  readonly dishes: readonly Dish[];
  /** Keys of the ingredients at hand. */
  readonly have?: readonly string[];
  /** The same as they were read, with their amounts; absent in analyses of before. */
  readonly items?: readonly ReadIngredient[];
  /** Whether it found dishes, and so counted against a limit. */
  readonly counted?: boolean;
}

/** What is kept of the person who asks. */
interface Around {
  readonly storage: Pick<Storage, 'analyses' | 'settings'>;
  readonly pantry: Pick<PantryService, 'staples' | 'read'>;
  readonly marks: Pick<Marks, 'likes'>;
}

export function createCooking(
  cook: Cook,
  kitchen: Kitchen,
  vision: Vision,
  { storage, pantry, marks }: Around,
) {
  const readHealth = (person: Person, sickness?: string): Promise<Understanding> =>
    readHealthOf(kitchen, storage, person, sickness);

  /** Refuses what the gate refuses, and returns what it warns of. */
  const passGate = (meal: AnyMeal, profile: HealthProfile): readonly string[] => {
    const { verdict, reasons } = kitchen.gate(meal, profile);
    if (verdict === 'refuse')
      throw unprocessable(
        `This dish does not fit your health settings. ${reasons.join(' ')}`.trim(),
        'refused_for_health',
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
    if (answer.error !== undefined && answer.error !== '')
      throw unprocessable(answer.error, 'no_instructions');
    if (dish.recipeId !== undefined || (cook.source === 'kitchen' && !dish.byModel))
      return { ...answer, notes: withStatus(answer.notes, profile), ...openHealthOf(health) };
    // Another service may cook a dish of this name from anything: what it lists goes through the gate too.
    const warnings = passGate(
      { ...mealOf(dish), ...(answer.ingredients ? { ingredients: answer.ingredients } : {}) },
      profile,
    );
    return {
      ...answer,
      notes: withStatus([...(answer.notes ?? []), ...warnings], profile),
      ...openHealthOf(health),
    };
  };

  const propose = async (
    person: Person,
    health: Understanding,
    atHand: Pantry,
    wishes: Wishes,
    photo?: PhotoReading,
  ): Promise<ProcessAnswer> => {
    const profile = health.person;
    const {
      names,
      ingredients,
      proposals,
      notUnderstood = [],
      absent = [],
      notes = [],
      dropped = [],
      source = cook.source,
    } = await cook.suggest(atHand, profile, {
      ...wishes,
      staples: await pantry.staples(person.userId, profile.country),
      likes: await marks.likes(person.userId),
    });
    const fitting = proposals.filter(
      ({ dish }) => kitchen.gate(mealOf(dish), profile).verdict !== 'refuse',
    );
    const isOurs = ({ dish }: (typeof proposals)[number]): boolean => dish.recipeId !== undefined;
    // What our own kitchen proposes fits already; of another's dishes it is said that some do not.
    const unfit = proposals.filter((each) => !isOurs(each) && !fitting.includes(each)).length;
    const leftOut: Dropped[] = unfit > 0 ? [{ code: 'does_not_fit', count: unfit }] : [];
    const dishes = fitting.map(({ dish }) => dish);
    const foodSuggestions = dishes.map((dish) => dish.name);
    const details: Details = {
      dishes,
      counted: dishes.length > 0,
      ...(ingredients ? { have: ingredients.map((each) => each.key), items: ingredients } : {}),
    };
    const analysisId = await storage.analyses.create(person, {
      kind: 'ingredients',
      source,
      response: names,
      foodSuggestions,
      details,
    });
    const suggestions = fitting.flatMap(({ suggestion }) => suggestion ?? []);
    return {
      response: [...names],
      food_suggestions: foodSuggestions,
      analysis_id: analysisId,
      source,
      ...(dropped.length + unfit > 0 ? { dropped: [...dropped, ...leftOut] } : {}),
      ...(ingredients ? { ingredients: [...ingredients], suggestions } : {}),
      not_understood: [...notUnderstood, ...(photo?.unread ?? [])],
      ...(absent.length > 0 ? { absent: [...absent] } : {}),
      notes: withStatus([...notes, ...toldOf(leftOut), ...(photo?.notes ?? [])], profile),
      ...openHealthOf(health),
      ...(photo ? answerFields(photo) : {}),
    };
  };

  const findCounted = async (person: Person, analysisId: string): Promise<boolean> => {
    const analysis = await storage.analyses.find(person, analysisId);
    if (analysis?.kind !== 'ingredients') throw unknownAnalysis();
    return (analysis.details as Details).counted ?? true;
  };

  const findDish = (analysis: Analysis | undefined, index: number): Dish => {
    if (analysis?.kind !== 'ingredients') throw unknownAnalysis();
    const { dishes, have, items } = analysis.details as Details;
    const dish = dishes[index];
    if (!dish) throw notFound('This suggestion does not exist. Please choose another.');
    return { ...dish, ...(have ? { have } : {}), ...(items ? { items } : {}) };
  };

  return {
    async process(
      person: Person,
      given: { readonly list: string } | { readonly photo: Photo },
      wishes: Wishes = {},
    ): Promise<ProcessAnswer> {
      const health = await readHealth(person);
      if ('list' in given || cook.readsPhotos) return propose(person, health, given, wishes);
      const reading = await vision.read(given.photo, 'ingredients', health.person.country);
      return propose(person, health, { items: ingredientsOf(reading) }, wishes, reading);
    },

    /** Dishes for the names as the person corrected them. @throws 404 for an analysis that is not theirs. */
    async confirm(
      person: Person,
      analysisId: string,
      names: readonly string[],
      wishes: Wishes = {},
    ): Promise<ProcessAnswer> {
      await findCounted(person, analysisId);
      const health = await readHealth(person);
      const { items, notUnderstood, absent } = kitchen.readIngredients(names.join('\n'), {
        country: health.person.country,
      });
      if (cook.readsPhotos) return propose(person, health, { list: names.join('\n') }, wishes);
      return propose(person, health, { items, absent }, wishes, {
        readBy: { reader: 'person' },
        items: items.map(certain),
        unread: notUnderstood,
        needsConfirmation: false,
        likely: [],
        notes: [],
      });
    },

    /** Whether an analysis counted against a limit already. @throws 404 for one that is not the person's. */
    findCounted,

    async instructions(
      person: Person,
      analysisId: string,
      index: number,
    ): Promise<InstructionsAnswer> {
      const dish = findDish(await storage.analyses.find(person, analysisId), index);
      const health = await readHealth(person);
      const staples = await pantry.staples(person.userId, health.person.country);
      return instruct({ ...dish, staples }, health);
    },

    /** A recipe of ours as it fits the person. @throws 404 for one that is not in the catalogue. */
    async recipe(person: Person, recipeId: string): Promise<InstructionsAnswer> {
      const recipe = kitchen.catalogue.recipes.find(({ id }) => id === recipeId);
      if (!recipe) throw notFound('We do not have this recipe.');
      const health = await readHealth(person);
      const atHand = await atHandOf(kitchen, pantry, person.userId, health.person.country);
      return instruct({ name: recipe.title, recipeId, ...atHand }, health);
    },

    /** @param analysisId without it the newest analysis of the caller's session counts. */
    async resources(
      person: Person,
      analysisId: string | undefined,
      index: number,
    ): Promise<Resources> {
      const analysis =
        analysisId === undefined
          ? await storage.analyses.findNewest(person)
          : await storage.analyses.find(person, analysisId);
      return cook.resources(findDish(analysis, index), person.userId);
    },

    /** @param sickness a condition in the caller's words, beside what their settings say. */
    mealInstructions: async (person: Person, dish: Dish, sickness?: string) =>
      instruct(dish, await readHealth(person, sickness), sickness),
  };
}

const unknownAnalysis = () =>
  notFound('These ingredients are not known any more. Please discover recipes again.');

/** Whatever is fitted to a condition says once who has reviewed the limits. */
const withStatus = (notes: readonly string[] = [], { conditions }: HealthProfile): string[] => [
  ...new Set([...notes, ...(conditions.length ? [reviewStatus] : [])]),
];

const ingredientsOf = ({ items }: PhotoReading): ReadIngredient[] =>
  items.flatMap(({ ingredient }) => ingredient ?? []);
const certain = ({ name, key }: ReadIngredient) => ({
  name,
  key,
  confidence: 1,
  certainty: 'sure' as const,
});

const mealOf = ({ recipeId, name, ingredients }: Dish): AnyMeal => ({
  name,
  ...(recipeId === undefined ? {} : { recipeId }),
  ...(ingredients === undefined ? {} : { ingredients }),
});
