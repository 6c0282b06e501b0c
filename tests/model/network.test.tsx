import { expect } from 'vitest';
import { NetworkNotice } from '../../src/features/offline/views/NetworkNotice.tsx';
import { network } from './samples/network.ts';
import { press, seesButton, seesNoButton, seesText, screen, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  copiedAt: number | null;
}

const time = ({ copiedAt }: Context) => {
  const at = new Date(copiedAt!);
  return `${at.getDate()} ${at.toLocaleString('en', { month: 'long' })} at ${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
};
const seesNothing = () => expect(screen.getByRole('status')).toBeEmptyDOMElement();
const seesOffline = (context: Context) => {
  seesText(
    context.copiedAt === null
      ? 'You are offline. What you have opened before is still here.'
      : `Offline copy from ${time(context)}`,
  );
  seesNoButton('Load the newest');
};
const seesOld = (context: Context) =>
  seesText(`You are online again. This is still the copy from ${time(context)}.`);

testView({
  samples: network,
  draw: (actor) => themed(<NetworkNotice actor={actor as never} />),
  does: {
    'newest.requested': press('Load the newest'),
    'notice.dismissed': press('Close this note'),
  },
  sees: {
    sendingQueued: seesNothing,
    online: seesNothing,
    'offline.*': seesOffline,
    recovered: (context: Context) => {
      seesOld(context);
      seesButton('Load the newest');
      seesButton('Close this note');
    },
    loadingPage: seesOld,
  },
});
