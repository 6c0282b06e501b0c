import { fromCallback, type EventObject } from 'xstate';

/** What lives in code of its own: it takes events until it is stopped. */
export interface Loaded<To> {
  take: (event: To) => void;
  stop: () => void;
}

/**
 * A source whose code comes after the page. Where that does not come, `failed` is said, and the next event tries again.
 * @param load the code; it opens with what tells the chart
 */
export const createLoadedSource = <To extends EventObject, From extends EventObject>(
  load: () => Promise<(tell: (event: From) => void) => Loaded<To>>,
  failed: From,
) =>
  fromCallback<To>(({ sendBack, receive }) => {
    let isOver = false;
    let loaded: Promise<Loaded<To>> | undefined;
    const tell = (event: From): void => {
      if (!isOver) sendBack(event);
    };
    const open = (): Promise<Loaded<To>> => {
      loaded ??= load().then((start) => start(tell));
      return loaded;
    };
    const take = async (event?: To): Promise<void> => {
      try {
        const own = await open();
        if (isOver) own.stop();
        else if (event) own.take(event);
      } catch {
        loaded = undefined;
        tell(failed);
      }
    };
    receive((event) => void take(event));
    void take();
    return () => {
      isOver = true;
      void loaded?.then((own) => own.stop()).catch(() => undefined);
    };
  });
