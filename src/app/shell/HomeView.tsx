import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate';
import type { homeMachine } from '../../../machines/app/home.machine.ts';
import { useSelector } from '../../context/useSelector.ts';
import '../../texts/en/featureMessages.ts';
import { navigation as words } from '../../features/navigation/texts/en.ts';
import { Boundary } from './Boundary.tsx';
import type { HomeViews } from './layouts.ts';
import { Stopped } from './Stopped.tsx';
import { LoadingScreen } from '../../features/session/views/LoadingScreen.tsx';

type Snapshot = SnapshotFrom<typeof homeMachine>;
type Name = keyof Snapshot['children'];

/** Pages whose work outlives looking elsewhere, each in a region of its own. */
const regions = {
  '/ai-kitchen': 'aiKitchen',
  '/detected': 'detection',
  '/planner': 'planner',
} as const;
const charts = {
  '/ai-kitchen': 'aiKitchen',
  '/detected': 'foodDetection',
  '/planner': 'planLibrary',
} as const;
type KeptPath = keyof typeof regions;

const isKept = (path: string): path is KeptPath => path in regions;

/** The charts that draw the page which is shown, from its top to its bottom. */
const shownCharts = (snapshot: Snapshot): readonly Name[] => {
  const { route } = snapshot.value;
  if (typeof route === 'object')
    return 'entry' === route.history ? ['historyEntry'] : ['historyList'];
  if (route === 'recipe') return ['recipe'];
  if (route === 'ownRecipes') return ['ownRecipes'];
  if (route === 'payment') return ['payment'];
  if (route === 'shopping') return ['shoppingList'];
  if (route === 'household') return ['household'];
  if (route === 'table') return ['table'];
  if (route === 'settings') return ['healthSettings', 'accountCare'];
  if (route === 'profile') return ['changePassword'];
  return isKept(snapshot.context.path) ? [charts[snapshot.context.path]] : [];
};
const shownKey = (snapshot: Snapshot): string => shownCharts(snapshot).join();
const isStopped = (snapshot: Snapshot): boolean =>
  snapshot.matches({ route: 'stopped' }) ||
  (snapshot.matches({ route: 'persistent' }) &&
    isKept(snapshot.context.path) &&
    snapshot.value[regions[snapshot.context.path]] === 'stopped');

/** What lies above every page: without one of them the page can still be used. */
const around = ['cookingTimers', 'access', 'feedback'] as const;
const nothing = () => null;
/** The chart goes on: only what it is drawn with has failed. */
const stoppedWhileDrawn = (again: () => void) => (
  <Stopped message={words.pageStopped} onStartAgain={again} />
);

interface HomeProps {
  readonly actor: ActorRefFrom<typeof homeMachine>;
  readonly views: HomeViews;
}

/** The page that is shown, with what lies above every page. */
export function HomeView({ actor, views }: HomeProps) {
  const path = useSelector(actor, (snapshot) => snapshot.context.path);
  const stopped = useSelector(actor, isStopped);
  const shown = useSelector(actor, shownKey);
  const names = (shown === '' ? [] : shown.split(',')) as Name[];

  return (
    <>
      {stopped ? (
        <Stopped
          message={path === '/ai-kitchen' ? words.kitchenStopped : words.pageStopped}
          onStartAgain={() => actor.send({ type: 'route.retried' })}
        />
      ) : (
        <Boundary
          key={`${shown} ${['historyEntry', 'recipe', 'ownRecipes'].includes(shown) ? path : ''}`}
          fallback={stoppedWhileDrawn}
        >
          <ShownPage actor={actor} views={views} names={names} path={path} />
        </Boundary>
      )}
      {around.map((name) => (
        <Boundary key={name} fallback={nothing}>
          <Chart actor={actor} views={views} name={name} />
        </Boundary>
      ))}
    </>
  );
}

function ShownPage({
  actor,
  views,
  names,
  path,
}: HomeProps & { readonly names: readonly Name[]; readonly path: string }) {
  if (names.every((name) => views[name] === undefined))
    return <views.page path={path} isSignedIn />;
  return names.map((name) => <Chart key={name} actor={actor} views={views} name={name} waiting />);
}

/** One chart's view, while it lives. */
function Chart({
  actor,
  views,
  name,
  waiting,
}: HomeProps & { readonly name: Name; readonly waiting?: boolean }) {
  const child = useSelector(actor, (snapshot) => snapshot.children[name]);
  const View = views[name] as ComponentType<{ readonly actor: AnyActorRef }> | undefined;
  if (View === undefined) return null;
  if (child === undefined) return waiting ? <LoadingScreen /> : null;
  return <View actor={child} />;
}
