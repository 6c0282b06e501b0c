// Files of other programs: what they hold is read as a pasted text is, shown to the person, and kept only where they say so.
import { setImmediate as rest } from 'node:timers/promises';
import type { OwnRecipe } from '../../../../contract/ownRecipes.ts';
import type { Kitchen } from '../../../../kitchen/index.ts';
import type { Storage } from '../../../infrastructure/database/plugin.ts';
import type { PriceStorage } from '../../shopping/paidByHousehold.ts';
import { Refusal } from '../../../infrastructure/http/refusal.ts';
import { readHealth } from '../../health/healthProfile.ts';
import { readOthers } from '../../table/people.ts';
import type { Person } from '../../sessions/repository.ts';
import type { OwnRecipes } from '../service.ts';
import type { FileReader } from './fileReader.ts';

export type RecipeFiles = ReturnType<typeof createRecipeFiles>;

type ToKeep = Pick<OwnRecipe, 'id' | 'text' | 'choices' | 'source_url'>;

/** 'Lentil Soup ' and 'lentil soup' are one name. */
const nameOf = (title: string): string => title.trim().toLowerCase();

export function createRecipeFiles(
  kitchen: Kitchen,
  storage: Pick<Storage, 'ownRecipes' | 'settings' | 'table'> & PriceStorage,
  ownRecipes: Pick<OwnRecipes, 'save'>,
  reader: FileReader,
) {
  return {
    /** @throws what the reader throws. */
    async read(person: Person, file: Buffer) {
      const { person: profile } = await readHealth(kitchen, storage, person);
      const { people: table } = await readOthers(kitchen, storage, person.userId, profile.country);
      const { recipes, more, unread } = await reader.read(file, { profile, table });
      const known = new Set(
        (await storage.ownRecipes.list(person.userId)).map(({ title }) => nameOf(title)),
      );
      return {
        recipes: recipes.map((recipe) => ({ ...recipe, known: known.has(nameOf(recipe.title)) })),
        more,
        unread,
      };
    },

    /** As far as there is room; what did not fit is told. */
    async keep(person: Person, recipes: readonly ToKeep[]) {
      let kept = 0;
      for (const { id, text, choices, source_url: source } of recipes) {
        try {
          await ownRecipes.save(person, id, { text, choices, source });
        } catch (error) {
          if (!(error instanceof Refusal) || error.statusCode >= 500) throw error;
          return { kept, message: error.message };
        }
        kept += 1;
        // Each is read for its name: everybody else comes in between.
        await rest();
      }
      return { kept, message: null };
    },

    close: (): Promise<void> => reader.close(),
  };
}
