// A person's own recipes: kept as they were written, and worked out again each time they are looked at.
import { say } from '../../../contract/say.ts';
import type { InstructionsAnswer } from '../../../contract/kitchen.ts';
import type { OwnReading, OwnRecipe, OwnRecipeHead } from '../../../contract/ownRecipes.ts';
import type { Kitchen, OwnMealText, Understanding } from '../../../kitchen/index.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { PriceStorage } from '../shopping/paidByHousehold.ts';
import { badRequest, notFound, unprocessable } from '../../infrastructure/http/refusal.ts';
import { atHandOf } from '../cooking/atHand.ts';
import { openHealthOf, readHealth } from '../health/healthProfile.ts';
import { readOthers } from '../table/people.ts';
import type { PantryService } from '../pantry/service.ts';
import type { Person } from '../sessions/repository.ts';
import { createFits, type FitsOf } from './fits.ts';
import { estimatedMark } from './repository.ts';
import type { OwnRecipeEntry } from './repository.ts';

export type OwnRecipes = ReturnType<typeof createOwnRecipesService>;

type Choices = Readonly<Record<string, string>>;
interface Written {
  readonly text: string;
  readonly choices: Choices;
}

interface OwnWritten extends Written {
  readonly id: string;
}

/** So many of a person's recipes a week is planned with: each takes some milliseconds to read. */
const mostPlanned = 80;

type Ids = ReadonlySet<string>;
type Find = (person: Person, id: string) => Promise<OwnRecipe>;

/** What is stored is ours, but a row must not stop a page. */
function choicesIn(stored: string): Choices {
  try {
    return JSON.parse(stored) as Choices;
  } catch {
    return {};
  }
}

const shownHead = <
  Entry extends { readonly minutes_estimated: number; readonly words: string | null },
>({
  minutes_estimated: isEstimated,
  words,
  ...entry
}: Entry) => ({ ...entry, words: words ?? '', ...estimatedMark(isEstimated) });

const shown = ({ choices, ...entry }: OwnRecipeEntry): OwnRecipe => ({
  ...shownHead(entry),
  choices: choicesIn(choices),
});

const rowOf = ({ title, minutes, isEstimated, words }: ReturnType<Kitchen['own']['head']>) => ({
  title,
  minutes,
  minutes_estimated: isEstimated ? 1 : 0,
  words,
});

const unknown = () => notFound(say('recipe.unknown', 'We do not have this recipe.'));

/** Favourites and the newest, as a week may be planned with them. */
const writtenBy = async (
  { ownRecipes }: Pick<Storage, 'ownRecipes'>,
  userId: string,
): Promise<OwnWritten[]> =>
  (await ownRecipes.written(userId, mostPlanned)).map(({ choices, ...own }) => ({
    ...own,
    choices: choicesIn(choices),
  }));

/**
 * @param fitsOf says of each for whom it is not
 * @param only the ids of those that are meant; where it is not given, all are
 */
async function headsOf(
  kitchen: Kitchen,
  storage: Pick<Storage, 'ownRecipes' | 'settings' | 'table'> & PriceStorage,
  person: Person,
  {
    fitsOf,
    find,
    only,
  }: { readonly fitsOf: FitsOf; readonly find: Find; readonly only: Ids | undefined },
): Promise<OwnRecipeHead[]> {
  const { ownRecipes } = storage;
  const { userId } = person;
  // Once, of those that were kept before they could be searched.
  for (const { id, text } of await ownRecipes.withoutWords(userId))
    await ownRecipes.keepWords(userId, id, kitchen.own.head(text).words);
  const heads = (await ownRecipes.list(userId))
    .filter(({ id }) => only?.has(id) ?? true)
    .map(shownHead);
  if (heads.length === 0) return heads;
  const health = await readHealth(kitchen, storage, person);
  const table = await tableOf(kitchen, storage, person, health);
  const kept = heads.map(({ id, updated_at }) => ({
    id,
    updated_at,
    read: () => find(person, id),
  }));
  const fits = await fitsOf(kept, { profile: health.person, table });
  return heads.map((head, n) => ({ ...head, ...fits[n] }));
}

