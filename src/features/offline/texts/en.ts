import { speak } from '../../../texts/language.ts';

export const offline = {
  region: 'Connection and version',
  copy: 'Offline copy from {time}',
  offline: 'You are offline. What you have opened before is still here.',
  recovered: 'You are online again. This is still the copy from {time}.',
  loadNewest: 'Load the newest',
  dismiss: 'Close this note',
};

export const appUpdate = {
  offered: 'A new version of Platewise is ready. The page will reload.',
  accept: 'Load it now',
  accepting: 'Loading...',
  postpone: 'Later',
  held: 'The new version could not take over yet. Close other tabs with Platewise, or try again.',
  retry: 'Try again',
  replaced: 'Another tab has loaded a new version of Platewise. Reload this page to continue.',
};

speak({ offline, appUpdate });
