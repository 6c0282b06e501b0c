import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from '../context/app.tsx';
import { PicturesProvider } from '../context/pictures.tsx';
import { AppView } from '../views/app/AppView.tsx';
import { connect } from './connect.ts';
import { chooseInspector } from './inspector.ts';
import { latePictures } from './pictures.ts';
import { keepReturnPath, readReturnPath } from './returnPath.ts';
import { interceptLinks } from './routes.ts';
import { screens } from './screens.tsx';
import { followPath } from './pageMeta.ts';
import { hearCharts } from './shell.ts';
import { Theme } from './theme/Theme.tsx';
import { createApp } from './wiring.ts';

/** Starts the charts and draws them. */
export async function mount(root: HTMLElement): Promise<void> {
  const inspect = import.meta.env.DEV ? await chooseInspector(location.search) : undefined;
  const connections = connect();
  const app = createApp({ connections, returnTo: readReturnPath(), inspect });
  hearCharts(app, keepReturnPath);
  followPath(app);
  interceptLinks(root);
  app.start();
  createRoot(root).render(
    <StrictMode>
      <Theme>
        <AuthProvider actor={app}>
          <PicturesProvider find={latePictures(connections)}>
            <AppView actor={app} screens={screens} />
          </PicturesProvider>
        </AuthProvider>
      </Theme>
    </StrictMode>,
  );
}
