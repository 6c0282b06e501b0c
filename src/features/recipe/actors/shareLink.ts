import { fromPromise } from 'xstate';
import { linkTo, share, type Shared, type Sharing } from '../../planner/actors/shareText.ts';

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
