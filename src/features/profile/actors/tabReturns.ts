import { fromCallback } from 'xstate';

/** Says when somebody looks at this tab again. */
export const createTabReturns = (
  given?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const page = given ?? document;
    const look = (): void => {
      if (page.visibilityState === 'visible') sendBack({ type: 'tab.shown' });
    };
    page.addEventListener('visibilitychange', look);
    return () => page.removeEventListener('visibilitychange', look);
  });
