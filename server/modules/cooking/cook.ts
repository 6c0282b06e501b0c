// Who answers the cooking calls: the built-in kitchen, or the service that is configured in its place.
import { listCut } from '../../../kitchen/planning/reportNotes.ts';
import type { Note } from '../../../domain/notes.ts';
import type {
  Dropped,
  InstructionsAnswer,
  ReadIngredient,
  Suggestion,
} from '../../../contract/kitchen.ts';
import type { Resources } from '../../../contract/resources.ts';
import type {
  Kitchen,
  Person as HealthProfile,
  SuggestionRequest,
} from '../../../kitchen/index.ts';
import type { Photo } from '../detection/photos.ts';
import type { ResourceFinder } from '../resources/resources.ts';

/** What a person has: as they typed it, as it was read already, or as a photo. */
export type Pantry =
  | { readonly list: string; readonly cut?: boolean }
  | { readonly items: readonly ReadIngredient[]; readonly absent?: readonly string[] }
  | { readonly photo: Photo };

/** What narrows the dishes, the hour at which they are wanted, the staples of the person's kitchen, and what they like. */
export type Wishes = Pick<
  SuggestionRequest,
  'filters' | 'hour' | 'staples' | 'likes' | 'ownRecipes' | 'table' | 'asked'
>;

/** What was made of it. */
export interface Reading {
  /** What was recognised, ready to show. */
  readonly names: readonly string[];
  /** More on each name, in the same order, where it is known. */
  readonly ingredients?: readonly ReadIngredient[];
  /** As it was written. */
  readonly notUnderstood?: readonly string[];
  /** What the list says is not there: 'no eggs'. */
  readonly absent?: readonly string[];
  /** Best first. */
  readonly proposals: readonly Proposal[];
  readonly notes?: readonly Note[];
  /** What was left out of another service's answer. */
  readonly dropped?: readonly Dropped[];
  /** Who answered, where another stood in. */
  readonly source?: string;
}

export interface Proposal {
  readonly dish: Dish;
  /** Why it fits, where that is known. */
  readonly suggestion?: Suggestion;
}

/** A dish as it is kept in an analysis and handed back to its cook. */
export interface Dish {
  readonly name: string;
  /** An id of the catalogue, where the dish has one. */
  readonly recipeId?: string;
  /** What it is made of, as lines of text. */
  readonly ingredients?: readonly string[];
  /** Keys of ingredients at hand. */
  readonly have?: readonly string[];
  /** Keys of the staples of the person's kitchen. */
  readonly staples?: readonly string[];
  /** The same as they were read, with their amounts. */
  readonly items?: readonly ReadIngredient[];
  /** Ids of the swaps that it is wanted with, and others who eat along. */
  readonly swaps?: readonly string[];
  readonly table?: readonly HealthProfile[];
  /** Whether a model thought of it: a dish that is no recipe of ours. */
  readonly byModel?: boolean;
  /** Where another service keeps it: its analysis, and the place in that. */
  readonly origin?: { readonly analysisId: string; readonly index: number };
}

export interface Cook {
  /** Stored with each analysis and told to the client. */
  readonly source: string;
  /** Whether it takes photos as they are; others get what was read in them. */
  readonly readsPhotos: boolean;
  /** Names what is there and proposes dishes. Rejects with a Refusal where it cannot. */
  suggest(pantry: Pantry, profile: HealthProfile, wishes?: Wishes): Promise<Reading>;
  /** How to cook a dish; `error` and no instructions where it cannot say. */
  instructions(dish: Dish, profile: HealthProfile, sickness?: string): Promise<InstructionsAnswer>;
  /** Videos and articles for a dish, or links to a search for them. @param asker whose searches are counted */
  resources(dish: Dish, asker: string): Promise<Resources>;
}

/** A list is cut by its reader, or was before it came here. */
function readList(
  kitchen: Kitchen,
  { list, cut }: Extract<Pantry, { readonly list: string }>,
  country: string | null,
) {
  const read = kitchen.readIngredients(list, { country });
  return cut ? { ...read, cut } : read;
}

/** The kitchen in this process: no key, no network. */
export function kitchenCook(kitchen: Kitchen, finder: ResourceFinder): Cook {
  return {
    source: 'kitchen',
    readsPhotos: false,
    async suggest(pantry, profile, wishes = {}) {
      if ('photo' in pantry)
        throw new Error('The kitchen reads no photos: something must have read this one before.');
      const { items, notUnderstood, absent, cut } =
        'items' in pantry
          ? { items: pantry.items, notUnderstood: [], absent: pantry.absent ?? [], cut: false }
          : readList(kitchen, pantry, profile.country);
      const suggestions = kitchen.suggest({ items, person: profile, ...wishes });
      const proposals = suggestions.map((suggestion) => ({
        suggestion,
        dish: {
          name: suggestion.title,
          recipeId: suggestion.recipe_id,
          ...(suggestion.used_swaps ? { swaps: suggestion.used_swaps } : {}),
        },
      }));
      const notes = cut ? [listCut] : [];
      return {
        names: items.map((item) => item.name),
        ingredients: items,
        notUnderstood,
        absent,
        proposals,
        notes,
      };
    },
    instructions: async (
      { name, recipeId, ingredients, have, staples, items, swaps, table },
      person,
    ) =>
      kitchen.instructions({
        name,
        person,
        ...(recipeId === undefined ? {} : { recipeId }),
        ...(ingredients === undefined ? {} : { ingredients }),
        ...(have === undefined ? {} : { have }),
        ...(staples === undefined ? {} : { staples }),
        ...(items === undefined ? {} : { items }),
        ...(swaps === undefined ? {} : { swaps }),
        ...(table === undefined ? {} : { table }),
      }),
    resources: ({ name }, asker) => finder.find(name, asker),
  };
}
