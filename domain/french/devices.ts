import type { DeviceWords } from '../devices.ts';

export const frenchDevice: DeviceWords = {
  browserOn: '{browser} sur {system}',
  programOn: 'Un programme sur {system}',
  other: 'Un autre programme',
};
