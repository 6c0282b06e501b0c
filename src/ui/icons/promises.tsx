import { icon } from './icon.tsx';

// Signs of what Platewise promises.
export const LeafIcon = icon(
  'M5 19c-.8-8.5 4.2-14 15-14 .4 9.8-5.2 15.2-15 14zM5 19c3-4.2 6-7 10-9.5',
);
export const CoinsIcon = icon(
  'M9 13c3 0 5.5-1.3 5.5-3S12 7 9 7s-5.5 1.3-5.5 3S6 13 9 13zM3.5 10v6c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3v-6M3.5 13c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3M14.5 11.9c3.3.3 6-1.1 6-2.9s-2.5-3-5.5-3M20.5 9v6c0 1.6-2.6 2.9-6 2.9',
);
