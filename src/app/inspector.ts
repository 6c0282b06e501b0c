/** In development, `?inspect` opens Stately's inspector beside the app; `?inspect=log` keeps an event log in the console, offline. */
import type { AnyActorRef, InspectionEvent } from 'xstate';

export async function chooseInspector(
  search: string,
): Promise<((event: InspectionEvent) => void) | undefined> {
  if (!import.meta.env.DEV) return undefined;
  const wish = new URLSearchParams(search).get('inspect');
  if (wish === null) return undefined;
  if (wish === 'log') return logEvents;
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector();
  return (event) => inspect.next?.(event);
}

function logEvents(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.snapshot') return;
  const { actorRef, event, snapshot } = inspected;
  const value = 'value' in snapshot ? JSON.stringify(snapshot.value) : snapshot.status;
  console.info(`${(actorRef as AnyActorRef).id} · ${event.type} → ${value}`);
}
