import { StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { Connections } from '../actors/connections.ts';
import { AuthProvider, type AppActor } from '../context/app.tsx';
import { PicturesProvider } from '../context/pictures.tsx';
import { AppView } from './shell/AppView.tsx';
import { lazyPagePictures, lazyPictures } from './pictures.ts';
import { screens } from './screens.tsx';
import { Theme } from './theme/Theme.tsx';

interface Moments {
  /** It is on the page, and nothing in it has been given the focus yet. */
  readonly onDrawn?: () => void;
  /** Everything listens. */
  readonly onAwake?: () => void;
}

/** All that is drawn, in the browser and while building. */
export const tree = (
  app: AppActor,
  connections: Connections,
  { onDrawn, onAwake }: Moments = {},
): ReactNode => (
  <StrictMode>
    <Theme>
      <AuthProvider actor={app}>
        <PicturesProvider
          find={lazyPictures(connections)}
          findOnPage={lazyPagePictures(connections)}
        >
          <Drawn onDrawn={onDrawn} />
          <AppView actor={app} screens={screens} />
          <Awake onAwake={onAwake} />
        </PicturesProvider>
      </AuthProvider>
    </Theme>
  </StrictMode>
);

/** Comes before all others, so it is the first to be told. */
function Drawn({ onDrawn }: Pick<Moments, 'onDrawn'>) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return null;
}

function Awake({ onAwake }: Pick<Moments, 'onAwake'>) {
  useEffect(() => onAwake?.(), [onAwake]);
  return null;
}
