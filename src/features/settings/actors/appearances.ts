import { fromCallback } from 'xstate';
import type { AppearanceChosen } from '../../../../machines/shared/account.ts';
import type { BrowserStorage } from '../../../api/storage.ts';

/** Shows light or dark at once, and keeps it for the next visit of this device. */
export const createAppearances = (
  storage: BrowserStorage,
  show: (appearance: AppearanceChosen['appearance']) => void,
) =>
  fromCallback<AppearanceChosen>(({ receive }) => {
    receive(({ appearance }) => {
      storage.writeSetting('appearance', appearance);
      show(appearance);
    });
  });
