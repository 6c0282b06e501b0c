/**
 * How the planner is looked at, in the address and on this device: a reload comes back to the week,
 * the day and what lies open, the browser's Back closes that, and the view that was chosen stays.
 * It watches the chart that has started it, and does to it what a person would.
 */
import { fromCallback, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { planLibraryMachine } from '../../../../machines/planner/planLibrary.machine.ts';
import { mondayOf, weekdayOf } from '../../../../domain/calendar.ts';
import { mostRecent } from '../../../../domain/savedWeeks.ts';
import type { Connections } from '../../../actors/connections.ts';
import { type ViewState, viewStateIn, openingOf, panelOf, queryOf } from './viewAddressParts.ts';

type Snapshot = SnapshotFrom<typeof planLibraryMachine>;

/** What this needs of the browser. */
export interface ViewAddressBrowser {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  /** Whether seven days have room beside each other. */
  readonly isWide: () => boolean;
  readonly onBack: (listener: () => void) => () => void;
}
export const viewAddressBrowser = (): ViewAddressBrowser => ({
  location: window.location,
  history: window.history,
  isWide: () => window.matchMedia?.('(min-width: 72rem)').matches ?? false,
  onBack: (listener) => {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
});

const memory = 'planner_view';
const page = '/planner';
/** Marks the entry that stands upon the page's own: from there one may go back to it, also after a reload. */
const upon = { inner: true, uponPlanner: true };
const isUpon = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'uponPlanner' in state;

/** What is looked at where nothing was chosen is not said: tomorrow it is another (PLAN-14). */
const usualOf = ({ context: { plans, today } }: Snapshot): Pick<ViewState, 'week' | 'day'> => {
  const newest = mostRecent(plans);
  return {
    week: newest ? mondayOf(newest.startDate) : today === '' ? null : mondayOf(today),
    day: today === '' ? null : weekdayOf(today),
  };
};
const viewStateOf = (snapshot: Snapshot): ViewState => {
  const { week, weekday } = snapshot.context;
  const usual = usualOf(snapshot);
  return {
    week: week === usual.week || week === '' ? null : week,
    day: weekday === usual.day || week === '' ? null : weekday,
    panel: panelOf(snapshot),
  };
};

/** Follows an address, a step at a time, as the chart comes to be able to; answers what is left of it. */
function followed(
  asked: ViewState,
  snapshot: Snapshot,
  send: (event: Parameters<Snapshot['can']>[0]) => void,
): ViewState | null {
  const { context } = snapshot;
  const isWaiting = snapshot.hasTag('loading') || snapshot.matches({ table: 'unloaded' });
  if (!snapshot.matches({ table: 'browsing' })) return isWaiting ? asked : null;
  const usual = usualOf(snapshot);
  const [week, day] = [asked.week ?? usual.week, asked.day ?? usual.day];
  if (week !== null && week !== context.week) {
    const choice = { type: 'week.asked', date: week } as const;
    if (!snapshot.can(choice)) return null;
    send(choice);
    return asked;
  }
  if (day !== null && day !== context.weekday) {
    send({ type: 'day.chosen', weekday: day });
    return asked;
  }
  const opening = asked.panel === null ? null : openingOf(asked.panel, snapshot);
  if (opening === null) return null;
  if (snapshot.can(opening)) send(opening);
  else if (context.plans.some(({ id, trimmed }) => id === context.currentId && trimmed))
    return asked;
  return null;
}

/** The address bar and what it said last. */
class Address {
  asked: ViewState | null = null;
  isGoingBack = false;
  #written: string | null = null;
  readonly #world: ViewAddressBrowser;
  constructor(world: ViewAddressBrowser) {
    this.#world = world;
  }

  get isHere(): boolean {
    return this.#world.location.pathname === page;
  }

  /** What it asks for, where somebody else has written it. */
  read(): void {
    const { search } = this.#world.location;
    if (search === this.#written) return;
    this.#written = search;
    // A link to the planner alone leaves it as it was.
    this.asked = search === '' ? null : viewStateIn(search);
  }

  write(viewState: ViewState): void {
    const { history, location } = this.#world;
    const query = queryOf(viewState, location.search);
    if (query === location.search) return;
    const was = viewStateIn(location.search);
    this.#written = query;
    if (was.panel !== null && viewState.panel === null && isUpon(history.state)) {
      this.isGoingBack = true;
      history.back();
    } else if (was.panel === null && viewState.panel !== null)
      history.pushState(upon, '', page + query);
    else history.replaceState(history.state, '', page + query);
  }
}

export const createViewAddress = (
  { storage }: Pick<Connections, 'storage'>,
  given?: ViewAddressBrowser,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack, self }) => {
    const world = given ?? viewAddressBrowser();
    const planner = self._parent as AnyActorRef;
    const address = new Address(world);
    const kept = storage.readSetting(memory);
    if (kept === 'week' || (kept !== 'day' && world.isWide()))
      sendBack({ type: 'layout.recalled', layout: 'week' });

    let was = planner.getSnapshot() as Snapshot;
    const remember = (is: Snapshot): void => {
      const isChosen = [was, is].every((each) => each.matches({ table: 'browsing' }));
      if (isChosen && was.context.layout !== is.context.layout)
        storage.writeSetting(memory, is.context.layout);
      was = is;
    };
    const update = (): void => {
      if (!address.isHere || address.isGoingBack) return;
      const is = planner.getSnapshot() as Snapshot;
      remember(is);
      address.read();
      if (address.asked) address.asked = followed(address.asked, is, sendBack);
      else if (!is.hasTag('loading')) address.write(viewStateOf(is));
    };
    const goBack = (): void => {
      if (!address.isHere) return;
      const isOurs = address.isGoingBack;
      address.isGoingBack = false;
      if (!isOurs) {
        address.read();
        const panel = panelOf(planner.getSnapshot() as Snapshot);
        if (panel !== null && panel !== address.asked?.panel)
          sendBack({ type: panel.startsWith('edit-') ? 'edit.left' : 'panel.closed' });
      }
      update();
    };
    const watching = planner.subscribe({ next: update, error: () => undefined });
    const stopHearing = world.onBack(goBack);
    return () => {
      watching.unsubscribe();
      stopHearing();
    };
  });
