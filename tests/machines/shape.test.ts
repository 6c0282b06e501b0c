import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { charts } from './charts.ts';

const files = globSync('*/*.machine.ts', { cwd: new URL('../../machines', import.meta.url) }).map(
  (file) => basename(file, '.machine.ts'),
);
const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(everyNode),
];
const namesOf = (transitions: readonly { actions: readonly unknown[] }[]): string[] =>
  transitions.flatMap(({ actions }) =>
    actions.map((action) =>
      typeof action === 'string' ? action : (action as { type: string }).type,
    ),
  );
const isGerund = (name: string): boolean => /^[a-z]+ing([A-Z]|$)/.test(name);
const pastTense =
  /\.(?:[a-zA-Z]*ed|chosen|found|lost|left|held|read|unread|sent|told|begun|kept|hidden|shown|withdrawn|undone|rewritten|paid|takenBack|forgotten)$|\.endedElsewhere$/;
/** Children and sources live as long as the state that shows them; their name is a noun. */
const nouns = new Set([
  ...files,
  'routes',
  'toasts',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'onboarding',
  'sources',
  'foodDetection',
  'planLibrary',
  'historyList',
  'historyEntry',
  'ownNote',
  'payment',
  'healthSettings',
  'accountCare',
  'accountDeletion',
  'dataExport',
  'proof',
  'secondFactor',
  'secondFactorSetup',
  'changePassword',
  'access',
  'feedback',
  'sessionLosses',
  'drafts',
  'appearances',
  'mailedLinks',
  'conditionField',
  'clockTicks',
  'workEnds',
  'tabReturns',
  'planGeneration',
  'mealEditing',
  'mealSwap',
  'mealAdding',
  'shopping',
  'viewAddress',
  'weekFormDraft',
  'shownDishes',
  'tutorial',
  'cookingTimers',
  'cookingAddresses',
  'checkoutAddress',
  'cookingReturns',
  'connectionReturns',
  'spokenCommands',
  'unitChoices',
  'recipeSwaps',
  'swapsAddress',
  'recipe',
  'weekDays',
  'pantrySource',
  'pantryUse',
  'dishLeft',
  'shoppingList',
  'listSource',
  'listNews',
  'household',
  'newsStream',
  'marksSource',
  'timerBoard',
  'tickOutbox',
  'wakeLock',
  'versions',
  'networkSigns',
  'autofillChoices',
]);

// While mutants are tried there is only the mutated chart: see scripts/vitest.mutate.config.ts.
test.skipIf(process.env['MUTATED_CHART'])('every chart of machines/ is held to these rules', () => {
  expect(files.toSorted()).toEqual(Object.keys(charts).toSorted());
});

