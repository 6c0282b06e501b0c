import { fromPromise } from 'xstate';
import { recipeFiles } from '../../../../contract/constants.ts';
import { keepOwnRecipes, readRecipeFile } from '../../../../contract/recipeFiles.ts';
import { ownPrefix } from '../../../../domain/ownRecipes.ts';
import type {
  FileRead,
  FileRecipe,
  PickedFile,
  RecipesKept,
} from '../../../../machines/shared/ownRecipes.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

type Client = Pick<Connections, 'client'>;

export const createReadFile = ({ client }: Client) =>
  fromPromise<FileRead, { file: PickedFile }>(({ input, signal }) =>
    orRefusal(
      client
        .request(readRecipeFile, {
          body: {},
          file: input.file as File,
          timeout: recipeFiles.reading,
          signal,
        })
        .then(({ recipes, more, unread }) => ({ outcome: 'read' as const, recipes, more, unread })),
    ),
  );

/** A few at a time. Sent again after an answer that was lost, each is one recipe: the same text has the same new id. */
export const createKeepRecipes = ({ client }: Client, newId = () => crypto.randomUUID()) => {
  const made = new Map<string, string>();
  const idOf = (text: string): string => {
    const id = made.get(text) ?? `${ownPrefix}${newId()}`;
    made.set(text, id);
    return id;
  };
  return fromPromise<RecipesKept, { recipes: readonly FileRecipe[] }>(
    async ({ input: { recipes }, signal }) => {
      let kept = 0;
      while (kept < recipes.length) {
        const some = recipes.slice(kept, kept + recipeFiles.together);
        const answer = await orRefusal(
          client.request(keepOwnRecipes, {
            body: {
              recipes: some.map(({ text, source_url }) => ({
                id: idOf(text),
                text,
                choices: {},
                source_url,
              })),
            },
            signal,
          }),
        );
        if ('outcome' in answer) return { kept, message: answer.message };
        kept += answer.kept;
        if (answer.kept < some.length) return { kept, message: answer.message ?? undefined };
      }
      return { kept };
    },
  );
};
