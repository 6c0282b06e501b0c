import { icon } from './icon.tsx';

// Signs beside a dish.
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2');
export const PeopleIcon = icon(
  'M9 11.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 19.2c.4-3.3 2.8-5.2 6-5.2s5.6 1.9 6 5.2M15.5 5a3.1 3.1 0 0 1 0 6M17.3 14.3c2.1.6 3.4 2.3 3.7 4.9',
);
export const PotIcon = icon(
  'M5 10.5h14v6.3a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.8 12.5H5M19 12.5h2.2M9 4.2c-1 1 1 2 0 3.2M13 4.2c-1 1 1 2 0 3.2',
);
export const PlayIcon = icon('M8.5 5.8v12.4l9.7-6.2z');
