import { UpdateNotice } from '../../src/features/offline/views/UpdateNotice.tsx';
import { appUpdate } from './samples/appUpdate.ts';
import { press, seesButton, seesNoButton, seesText, screen, themed } from './screen.tsx';
import { testView } from './testView.tsx';
import { expect } from 'vitest';

const seesNothing = () => expect(screen.getByRole('status')).toBeEmptyDOMElement();
const seesOffer = () => {
  seesText('A new version of Platewise is ready. The page will reload.');
  seesButton('Load it now');
  seesButton('Later');
};
const seesWork = () => {
  seesText('A new version of Platewise is ready. The page will reload.');
  seesButton('Loading...');
  seesNoButton('Later');
};

testView({
  samples: appUpdate,
  draw: (actor) => themed(<UpdateNotice actor={actor as never} />),
  does: {
    'version.accepted': press(/^(Load it now|Try again)$/),
    'version.postponed': press('Later'),
  },
  sees: {
    current: seesNothing,
    offered: seesOffer,
    postponed: seesNothing,
    activatingVersion: seesWork,
    loadingPage: seesWork,
    versionHeld: () => {
      seesText(
        'The new version could not take over yet. Close other tabs with Platewise, or try again.',
      );
      seesButton('Try again');
      seesButton('Later');
    },
    replaced: () => {
      seesText('Another tab has loaded a new version of Platewise. Reload this page to continue.');
      seesButton('Load it now');
      seesButton('Later');
    },
  },
});
