/** What the tutorial does with the device: timers that keep their time, a screen that stays awake, sharing (PLAN-09, PLAN-10). */
import { createActor, toPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  createSendToPrinter,
  createShareList,
  createShareRecipe,
  type Sharing,
} from '../../src/features/planner/actors/shareText.ts';
import { createBell } from '../../src/features/timers/actors/bell.ts';
import { createTimerBoard } from '../../src/features/timers/actors/timerBoard.ts';
import { createWakeLock } from '../../src/features/planner/actors/wakeLock.ts';
import type { CookingTimer } from '../../machines/shared/plans.ts';
import { list } from '../model/samples/shopping.ts';
import { invoke } from './parent.ts';

describe('the timers', () => {
  const kept = new Map<string, string>();
  const storage = {
    readSetting: (name: string) => kept.get(name) ?? null,
    writeSetting: (name: string, text: string) => void kept.set(name, text),
  };

  const heard: string[] = [];
  const bell = {
    prepare: () => void heard.push('prepared'),
    ring: (label: string) => void heard.push(label),
  };

  /** A page, at a time that the test sets. */
  function openPage(clock: { now: number }) {
    let tick = (): void => undefined;
    const logic = createTimerBoard(
      { storage: storage as never },
      {
        now: () => clock.now,
        everySecond: (call) => {
          tick = call;
          return () => (tick = () => undefined);
        },
      },
      bell,
    );
    const { said, send, stop } = invoke(logic);
    const pass = (seconds: number) => {
      clock.now += seconds * 1000;
      tick();
    };
    const timers = () =>
      (said.findLast(({ type }) => type === 'timers.read')?.['timers'] ?? []) as CookingTimer[];
    return { said, send, stop, pass, timers, left: () => timers().map(({ left }) => left) };
  }

  test('PLAN-09 count down, ring once, and go on over a reload', () => {
    kept.clear();
    const clock = { now: 1_000_000 };
    const page = openPage(clock);
    page.send({ type: 'timer.started', label: 'Rice, 10 minutes', seconds: 600 });
    expect(page.left()).toEqual([600]);
    page.pass(90);
    expect(page.left()).toEqual([510]);
    page.stop();

    clock.now += 500_000;
    const again = openPage(clock);
    expect(again.left()).toEqual([10]);
    again.pass(10);
    expect(again.left()).toEqual([0]);
    again.pass(5);
    expect(again.said.filter(({ type }) => type === 'timer.ended')).toEqual([
      { type: 'timer.ended', label: 'Rice, 10 minutes' },
    ]);
    again.send({ type: 'timer.stopped', id: again.timers()[0]!.id });
    expect(again.left()).toEqual([]);
  });

  test('ring as far as the device allows, take a minute more, and go by themselves', () => {
    kept.clear();
    heard.length = 0;
    const clock = { now: 1_000_000 };
    const page = openPage(clock);
    page.send({ type: 'timer.started', label: 'Rice', seconds: 30 });
    expect(heard).toEqual(['prepared']);
    page.send({ type: 'timer.extended', id: page.timers()[0]!.id, seconds: 60 });
    expect(page.left()).toEqual([90]);
    page.pass(90);
    expect(heard).toEqual(['prepared', 'Rice']);
    page.pass(20);
    // One that is over begins its minute now.
    page.send({ type: 'timer.extended', id: page.timers()[0]!.id, seconds: 60 });
    expect(page.left()).toEqual([60]);
    page.pass(60);
    expect(heard).toEqual(['prepared', 'Rice', 'Rice']);
    page.pass(59);
    expect(page.left()).toEqual([0]);
    page.pass(1);
    expect(page.left()).toEqual([]);
  });

  test('one that ended while nobody looked is told, and does not ring', () => {
    kept.clear();
    heard.length = 0;
    const clock = { now: 1_000_000 };
    openPage(clock).send({ type: 'timer.started', label: 'Rice', seconds: 30 });
    clock.now += 3_600_000;
    const later = openPage(clock);
    expect(later.said.filter(({ type }) => type === 'timer.ended')).toHaveLength(1);
    expect(heard).toEqual(['prepared']);
  });

  test('nothing that others wrote there breaks them', () => {
    for (const text of ['{', '{}', '[null, 3, {"id": 1}]']) {
      kept.set('timers', text);
      expect(openPage({ now: 0 }).said).toEqual([{ type: 'timers.read', timers: [] }]);
    }
  });
});

