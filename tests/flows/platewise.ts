/** The real server, listening, and the charts as the app wires them. */
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { session as limits, passwordStrength, upload } from '../../contract/constants.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Navigate, Notify, Report } from '../../machines/shared/emitted.ts';
import type { OpenedDish } from '../../machines/shared/kitchen.ts';
import type { DishOpened } from '../../machines/shared/messages.ts';
import type { Connections } from '../../src/actors/connections.ts';
import { createSessionActors } from '../../src/features/session/actors/createSessionActors.ts';
import { loginChart } from '../../src/features/login/chart.ts';
import { aiKitchenChart } from '../../src/features/aiKitchen/chart.ts';
import { recipeChart } from '../../src/features/recipe/chart.ts';
import { signupChart } from '../../src/features/signup/chart.ts';
import type { Ports } from '../../src/actors/ports.ts';
import { type Clock, manualClock, query, startServer } from '../api/support.ts';
import { startRelay, type Relay } from './relay.ts';

export interface Platewise {
  /** Where a browser finds it. */
  origin: string;
  relay: Relay;
  clock: Clock;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
}

export async function startPlatewise(environment: Record<string, string> = {}): Promise<Platewise> {
  const clock = manualClock();
  const server = await startServer('SQLite', { now: clock.now, environment });
  const relay = await startRelay(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    origin: relay.origin,
    relay,
    clock,
    query: (sql) => query(server.environment, sql),
    stop: () => server.app.close(),
  };
}

/** Long enough for a busy machine; every wait ends as soon as it can. */
const waitLimit = { timeout: 45_000 };
const callTimeout = 15_000;

/** What a chart says to the shell, and what the charts say that it starts. */
function hear(actor: AnyActorRef) {
  const said: (Navigate | Notify | Report)[] = [];
  const heard = new WeakSet<AnyActorRef>();
  const listen = (to: AnyActorRef): void => {
    if (heard.has(to)) return;
    heard.add(to);
    to.on('*', (emitted) => void said.push(emitted as Navigate | Notify | Report));
    to.subscribe({
      next: ({ children = {} }: { children?: Record<string, AnyActorRef> }) =>
        Object.values(children).forEach(listen),
      error: () => undefined,
    });
  };
  listen(actor);
  return { said, codes: () => said.flatMap((each) => ('code' in each ? [each.code] : [])) };
}

export function startSession(connections: Connections) {
  const machine = sessionMachine.provide({
    actors: createSessionActors(connections) satisfies Ports<typeof sessionMachine>,
  });
  const actor = createActor(machine, {
    input: { delays: { overlayFade: 1, leaveDelay: 1, logOutTimeout: callTimeout } },
  });
  const heard = hear(actor);
  actor.start();
  return {
    actor,
    ...heard,
    settled: () =>
      waitFor(
        actor,
        (snapshot) => snapshot.matches('signedOut') || snapshot.matches({ signedIn: 'settled' }),
        waitLimit,
      ),
    reaches: (state: 'signedIn' | 'signedOut') =>
      waitFor(actor, (snapshot) => snapshot.matches(state), waitLimit),
  };
}

export function startLogin(connections: Connections) {
  const actor = createActor(loginChart(connections), { input: { logInTimeout: callTimeout } });
  const heard = hear(actor);
  actor.start();
  return {
    actor,
    ...heard,
    submit: async (email: string, password: string) => {
      actor.send({ type: 'email.changed', email });
      actor.send({ type: 'password.changed', password });
      actor.send({ type: 'form.submitted' });
      return waitFor(actor, (snapshot) => !snapshot.matches('loggingIn'), waitLimit);
    },
  };
}

export function startSignup(connections: Connections) {
  const { fairFrom, goodFrom, strongFrom } = passwordStrength;
  const actor = createActor(signupChart(connections), {
    input: {
      limits: {
        passwordMinimum: limits.passwordMinimum,
        fairFrom,
        goodFrom,
        strongFrom,
        callTimeout,
      },
    },
  });
  const heard = hear(actor);
  actor.start();
  return {
    actor,
    ...heard,
    submit: async (email: string, password: string) => {
      actor.send({ type: 'firstName.changed', firstName: ' Ada ' });
      actor.send({ type: 'lastName.changed', lastName: 'Lovelace' });
      actor.send({ type: 'email.changed', email });
      actor.send({ type: 'password.changed', password });
      actor.send({ type: 'confirmPassword.changed', confirmPassword: password });
      actor.send({ type: 'form.submitted' });
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), waitLimit);
    },
  };
}