describe.each(Object.entries(charts))('%s', (name, machine) => {
  const nodes = everyNode(machine.root);
  const invocations = nodes.flatMap((node) => node.invoke.map((invoked) => ({ node, invoked })));

  test('is called what its file is called', () => {
    expect(machine.id).toBe(name);
  });

  test('every state says in a sentence what it is', () => {
    expect(
      nodes
        .filter((node) => !/^[A-Z].{10,}\.$/.test(node.description ?? ''))
        .map((node) => node.id),
    ).toEqual([]);
  });

  test('requirements are named by ids that exist', () => {
    const known = new Set(
      readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8').match(
        /[A-Z]+-\d\d(?= \|)/g,
      ),
    );
    const named = nodes
      .filter((node) => node.meta !== undefined)
      .map(
        (node) => [node.id, (node.meta as { requirements?: string[] }).requirements ?? []] as const,
      );
    expect(named.filter(([, ids]) => ids.length === 0 || ids.some((id) => !known.has(id)))).toEqual(
      [],
    );
  });

  test('every invoked actor has an id, an answer and a failure that are handled', () => {
    const faulty = invocations.filter(({ node, invoked }) => {
      const handled = (type: string) =>
        (node.transitions.get(`xstate.${type}.actor.${invoked.id}`) ?? []).length > 0;
      return invoked.id !== invoked.src || !handled('done') || !handled('error');
    });
    expect(faulty.map(({ node, invoked }) => `${node.id}: ${String(invoked.src)}`)).toEqual([]);
  });

  test('a state that waits for a task is named by what it does; other states are not named like tasks', () => {
    const misnamed = invocations.filter(
      ({ node, invoked }) =>
        node !== machine.root && !nouns.has(String(invoked.src)) && !isGerund(node.key),
    );
    expect(misnamed.map(({ node }) => node.id)).toEqual([]);
  });

  test('a call that may hang has a time-out: every task but those of the browser itself', () => {
    const local = new Set([
      'readSession',
      'clearSession',
      'clearAccessStatus',
      'readLink',
      'readSupport',
      // The browser's window ends by itself, and the call that comes before it too.
      'fetchPasskey',
      'readAnswer',
      'openPage',
      // Nobody waits for it.
      'readProvider',
      'readTrial',
      'keepPayment',
    ]);
    const hanging = invocations.filter(
      ({ node, invoked }) =>
        !nouns.has(String(invoked.src)) &&
        !local.has(String(invoked.src)) &&
        node.after.length === 0,
    );
    expect(hanging.map(({ node }) => node.id)).toEqual([]);
  });

  test('failure states say what failed', () => {
    expect(
      nodes.filter((node) => /^(error|failure|failed)$/i.test(node.key)).map((node) => node.id),
    ).toEqual([]);
  });

  test('events are facts: subject.pastTense', () => {
    const own = nodes
      .flatMap((node) => node.ownEvents)
      .filter((type) => !type.startsWith('xstate.') && type !== '');
    expect(
      own.filter((type) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type) || !pastTense.test(type)),
    ).toEqual([]);
  });

  test('guards are positive questions', () => {
    expect(
      Object.keys(machine.implementations.guards).filter(
        (guard) => !/^(is|has|can)[A-Z]/.test(guard),
      ),
    ).toEqual([]);
  });

  test('task actors are verbs, assigns keep or clear', () => {
    const tasks = Object.keys(machine.implementations.actors).filter((port) => !nouns.has(port));
    expect(
      tasks.filter(
        (port) =>
          !/^(prepare|detect|fetch|read|clear|log|register|process|save|send|delete|reset|change|verify|end|show|understand|load|open|confirm|activate|create|duplicate|restore|generate|propose|update|share|keep|remove|make|plan|revoke|copy)[A-Z]?[A-Za-z]*$/.test(
            port,
          ),
      ),
    ).toEqual([]);
    expect(
      Object.keys(machine.implementations.actions).filter(
        (action) => !/^(keep|clear|notify$|report$|navigate$|tell|enter)/.test(action),
      ),
    ).toEqual([]);
  });

  test('what a region hears in place of its parallel state does all that the state does', () => {
    const lost = nodes
      .filter(({ type }) => type === 'parallel')
      .flatMap((whole) => {
        const within = nodes.filter((node) => node !== whole && node.id.startsWith(`${whole.id}.`));
        return [...whole.transitions].flatMap(([event, outer]) =>
          within
            .filter(({ transitions }) => transitions.has(event))
            .flatMap((node) => {
              const done = namesOf(node.transitions.get(event) ?? []);
              return namesOf(outer)
                .filter((action) => !done.includes(action))
                .map((action) => `${node.id} hears ${event} without ${action}`);
            }),
        );
      });
    expect(lost).toEqual([]);
  });

  test('every port, guard, action and delay that is declared is used', () => {
    const text = JSON.stringify(machine.config);
    const { actors, guards, actions, delays } = machine.implementations;
    const unused = [actors, guards, actions, delays]
      .flatMap((each) => Object.keys(each))
      .filter((declared) => !text.includes(`"${declared}"`));
    expect(unused).toEqual([]);
  });

  test('an unprovided port fails as soon as it is asked', async () => {
    for (const [port, logic] of Object.entries(machine.implementations.actors)) {
      const { createActor, toPromise } = await import('xstate');
      await expect(
        (async () => {
          const actor = createActor(logic as never, { input: {} } as never);
          actor.subscribe({ error: () => {} });
          actor.start();
          await toPromise(actor as never);
        })(),
        port,
      ).rejects.toThrow(/not provided/);
    }
  });
});
