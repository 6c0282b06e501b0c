import { icon } from './icon.tsx';

// Signs beside what is kept.
export const BinIcon = icon(
  'M4.5 6.8h15M9.5 6.8V5a1.3 1.3 0 0 1 1.3-1.3h2.4A1.3 1.3 0 0 1 14.5 5v1.8M6.5 6.8l.8 11.9a1.6 1.6 0 0 0 1.6 1.5h6.2a1.6 1.6 0 0 0 1.6-1.5l.8-11.9M10.2 10.8v5.4M13.8 10.8v5.4',
);
