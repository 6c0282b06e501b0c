/** Hears what the charts emit, and does it: toasts, navigation, the log. Nothing else does. */
import type { AnyActorRef } from 'xstate';
import type { Navigate, Notify, Report } from '../../machines/shared/emitted.ts';
import type { AppActor } from '../context/app.tsx';
import { navigate } from './routes.ts';

type Emitted = Navigate | Notify | Report;

/** Begins to listen to the app and to every chart that it starts, and that those start. Call it before the app is started. */
export function hearCharts(
  app: AppActor,
  rememberReturnPath: (path: string | null) => void,
  loadToasts: () => Promise<void> | undefined = () => undefined,
): void {
  const heard = new WeakSet<AnyActorRef>();
  const tell = (notice: Omit<Notify, 'type'>): void => {
    const send = (): void =>
      app.getSnapshot().children.toasts?.send({ type: 'toast.requested', notice });
    const loading = loadToasts();
    if (loading === undefined) send();
    else
      void loading.then(send, (error: unknown) => console.info('[app.screenUnreachable]', error));
  };
  const act = (emitted: Emitted): void => {
    switch (emitted.type) {
      case 'notify':
        tell({ code: emitted.code, message: emitted.message, subject: emitted.subject });
        break;
      case 'navigate':
        navigate(emitted.to, emitted);
        break;
      case 'report':
        console.info(`[${emitted.code}]`, emitted.error ?? '');
    }
  };
  const hear = (actor: AnyActorRef | undefined): void => {
    if (actor === undefined || heard.has(actor)) return;
    heard.add(actor);
    actor.on('*', (emitted) => act(emitted as Emitted));
    actor.subscribe({ next: hearChildren, error: () => undefined });
    hearChildren(actor.getSnapshot() as object);
  };
  const hearChildren = (snapshot: object): void => {
    if ('children' in snapshot)
      for (const child of Object.values(
        snapshot.children as Record<string, AnyActorRef | undefined>,
      ))
        hear(child);
  };
  hear(app);
  app.subscribe(({ context }) => rememberReturnPath(context.returnTo));
}
