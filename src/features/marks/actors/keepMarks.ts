// A person's marks as they are on the server, with what was changed here on top.
import { markKinds, markRecipe, readMarks } from '../../../../contract/marks.ts';
import type {
  FromMarksSource,
  MarkChange,
  RecipeMark,
  ToMarksSource,
} from '../../../../machines/shared/marks.ts';
import type { Connections } from '../../../actors/connections.ts';
import { openKeeper, sent, type KeeperWorld, type Sent } from '../../../actors/keeper.ts';
import type { Entry } from '../../../actors/outbox.ts';

/** What entries of the outbox are about. */
export const marksTopic = 'marks';

type Marks = readonly RecipeMark[];

const isChange = (body: unknown): body is MarkChange =>
  typeof body === 'object' &&
  body !== null &&
  'recipeId' in body &&
  typeof body.recipeId === 'string' &&
  'title' in body &&
  typeof body.title === 'string' &&
  'mark' in body &&
  (body.mark === null || markKinds.some((kind) => kind === body.mark));

/** Sends one entry of the outbox. */
export const sendMark = async (
  client: Connections['client'],
  { body }: Pick<Entry, 'body'>,
): Promise<Sent<Marks>> =>
  isChange(body)
    ? sent(
        client
          .request(markRecipe, { body: { recipe_id: body.recipeId, mark: body.mark } })
          .then(({ marks }) => marks),
      )
    : { outcome: 'settled' };

/** What is marked after a change; what the server alone knows of a dish comes with its answer. */
export function marked(marks: Marks, { recipeId, title, mark }: MarkChange, now: number): Marks {
  const before = marks.find((each) => each.recipe_id === recipeId);
  if (before?.mark === mark) return marks;
  const others = marks.filter((each) => each !== before);
  if (mark === null) return others;
  const unread = { recipe_id: recipeId, title, cuisine: '', minutes: 0 };
  return [{ ...(before ?? unread), mark, since: now }, ...others];
}

export interface MarksKeeper {
  take: (event: ToMarksSource) => void;
  stop: () => void;
}

export function openMarks(
  { client, storage }: Pick<Connections, 'client' | 'storage'>,
  tell: (event: FromMarksSource) => void,
  world: KeeperWorld = {},
): MarksKeeper {
  const { now = Date.now } = world;
  const { ask, keep, stop } = openKeeper<Marks, MarkChange>(
    {
      topic: marksTopic,
      read: async () => (await client.request(readMarks, {})).marks,
      send: (entry) => sendMark(client, entry),
      changed: (marks, body) => (isChange(body) ? marked(marks, body, now()) : marks),
      nothing: [],
      tell: (news) => {
        if (news.type === 'read') tell({ type: 'marks.read', marks: news.known });
        else if (news.type === 'unread') tell({ type: 'marks.unread' });
        else tell({ type: 'mark.refused', message: news.message });
      },
    },
    storage,
    world,
  );
  return {
    take(event) {
      if (event.type === 'marks.asked') return ask();
      const { recipeId, title, mark } = event;
      keep({ recipeId, title, mark });
    },
    stop,
  };
}
