import { fromPromise } from 'xstate';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import type { SharedRecipe } from '../../../../domain/sharedRecipe.ts';
import { linkTo, share, type Shared, type Sharing } from '../../planner/actors/shareText.ts';

interface RecipeToShare {
  readonly id: string;
  readonly title: string;
  /** All of it, for a recipe that has no page for anyone. */
  readonly text: string;
}
type SharedOrByHand = SharedRecipe | { outcome: 'byHand'; text: string };

/** One of ours by its link, one's own as text. What the device neither shares nor copies is given back. */
export const createShareRecipePage = (
  device: Sharing = navigator,
  origin: () => string = () => location.origin,
) =>
  fromPromise<SharedOrByHand, RecipeToShare>(async ({ input: { id, title, text } }) => {
    const isOwn = isOwnId(id);
    const copied = isOwn ? text : linkTo(id, origin());
    try {
      const data = isOwn ? { title, text } : { title, url: copied };
      const { outcome } = await share(data, copied, device);
      return { outcome: isOwn && outcome === 'copied' ? 'textCopied' : outcome };
    } catch {
      return { outcome: 'byHand', text: copied };
    }
  });

/** Lines as they can be read anywhere. */
export const createShareLines = (device: Sharing = navigator) =>
  fromPromise<Shared, { title: string; lines: readonly string[] }>(
    async ({ input: { title, lines } }) => {
      const text = [title, ...lines.map((line) => `- ${line}`)].join('\n');
      return share({ title, text }, text, device);
    },
  );
