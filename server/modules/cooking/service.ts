// The AI Kitchen's calls: asks the cook, holds every answer against the safety gate, and keeps what
// later calls come back to.
import type { ProcessAnswer, ReadIngredient } from '../../../contract/kitchen.ts';
import type { Resources } from '../../../contract/resources.ts';
import type { Kitchen, Understanding } from '../../../kitchen/index.ts';
import { openFoodsOf } from '../../../kitchen/health/openFoods.ts';
import { withReview } from '../../../kitchen/safety/review.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { openHealthOf, readHealth as readHealthOf } from '../health/healthProfile.ts';
import { answerFields } from '../detection/photoAnswer.ts';
import type { Photo } from '../detection/photos.ts';
import type { Marks } from '../marks/service.ts';
import { readOthers } from '../table/people.ts';
import type { OwnRecipes } from '../ownRecipes/service.ts';
import type { PantryService } from '../pantry/service.ts';
import { askFirst } from './askFirst.ts';
import { detailsOf, findDish, type Details } from './analysisDetails.ts';
import { createDishPages } from './dishPages.ts';
import { keptHeard, saidHeard } from './heardHealth.ts';
import type { Cook, Pantry, Wishes } from './cook.ts';
import { fittingOf, leftOutOf } from './proposals.ts';
import { declinedNotes, toldOf } from './writtenNotes.ts';
import type { PhotoReading, Vision } from '../detection/vision/vision.ts';
import type { Person } from '../sessions/repository.ts';

export type Cooking = ReturnType<typeof createCooking>;

/** What is kept of the person who asks. */
interface Around {
  readonly storage: Parameters<typeof readHealthOf>[1] &
    Pick<Storage, 'analyses' | 'table' | 'records'>;
  readonly pantry: Pick<PantryService, 'staples' | 'read'>;
  readonly marks: Pick<Marks, 'likes'>;
  readonly ownRecipes: Pick<OwnRecipes, 'written' | 'page'>;
}

/** What dishes are asked for: what is at hand, what narrows them, and what the list said of health. */
interface Asked {
  readonly atHand: Pantry;
  readonly wishes: Wishes;
  readonly photo?: PhotoReading;
  readonly heard: readonly string[];
}

export function createCooking(cook: Cook, kitchen: Kitchen, vision: Vision, around: Around) {
  const { storage, pantry, marks, ownRecipes } = around;
  const readHealth = (person: Person, sickness?: string): Promise<Understanding> =>
    readHealthOf(kitchen, storage, person, sickness);

  const proposeDishes = async (
    person: Person,
    health: Understanding,
    { atHand, wishes, photo, heard }: Asked,
  ): Promise<ProcessAnswer> => {
    const profile = health.person;
    const others = await readOthers(kitchen, storage, person.userId, profile.country);
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
      ownRecipes: await ownRecipes.written(person.userId),
      table: others.people,
    });
    const fitting = fittingOf(proposals, kitchen, [profile, ...others.people]);
    const leftOut = leftOutOf(proposals, fitting);
    const dishes = fitting.map(({ dish }) => dish);
    const foodSuggestions = dishes.map((dish) => dish.name);
    const details: Details = {
      ...(await keptHeard(storage, person, heard)),
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
      ...unlessEmpty('dropped', [...dropped, ...leftOut]),
      ...(ingredients ? { ingredients: [...ingredients], suggestions } : {}),
      ...unlessEmpty('table', others.names),
      not_understood: [...notUnderstood, ...(photo?.unread ?? [])],
      ...unlessEmpty('absent', absent),
      notes: withReview(
        [...declinedNotes(health), ...notes, ...toldOf(leftOut), ...(photo?.notes ?? [])],
        profile.conditions,
        kitchen.catalogue,
      ),
      ...openHealthOf(health),
      ...saidHeard(heard),
      ...(photo ? answerFields(photo) : {}),
    };
  };

  const propose = async (
    person: Person,
    health: Understanding,
    asked: Asked,
  ): Promise<ProcessAnswer> => {
    if (!isFoodOpen(health)) return proposeDishes(person, health, asked);
    const answer = await askFirst(storage, cook.source, person, health);
    return { ...answer, ...saidHeard(asked.heard) };
  };

  const findCounted = async (person: Person, analysisId: string): Promise<boolean> =>
    detailsOf(await storage.analyses.find(person, analysisId)).counted ?? true;

  return {
    ...createDishPages(cook, kitchen, around),

    async process(
      person: Person,
      given: { readonly list: string } | { readonly photo: Photo },
      wishes: Wishes = {},
    ): Promise<ProcessAnswer> {
      if ('list' in given) {
        const { foods, health: heard, cut } = kitchen.partList(given.list);
        const health = await readHealth(person, heard.join('\n'));
        return propose(person, health, { atHand: { list: foods, cut }, wishes, heard });
      }
      const health = await readHealth(person);
      if (cook.readsPhotos) return propose(person, health, { atHand: given, wishes, heard: [] });
      const reading = await vision.read(given.photo, 'ingredients', health.person.country);
      return propose(person, health, {
        atHand: { items: ingredientsOf(reading) },
        wishes,
        photo: reading,
        heard: [],
      });
    },

    /** Dishes for the names as the person corrected them. @throws 404 for an analysis that is not theirs. */
    async confirm(
      person: Person,
      analysisId: string,
      names: readonly string[],
      wishes: Wishes = {},
    ): Promise<ProcessAnswer> {
      await findCounted(person, analysisId);
      const { foods, health: heard, cut } = kitchen.partList(names.join('\n'));
      const health = await readHealth(person, heard.join('\n'));
      const read = cook.readsPhotos
        ? { atHand: { list: foods, cut } }
        : namesRead(kitchen, foods, health.person.country);
      return propose(person, health, { ...read, wishes, heard });
    },

    /** Whether an analysis counted against a limit already. @throws 404 for one that is not the person's. */
    findCounted,

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
  };
}

/** Whether a food has to be known before a dish is shown; who is told whom to ask is shown none. */
const isFoodOpen = (health: Understanding): boolean =>
  openFoodsOf(health).length > 0 && declinedNotes(health).length === 0;

/** Names as the person corrected them. */
function namesRead(
  kitchen: Kitchen,
  foods: string,
  country: string | null,
): { readonly atHand: Pantry; readonly photo?: PhotoReading } {
  const { items, notUnderstood, absent } = kitchen.readIngredients(foods, { country });
  const reading: PhotoReading = {
    readBy: { reader: 'person' },
    items: items.map(certain),
    unread: notUnderstood,
    needsConfirmation: false,
    likely: [],
    notes: [],
  };
  return { atHand: { items, absent }, photo: reading };
}

const ingredientsOf = ({ items }: PhotoReading): ReadIngredient[] =>
  items.flatMap(({ ingredient }) => ingredient ?? []);
const certain = ({ name, key }: ReadIngredient) => ({
  name,
  key,
  confidence: 1,
  certainty: 'sure' as const,
});

/** A list of an answer, which is not named where it is empty. */
const unlessEmpty = <Name extends string, Each>(
  name: Name,
  list: readonly Each[],
): { [key in Name]?: Each[] } =>
  (list.length > 0 ? { [name]: [...list] } : {}) as { [key in Name]?: Each[] };
