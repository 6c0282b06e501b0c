import { fromPromise } from 'xstate';
import type { ShoppingList } from '../../../../contract/planShopping.ts';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import type { SharedRecipe } from '../../../../domain/sharedRecipe.ts';
import type { MealDish, SavedPlan } from '../../../../machines/shared/plans.ts';

export type Shared = { outcome: 'shared' | 'copied' };
export type Sharing = Pick<Navigator, 'clipboard'> & { share?: (data: ShareData) => Promise<void> };

/** The device's own sharing; where it has none, or refuses, what is to be shared is copied (PLAN-10). */
export async function share(
  data: { title: string; text?: string; url?: string },
  copied: string,
  device: Sharing,
): Promise<Shared> {
  if (device.share !== undefined) {
    try {
      await device.share(data);
      return { outcome: 'shared' };
    } catch (error) {
      // Who closes the sheet has shared nothing and wants nothing copied.
      if (error instanceof DOMException && error.name === 'AbortError')
        return { outcome: 'shared' };
    }
  }
  await device.clipboard.writeText(copied);
  return { outcome: 'copied' };
}

/** The public page of one of our recipes: nothing in it is the user's own. */
export const linkTo = (recipeId: string, origin: string): string =>
  `${origin}/recipes/${encodeURIComponent(recipeId)}`;

/** A meal of a week: by the link to our recipe, else as text, since its page is for the person alone. */
export const createShareRecipe = (origin: () => string, device: Sharing = navigator) =>
  fromPromise<SharedRecipe, MealDish>(async ({ input: { name, ingredients, recipeId } }) => {
    if (recipeId !== undefined && recipeId !== '' && !isOwnId(recipeId)) {
      const url = linkTo(recipeId, origin());
      return share({ title: name, url }, url, device);
    }
    const text = [name, ...ingredients.map((line) => `- ${line}`)].join('\n');
    const { outcome } = await share({ title: name, text }, text, device);
    return { outcome: outcome === 'copied' ? 'textCopied' : outcome };
  });

type Measured = (text: string) => string;

/** As lines that can be read anywhere. @param measured an amount in the units that the person reads */
export const listText = ({ aisles }: ShoppingList, measured: Measured = (text) => text): string =>
  aisles
    .map(({ aisle, items }) =>
      [aisle, ...items.map(({ name, text }) => `- ${name}, ${measured(text)}`)].join('\n'),
    )
    .join('\n\n');

export const createShareList = (title: string, device: Sharing = navigator, measured?: Measured) =>
  fromPromise<Shared, { list: ShoppingList }>(({ input }) =>
    share({ title, text: listText(input.list, measured) }, listText(input.list, measured), device),
  );

/** A week as text, for whoever cooks too. */
export const createShareWeek = (
  textOf: (plan: SavedPlan) => { title: string; text: string },
  device: Sharing = navigator,
) =>
  fromPromise<Shared, { plan: SavedPlan }>(({ input }) => {
    const { title, text } = textOf(input.plan);
    return share({ title, text }, `${title}\n\n${text}`, device);
  });

/** On paper it is day, whatever the screen shows: dark colours would be light letters without their ground. */
function printByDay(): void {
  const { classList } = document.documentElement;
  if (classList.contains('dark')) {
    classList.remove('dark');
    window.addEventListener('afterprint', () => classList.add('dark'), { once: true });
  }
  window.print();
}

export const createSendToPrinter = (print: () => void = printByDay) =>
  fromPromise<void>(async () => print());