describe('the bell', () => {
  test('asks for notifications once it is prepared, and where one is allowed shows it', () => {
    const shown: [string, string | undefined][] = [];
    let asked = 0;
    class Notice {
      static permission: NotificationPermission = 'default';
      static requestPermission = async () => {
        asked += 1;
        return 'granted' as const;
      };
      constructor(title: string, { body }: NotificationOptions) {
        shown.push([title, body]);
      }
    }
    const buzzed: unknown[] = [];
    const bell = createBell(() => 'Time is up', {
      Notification: Notice as never,
      navigator: { vibrate: (pattern) => buzzed.push(pattern) > 0 },
    });
    bell.ring('Rice');
    expect([asked, shown.length, buzzed.length]).toEqual([0, 0, 1]);
    bell.prepare();
    Notice.permission = 'granted';
    bell.prepare();
    bell.ring('Rice');
    expect([asked, shown]).toEqual([1, [['Time is up', 'Rice']]]);
  });

  test('is silent where the device has nothing to ring with, or refuses', () => {
    const refuse = () => {
      throw new Error('not allowed');
    };
    for (const device of [{}, { AudioContext: refuse, navigator: { vibrate: refuse } }]) {
      const bell = createBell(() => 'Time is up', device as never);
      bell.prepare();
      bell.ring('Rice');
    }
  });
});

describe('the screen', () => {
  function device() {
    const held: { released: boolean }[] = [];
    const state: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
    const page = Object.assign(new EventTarget(), state);
    const wakeLock = {
      request: async () => {
        const lock = { released: false, release: async () => void (lock.released = true) };
        held.push(lock);
        return lock as never;
      },
    };
    return { held, page, wakeLock };
  }

  test('stays awake while the modal is open, also after another app was looked at', async () => {
    const { held, page, wakeLock } = device();
    const actor = invoke(createWakeLock({ wakeLock }, page));
    await expect.poll(() => held.length).toBe(1);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => held.length).toBe(2);
    actor.stop();
    await expect.poll(() => held[1]!.released).toBe(true);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(held).toHaveLength(2);
  });

  test('may sleep where the browser has no such lock, or refuses it', () => {
    const { page } = device();
    invoke(createWakeLock({}, page)).stop();
    invoke(
      createWakeLock(
        { wakeLock: { request: () => Promise.reject(new Error('low battery')) } },
        page,
      ),
    ).stop();
  });
});

describe('PLAN-10 sharing', () => {
  const run = (logic: Parameters<typeof createActor>[0], input: unknown) =>
    toPromise(createActor(logic, { input } as never).start());
  function device(share?: Sharing['share']) {
    const copied: string[] = [];
    return {
      copied,
      sharing: {
        clipboard: { writeText: async (text: string) => void copied.push(text) },
        ...(share ? { share } : {}),
      } as unknown as Sharing,
    };
  }
  const origin = () => 'https://platewise.example';
  const link = 'https://platewise.example/recipes/jollof-rice';
  const ours = {
    name: 'Jollof rice',
    ingredients: ['320 g rice', '2 peppers'],
    sickness: 'high blood pressure',
    recipeId: 'jollof-rice',
  };

  test("goes to the device's own sheet", async () => {
    const given: ShareData[] = [];
    const { copied, sharing } = device(async (data) => void given.push(data));
    expect(await run(createShareRecipe(origin, sharing), ours)).toEqual({
      outcome: 'shared',
    });
    expect([given, copied]).toEqual([[{ title: 'Jollof rice', url: link }], []]);
  });

  test.each([
    ['there is none', undefined],
    ['it fails', () => Promise.reject(new Error('not allowed'))],
  ])('copies the link where %s', async (_, share) => {
    const { copied, sharing } = device(share);
    expect(await run(createShareRecipe(origin, sharing), ours)).toEqual({
      outcome: 'copied',
    });
    expect(copied).toEqual([link]);
  });

  test('copies nothing when the sheet is closed', async () => {
    const { copied, sharing } = device(() =>
      Promise.reject(new DOMException('closed', 'AbortError')),
    );
    expect(await run(createShareRecipe(origin, sharing), ours)).toEqual({
      outcome: 'shared',
    });
    expect(copied).toEqual([]);
  });

  test.each([['own-grandmas-rice'], [undefined]])(
    'a dish without a public page (%s) is shared as text, and nothing of health with it',
    async (recipeId) => {
      const { copied, sharing } = device();
      expect(await run(createShareRecipe(origin, sharing), { ...ours, recipeId })).toEqual({
        outcome: 'textCopied',
      });
      expect(copied).toEqual(['Jollof rice\n- 320 g rice\n- 2 peppers']);
    },
  );

  test('a shopping list is lines by aisle; printing is the browser’s', async () => {
    const { copied, sharing } = device();
    await run(createShareList('Shopping list', sharing), { list });
    expect(copied).toEqual([
      'Vegetables and herbs\n- Tomatoes, 500 g\n\nGrains, flour and noodles\n- Rice, 1 kg',
    ]);
    let printed = 0;
    await run(
      createSendToPrinter(() => void (printed += 1)),
      undefined,
    );
    expect(printed).toBe(1);
  });
});
