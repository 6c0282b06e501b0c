// The AI Kitchen's calls: what a list, a photo or corrected names say is at hand, and dishes for it.
import type { ProcessAnswer, ReadIngredient } from '../../../contract/kitchen.ts';
import type { Resources } from '../../../contract/resources.ts';
import type { Kitchen, Understanding } from '../../../kitchen/index.ts';
import { readWishes } from '../../../kitchen/ingredients/wishes.ts';
import { readHealth as readHealthOf } from '../health/healthProfile.ts';
import type { Photo } from '../detection/photos.ts';
import { detailsOf, findDish } from './analysisDetails.ts';
import { createDishPages } from './dishPages.ts';
import type { Cook, Pantry, Wishes } from './cook.ts';
import { type Around, createProposing } from './proposing.ts';
import type { PhotoReading } from '../detection/vision/photoReading.ts';
import type { Vision } from '../detection/vision/vision.ts';
import type { Person } from '../sessions/repository.ts';

export type Cooking = ReturnType<typeof createCooking>;

export function createCooking(cook: Cook, kitchen: Kitchen, vision: Vision, around: Around) {
  const { storage } = around;
  const readHealth = (person: Person, sickness?: string): Promise<Understanding> =>
    readHealthOf(kitchen, storage, person, sickness);

  const propose = createProposing(cook, kitchen, around);
  const kept = createKept(cook, storage);

  return {
    ...createDishPages(cook, kitchen, around),

    async process(
      person: Person,
      given: { readonly list: string } | { readonly photo: Photo },
      wishes: Wishes = {},
    ): Promise<ProcessAnswer> {
      if ('list' in given) {
        const { list: said, ...wished } = readWishes(given.list);
        const { list, dishes } = kitchen.askedDishes(said);
        const asked = { ...wished, dishes };
        const { foods, health: heard, cut } = kitchen.partList(list);
        const health = await readHealth(person, heard.join('\n'));
        return propose(person, health, { atHand: { list: foods, cut }, wishes, heard, asked });
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
      const { wished = {}, asked: dishes = [] } = detailsOf(
        await storage.analyses.find(person, analysisId),
      );
      const { foods, health: heard, cut } = kitchen.partList(names.join('\n'));
      const health = await readHealth(person, heard.join('\n'));
      const read = cook.readsPhotos
        ? { atHand: { list: foods, cut } }
        : namesRead(kitchen, foods, health.person.country);
      return propose(person, health, { ...read, wishes, heard, asked: { wished, dishes } });
    },

    ...kept,
  };
}

/** What later calls come back to. */
function createKept(cook: Cook, { analyses }: Pick<Around['storage'], 'analyses'>) {
  const findCounted = async (person: Person, analysisId: string): Promise<boolean> =>
    detailsOf(await analyses.find(person, analysisId)).counted ?? true;

  return {
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
          ? await analyses.findNewest(person)
          : await analyses.find(person, analysisId);
      return cook.resources(findDish(analysis, index), person.userId);
    },
  };
}

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