export function createOwnRecipesService(
  kitchen: Kitchen,
  storage: Pick<Storage, 'ownRecipes' | 'settings' | 'allowances' | 'table'> & PriceStorage,
  pantry: Pick<PantryService, 'staples' | 'read'>,
) {
  const fitsOf = createFits(kitchen);
  const find: Find = async ({ userId }, id) => {
    const entry = await storage.ownRecipes.find(userId, id);
    if (!entry) throw unknown();
    return shown(entry);
  };

  return {
    list: (person: Person, only?: Ids) => headsOf(kitchen, storage, person, { fitsOf, find, only }),

    written: (userId: string) => writtenBy(storage, userId),

    /** @throws 404 for one that is not theirs. */
    find,

    async read(person: Person, { text, choices }: Written): Promise<OwnReading> {
      const health = await readHealth(kitchen, storage, person);
      const table = await tableOf(kitchen, storage, person, health);
      return kitchen.own.read({ id: 'own-new', text, choices, person: health.person, table });
    },

    /** @throws 400 where it has no title, 409 where there is no more room. */
    async save(
      person: Person,
      id: string,
      { text, choices, source }: Written & { readonly source: string | null },
    ): Promise<void> {
      const head = kitchen.own.head(text);
      if (head.title === '')
        throw badRequest(
          say('ownRecipes.nameMissing', 'Please write the name of the dish in the first line.'),
        );
      const stored = JSON.stringify(choices);
      await storage.allowances.within(
        person.userId,
        'ownRecipes',
        { rows: 1, bytes: bytesIn(head.title, text, stored, source) },
        () =>
          storage.ownRecipes.save(person.userId, {
            id,
            ...rowOf(head),
            text,
            choices: stored,
            source_url: source,
          }),
      );
    },

    delete: ({ userId }: Person, id: string): Promise<void> =>
      storage.ownRecipes.delete(userId, id),

    ...usesOf(kitchen, storage, pantry, find),
  };
}

/** Those who eat along, and must not be forgotten by whoever cooks. */
const tableOf = async (
  kitchen: Kitchen,
  storage: Pick<Storage, 'table'>,
  { userId }: Person,
  { person: { country } }: Understanding,
) => (await readOthers(kitchen, storage, userId, country)).people;

type UsesStorage = Pick<Storage, 'settings' | 'table'> & PriceStorage;

/** What is done with one that is kept: it is cooked from, and planned. */
const usesOf = (
  kitchen: Kitchen,
  storage: UsesStorage,
  pantry: Pick<PantryService, 'staples' | 'read'>,
  find: Find,
) => ({
  page: createPage(kitchen, storage, pantry, find),
  meal: createMeal(kitchen, storage, find),
});

/** Its page, also where it does not fit the person: it is their own, and says so. */
const createPage =
  (
    kitchen: Kitchen,
    storage: UsesStorage,
    pantry: Pick<PantryService, 'staples' | 'read'>,
    find: Find,
  ) =>
  /** @param swaps the ids of those that are wished for */
  async (
    person: Person,
    id: string,
    health: Understanding,
    swaps: readonly string[],
  ): Promise<InstructionsAnswer> => {
    const { text, choices, source_url: source } = await find(person, id);
    const profile = health.person;
    const atHand = await atHandOf(kitchen, pantry, person.userId, profile.country);
    return {
      ...kitchen.own.page({
        id,
        text,
        choices,
        source,
        person: profile,
        table: await tableOf(kitchen, storage, person, health),
        swaps,
        ...atHand,
      }),
      ...openHealthOf(health),
    };
  };

interface MealWish {
  readonly servings: number | undefined;
  readonly swaps: readonly string[];
}

/** As a plan's slot takes it. @throws 422 where the person's health settings refuse it. */
const createMeal =
  (kitchen: Kitchen, storage: UsesStorage, find: Find) =>
  async (person: Person, id: string, { servings, swaps }: MealWish): Promise<OwnMealText> => {
    const { text, choices } = await find(person, id);
    const health = await readHealth(kitchen, storage, person);
    const settings = await storage.settings.read(person.userId);
    const meal = kitchen.own.meal({
      id,
      text,
      choices,
      person: health.person,
      table: await tableOf(kitchen, storage, person, health),
      servings: servings ?? settings.people ?? 1,
      swaps,
    });
    if (meal.safety.verdict === 'refuse')
      throw unprocessable(
        say('recipe.notForHealth', 'This dish does not fit your settings.'),
        'refused_for_health',
      );
    return meal;
  };
