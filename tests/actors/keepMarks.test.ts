/** A person's marks on this device: what is marked shows at once, waits for the network, and is sent in order. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { markRecipe, readMarks, type RecipeMark } from '../../contract/marks.ts';
import type { FromMarksSource } from '../../machines/shared/marks.ts';
import { outboxInMemory } from '../../src/actors/outbox.ts';
import { HttpError, NetworkError } from '../../src/api/errors.ts';
import { marked, marksTopic, openMarks } from '../../src/features/marks/actors/keepMarks.ts';
import { send } from '../../src/features/offline/actors/sendEntry.ts';

const rice: RecipeMark = {
  recipe_id: 'rice',
  mark: 'favourite',
  title: 'Rice',
  cuisine: 'Any',
  minutes: 20,
  since: 1,
};
const [dalIn, riceOut] = [
  { recipeId: 'dal', title: 'Dal', mark: 'favourite' as const },
  { recipeId: 'rice', title: 'Rice', mark: null },
];
const waitLimit = { timeout: 10_000 };

/** A server that keeps marks by recipe. */
function service(...there: RecipeMark[]) {
  let marks = there;
  const state = { failure: undefined as Error | undefined, sent: [] as unknown[] };
  const client = {
    request: async (
      call: unknown,
      { body }: { body?: { recipe_id: string; mark: RecipeMark['mark'] | null } },
    ) => {
      if (state.failure) throw state.failure;
      if (call === readMarks) return { status: 'success', marks };
      expect(call).toBe(markRecipe);
      state.sent.push(body);
      const { recipe_id, mark } = body!;
      const others = marks.filter((each) => each.recipe_id !== recipe_id);
      marks = mark === null ? others : [{ ...rice, recipe_id, mark, title: recipe_id }, ...others];
      return { status: 'success', marks };
    },
  };
  return { client: client as never, state };
}

function open(served: ReturnType<typeof service>, outbox = outboxInMemory()) {
  const said: FromMarksSource[] = [];
  let look = (): void => undefined;
  const storage = { readHolder: () => 'ada' } as never;
  const { take, stop } = openMarks(
    { client: served.client, storage },
    (event) => void said.push(event),
    {
      outbox,
      now: () => 5,
      onNews: (again) => {
        look = again;
        return () => undefined;
      },
    },
  );
  const marks = () => {
    const last = said.findLast((each) => each.type === 'marks.read');
    return last?.marks.map(({ recipe_id, mark }) => `${recipe_id} ${mark}`);
  };
  return { said, take, stop, marks, look: () => look() };
}

describe('marks on this device', () => {
  test('show at once and are sent', async () => {
    const served = service(rice);
    const own = open(served);
    await expect.poll(own.marks, waitLimit).toEqual(['rice favourite']);
    own.take({ type: 'mark.changed', ...dalIn });
    expect(own.marks()).toEqual(['dal favourite', 'rice favourite']);
    await expect
      .poll(() => served.state.sent, waitLimit)
      .toEqual([{ recipe_id: 'dal', mark: 'favourite' }]);
    own.stop();
  });

  test('wait without a network, and are sent in order when it is back', async () => {
    const served = service(rice);
    served.state.failure = new NetworkError();
    const own = open(served);
    await expect.poll(() => own.said, waitLimit).toEqual([{ type: 'marks.unread' }]);
    own.take({ type: 'mark.changed', ...dalIn });
    own.take({ type: 'mark.changed', ...riceOut });
    expect(own.marks()).toEqual(['dal favourite']);
    served.state.failure = undefined;
    own.look();
    await expect.poll(() => served.state.sent.length, waitLimit).toBe(2);
    await expect.poll(own.marks, waitLimit).toEqual(['dal favourite']);
    own.stop();
  });

  test('that the server never takes go, in its words', async () => {
    const served = service(rice);
    const own = open(served);
    await expect.poll(own.marks, waitLimit).toEqual(['rice favourite']);
    served.state.failure = new HttpError(404, '', { serverMessage: 'We do not have this recipe.' });
    own.take({ type: 'mark.changed', ...dalIn });
    await expect
      .poll(() => own.said, waitLimit)
      .toContainEqual({ type: 'mark.refused', message: 'We do not have this recipe.' });
    await expect.poll(own.marks, waitLimit).toEqual(['rice favourite']);
    own.stop();
  });

  test('that wait are sent wherever the person is; what is no mark goes', async () => {
    const served = service();
    const entry = { key: 'k', topic: marksTopic, owner: 'ada', body: dalIn };
    served.state.failure = new NetworkError();
    expect(await send(served.client, entry)).toBe('waits');
    served.state.failure = undefined;
    expect(await send(served.client, entry)).toBe('settled');
    expect(await send(served.client, { ...entry, body: { mark: 'loved' } })).toBe('settled');
    expect(served.state.sent).toEqual([{ recipe_id: 'dal', mark: 'favourite' }]);
  });
});

test('a mark that is there already stays as it is; another takes its place', () => {
  expect(marked([rice], { recipeId: 'rice', title: '', mark: 'favourite' }, 9)).toEqual([rice]);
  expect(marked([rice], { recipeId: 'rice', title: '', mark: 'not_again' }, 9)).toEqual([
    { ...rice, mark: 'not_again', since: 9 },
  ]);
  expect(marked([rice], riceOut, 9)).toEqual([]);
});
