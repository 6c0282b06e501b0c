import { fromPromise } from 'xstate';
import { share, type Shared, type Sharing } from '../../planner/actors/shareText.ts';

/** The recipe's public page: nothing in it is the user's own. */
export const linkTo = (recipeId: string, origin: string): string =>
  `${origin}/recipes/${encodeURIComponent(recipeId)}`;

export const createShareLink = (
  device: Sharing = navigator,
  origin: () => string = () => location.origin,
) =>
  fromPromise<Shared, { id: string; title: string }>(async ({ input: { id, title } }) => {
    const url = linkTo(id, origin());
    return share({ title, url }, url, device);
  });

/** Lines as they can be read anywhere. */
export const createShareLines = (device: Sharing = navigator) =>
  fromPromise<Shared, { title: string; lines: readonly string[] }>(
    async ({ input: { title, lines } }) => {
      const text = [title, ...lines.map((line) => `- ${line}`)].join('\n');
      return share({ title, text }, text, device);
    },
  );
