// What the calls notice of the network, for whoever listens; what happened before anybody did is told then.
import type { NetworkNews } from './offlineCopies.ts';

export interface NewsBoard {
  tell: (news: NetworkNews) => void;
  /** Returns what stops it. */
  listen: (listener: (news: NetworkNews) => void) => () => void;
}

export function createNewsBoard(): NewsBoard {
  let listener: ((news: NetworkNews) => void) | undefined;
  let missed: NetworkNews[] = [];
  return {
    tell(news) {
      if (listener) listener(news);
      else if (news.type === 'copy.read') missed.push(news);
      else missed = [];
    },
    listen(given) {
      listener = given;
      for (const news of missed.splice(0)) given(news);
      return () => {
        if (listener === given) listener = undefined;
      };
    },
  };
}