/** What a flow with a photo may take, in these tests. */
export const photoLimits = {
  imageBytes: upload.imageBytes,
  preparationTimeout: callTimeout,
  aiTimeout: callTimeout,
  saveTimeout: callTimeout,
  keepTimeout: callTimeout,
  recallTimeout: callTimeout,
  confirmation: { typingDelay: 1, optionsTimeout: callTimeout, names: 100 },
};

/** The page that an address of a dish leads to, as the chart of the signed-in starts it. */
function openRecipe(connections: Connections, to: string, opened: OpenedDish) {
  const { pathname, search } = new URL(to, 'https://platewise.example');
  const actor = createActor(recipeChart(connections), {
    input: {
      limits: {
        aiTimeout: callTimeout,
        saveTimeout: callTimeout,
        printTimeout: callTimeout,
        shareTimeout: callTimeout,
        voiceTimeout: callTimeout,
        pantry: { callTimeout: 11_000, undo: 10_000 },
      },
      path: pathname,
      search,
      opened,
    },
  });
  const heard = hear(actor);
  actor.start();
  return { actor, heard };
}

export function startKitchen(connections: Connections) {
  const actor = createActor(aiKitchenChart(connections), {
    input: {
      limits: { ...photoLimits, pantry: { callTimeout, undo: 1000 } },
      search: '',
    },
  });
  const heard = hear(actor);
  const opened: OpenedDish[] = [];
  // Without a parent it tells itself; the chart of the signed-in would hear it.
  actor.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.event.type === 'dish.opened')
      opened.push((inspected.event as DishOpened).dish);
  });
  actor.start();
  let recipe: ReturnType<typeof openRecipe> | undefined;
  const page = () => recipe!.actor;
  return {
    actor,
    codes: () => [...heard.codes(), ...(recipe?.heard.codes() ?? [])],
    said: () => [...heard.said, ...(recipe?.heard.said ?? [])],
    submit: async (list: string) => {
      actor.send({ type: 'list.changed', list });
      actor.send({ type: 'ingredients.submitted' });
      return waitFor(actor, (snapshot) => !snapshot.matches('processingIngredients'), waitLimit);
    },
    reaches: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state), waitLimit),
    /** The page of the dish that was chosen. */
    page,
    pageReaches: (state: 'recipeOffline' | 'showing') =>
      waitFor(page(), (snapshot) => snapshot.matches(state), waitLimit),
    /** What follows the instructions of the dish that is shown. */
    follows: async (state: 'saved' | 'recordUnsaved') => {
      const { children } = await waitFor(
        page(),
        (snapshot) => snapshot.matches({ showing: { resources: 'following' } }),
        waitLimit,
      );
      return waitFor(children.followUp!, (snapshot) => snapshot.matches(state), waitLimit);
    },
    tellFollowUp: (type: 'resources.retried' | 'record.retried') =>
      page().getSnapshot().children.followUp!.send({ type }),
    /** The page of the dish before ends with it. */
    choose: (index: number) => {
      actor.send({ type: 'suggestion.chosen', index });
      recipe?.actor.stop();
      const { to } = heard.said.findLast((each) => each.type === 'navigate')!;
      recipe = openRecipe(connections, to, opened.at(-1)!);
    },
  };
}

export const password = 'analytical engine';

/** Registers and logs in by the charts, and opens the session. */
export async function signUpHere(connections: Connections, email = 'ada@example.org') {
  const session = startSession(connections);
  await session.settled();
  const signup = startSignup(connections);
  const { output } = await signup.submit(email, password);
  if (!output?.signedIn) throw new Error(`The sign-up did not succeed: ${signup.codes().join()}`);
  session.actor.send({ type: 'session.stored' });
  await session.reaches('signedIn');
  return session;
}
