import { icon } from './icon.tsx';

// Signs of the places that the navigation leads to.
export const CalendarIcon = icon(
  'M4.5 6.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM4.5 9.5h15M8.5 2.8v3.4M15.5 2.8v3.4M8.3 13.2h.01M12 13.2h.01M15.7 13.2h.01M8.3 16.5h.01M12 16.5h.01',
);
export const BasketIcon = icon(
  'M3.5 10h17l-1.6 8.2a2 2 0 0 1-2 1.6H7.1a2 2 0 0 1-2-1.6zM7.5 10l3-5.8M16.5 10l-3-5.8M9.5 13.5v3M14.5 13.5v3',
);
export const CameraIcon = icon(
  'M3.5 8.5a2 2 0 0 1 2-2h2.2l1.3-2h6l1.3 2h2.2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM12 16.3a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z',
);
export const ClockHistoryIcon = icon(
  'M3.7 12a8.3 8.3 0 1 0 2.6-6L3.7 8.4M3.7 4.2v4.2h4.2M12 7.8V12l2.8 1.8',
);
