import { icon } from './icon.tsx';

// Signs beside a dish.
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2');
export const PotIcon = icon(
  'M5 10.5h14v6.3a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.8 12.5H5M19 12.5h2.2M9 4.2c-1 1 1 2 0 3.2M13 4.2c-1 1 1 2 0 3.2',
);
export const PlayIcon = icon('M8.5 5.8v12.4l9.7-6.2z');
/** One thing in the place of another. */
export const SwapIcon = icon('M4.5 9h13M14 5.5L17.5 9 14 12.5M19.5 15h-13M10 11.5L6.5 15l3.5 3.5');
export const PlusIcon = icon('M12 5.5v13M5.5 12h13');
export const JarIcon = icon(
  'M8 4.5h8v3H8zM7 7.5h10a1.5 1.5 0 0 1 1.5 1.5v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V9A1.5 1.5 0 0 1 7 7.5z',
);
