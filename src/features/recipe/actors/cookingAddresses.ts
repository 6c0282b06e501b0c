/**
 * While a recipe is cooked the address says at which step: a reload goes on there, the browser's Back and Forward go through the
 * steps, and Back from the first returns to the page.
 */
import { fromCallback } from 'xstate';
import type {
  CookingReturned,
  StepShown,
  StepReturned,
} from '../../../../machines/shared/kitchen.ts';

const key = 'cook';

/** The step in the address, from 0; null where the page is read. */
function stepHere(): number | null {
  const said = new URLSearchParams(location.search).get(key);
  return said === null ? null : Math.max(0, (Number.parseInt(said, 10) || 1) - 1);
}

function addressWith(step: number | null): string {
  const search = new URLSearchParams(location.search);
  if (step === null) search.delete(key);
  else search.set(key, String(step + 1));
  const query = search.toString();
  return location.pathname + (query === '' ? '' : `?${query}`);
}

/** What an entry of a step keeps: how many stand upon the page's own, and the step of the one before. It is there after a reload too. */
interface Kept {
  readonly uponRecipe: number;
  readonly before: number | null;
}
function keptHere(): Kept | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'uponRecipe' in state
    ? (state as Kept)
    : null;
}

const push = (step: number): void =>
  history.pushState(
    { uponRecipe: (keptHere()?.uponRecipe ?? 0) + 1, before: stepHere() } satisfies Kept,
    '',
    addressWith(step),
  );
const replace = (step: number | null): void =>
  history.replaceState(history.state, '', addressWith(step));

export const createCookingAddresses = () =>
  fromCallback<StepShown, { step: number }>(({ input, receive, sendBack }) => {
    const page = location.pathname;
    let wanted = input.step;
    let isGoingBack = false;
    /** A step back is an entry back where there is one, so that Forward leads to it again. */
    const settle = (): void => {
      const here = stepHere();
      if (isGoingBack || here === wanted) return;
      if (here === null || wanted > here) return push(wanted);
      const before = keptHere()?.before ?? null;
      if (before === null || before < wanted) return replace(wanted);
      isGoingBack = true;
      history.back();
    };
    const look = (): void => {
      const here = stepHere();
      if (here === null) return sendBack({ type: 'cooking.left' });
      if (isGoingBack) {
        isGoingBack = false;
        return settle();
      }
      wanted = here;
      sendBack({ type: 'step.returned', step: here } satisfies StepReturned);
    };
    if (stepHere() === null) push(wanted);
    else if (stepHere() !== wanted) replace(wanted);
    receive(({ step }) => {
      wanted = step;
      settle();
    });
    addEventListener('popstate', look);
    return () => {
      removeEventListener('popstate', look);
      // Left for another page: that address is right as it is.
      if (location.pathname !== page || stepHere() === null) return;
      const upon = keptHere()?.uponRecipe ?? 0;
      if (upon > 0) history.go(-upon);
      else replace(null);
    };
  });

/** The browser's Forward, from the page of the recipe to a step of it. */
export const createCookingReturns = () =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const page = location.pathname;
    const look = (): void => {
      const here = stepHere();
      if (here !== null && location.pathname === page)
        sendBack({ type: 'cooking.returned', step: here } satisfies CookingReturned);
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  });
