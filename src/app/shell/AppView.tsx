import { useEffect, useRef } from 'react';
import type { AppActor } from '../../context/app.tsx';
import { useSelector } from '../../context/useSelector.ts';
import { shell } from '../../texts/en/shell.ts';
import { Frame } from '../../ui/Frame.tsx';
import { AppFooter } from '../../features/legal/views/AppFooter.tsx';
import { Header } from './Header.tsx';
import { Screen } from './Screen.tsx';
import type { Screens } from './layouts.ts';
import { BrokenDown } from './Stopped.tsx';

export type { Screens };

const feedbackRequested = { type: 'feedback.requested' } as const;

/** The whole page: header, the screen that the app's chart has decided on, and what lies above it. */
export function AppView({
  actor,
  screens,
}: {
  readonly actor: AppActor;
  readonly screens: Screens;
}) {
  const path = useSelector(actor, (snapshot) => snapshot.context.path);
  const person = useSelector(actor, (snapshot) => snapshot.context.person);
  const isBrokenDown = useSelector(actor, (snapshot) => snapshot.matches('brokenDown'));
  const canGiveFeedback = useSelector(actor, (snapshot) => snapshot.can(feedbackRequested));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const session = useSelector(actor, (snapshot) => snapshot.children.session);
  const toasts = useSelector(actor, (snapshot) => snapshot.children.toasts);
  const main = useFocusOnChange(path);

  return (
    <>
      <Frame
        skipLabel={shell.skip}
        busy={isLoading}
        mainRef={main}
        hasBar={Boolean(person) && path !== '/landing'}
        footer={!isLoading && <AppFooter hasBar={Boolean(person) && path !== '/landing'} />}
        header={
          <Header
            person={person}
            path={path}
            bar={screens.bar}
            onSignOut={(from) => actor.send({ type: 'signOut.requested', from })}
            onFeedback={canGiveFeedback ? () => actor.send(feedbackRequested) : undefined}
          />
        }
      >
        {isBrokenDown ? <BrokenDown path={path} /> : <Screen actor={actor} screens={screens} />}
      </Frame>
      {session && <screens.session actor={session} />}
      {toasts && <screens.toasts actor={toasts} />}
    </>
  );
}

/** A new screen is read from its beginning; the first one is where the browser put the reader. */
function useFocusOnChange(path: string) {
  const main = useRef<HTMLElement>(null);
  const previous = useRef('');
  useEffect(() => {
    if (previous.current !== '' && previous.current !== path)
      main.current?.focus({ preventScroll: true });
    previous.current = path;
  }, [path]);
  return main;
}
