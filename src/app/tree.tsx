import { StrictMode, useEffect, type ReactNode } from 'react';
import type { Connections } from '../actors/connections.ts';
import { AuthProvider, type AppActor } from '../context/app.tsx';
import { PicturesProvider } from '../context/pictures.tsx';
import { AppView } from '../views/app/AppView.tsx';
import { latePagePictures, latePictures } from './pictures.ts';
import { screens } from './screens.tsx';
import { Theme } from './theme/Theme.tsx';

/** All that is drawn, in the browser and while building. */
export const tree = (app: AppActor, connections: Connections, onAwake?: () => void): ReactNode => (
  <StrictMode>
    <Theme>
      <AuthProvider actor={app}>
        <PicturesProvider find={latePictures(connections)} findOnPage={latePagePictures(connections)}>
          <AppView actor={app} screens={screens} />
          <Awake onAwake={onAwake} />
        </PicturesProvider>
      </AuthProvider>
    </Theme>
  </StrictMode>
);

/** Says when everything listens. */
function Awake({ onAwake }: { readonly onAwake: (() => void) | undefined }) {
  useEffect(() => onAwake?.(), [onAwake]);
  return null;
}
