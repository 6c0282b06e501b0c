import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate';
import type { publicPagesMachine } from '../../../machines/app/publicPages.machine.ts';
import { useSelector } from '../../context/useSelector.ts';
import '../../texts/en/featureMessages.ts';
import { shell } from '../../texts/en/shell.ts';
import type { PublicPageViews } from './layouts.ts';
import { Stopped } from './Stopped.tsx';
import { LoadingScreen } from '../../features/session/views/LoadingScreen.tsx';

type Snapshot = SnapshotFrom<typeof publicPagesMachine>;
type Form = keyof Snapshot['children'];

/** A page that anyone may see. */
export function PublicPagesView({
  actor,
  views,
  isSignedIn,
}: {
  readonly actor: ActorRefFrom<typeof publicPagesMachine>;
  readonly views: PublicPageViews;
  readonly isSignedIn: boolean;
}) {
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const path = useSelector(actor, (snapshot) => snapshot.context.path);
  const child = useSelector(actor, (snapshot) => snapshot.children[state as Form]);
  const View = (views as Partial<Record<string, unknown>>)[state] as
    | ComponentType<{ readonly actor: AnyActorRef }>
    | undefined;

  if (state === 'pageStopped')
    return (
      <Stopped
        message={shell.screenFailed}
        onStartAgain={() => actor.send({ type: 'page.retried' })}
      />
    );
  if (state === 'left' || state === 'choosing') return <LoadingScreen />;
  if (View === undefined || child === undefined)
    return <views.page path={path} isSignedIn={isSignedIn} />;
  return <View actor={child} />;
}
