import type { FromMarksSource, ToMarksSource } from '../../../../machines/shared/marks.ts';
import type { Connections } from '../../../actors/connections.ts';
import { createLoadedSource } from '../../../actors/loadedSource.ts';

/** The person's marks; what reads and sends them comes with code of its own, after the page. */
export const createMarksSource = (connections: Pick<Connections, 'client' | 'storage'>) =>
  createLoadedSource<ToMarksSource, FromMarksSource>(
    async () => {
      const { openMarks } = await import('./keepMarks.ts');
      return (tell) => openMarks(connections, tell);
    },
    { type: 'marks.unread' },
  );
