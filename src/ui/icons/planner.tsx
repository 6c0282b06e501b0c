import { icon } from './icon.tsx';

// Signs of what can be done with a plan and its meals.
export const SwapIcon = icon('M4 8.5h13M13.5 5l3.5 3.5-3.5 3.5M20 15.5H7M10.5 12L7 15.5l3.5 3.5');
export const LockIcon = icon('M6.5 11h11v8.5h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const UnlockIcon = icon('M6.5 11h11v8.5h-11zM8.5 11V8a3.5 3.5 0 0 1 6.6-1.6');
export const PencilIcon = icon(
  'M4.5 19.5l.9-4L15.8 5.1a1.8 1.8 0 0 1 2.5 0l.6.6a1.8 1.8 0 0 1 0 2.5L8.5 18.6zM14 7l3 3',
);
export const BinIcon = icon(
  'M5 7h14M10 7V4.8h4V7M7 7l.8 12.2h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
);
export const CopyIcon = icon('M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9');
/** Out of the door. */
export const OutIcon = icon('M13.5 4.5h-8v15h8M10.5 12h9M16 8.5l3.5 3.5-3.5 3.5');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const ChevronLeftIcon = icon('M14.5 6.5L9 12l5.5 5.5', { points: true });
export const ChevronRightIcon = icon('M9.5 6.5L15 12l-5.5 5.5', { points: true });
export const ShareIcon = icon('M12 15V4M8 7.5L12 3.8l4 3.7M5.5 12v7.5h13V12');
export const ListIcon = icon('M5 7h14M5 12h14M5 17h14');
export const PrintIcon = icon('M7 8.5V4h10v4.5M7 16.5H4.5v-7h15v7H17M7 14h10v6H7z');
export const MoreIcon = icon(
  'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  { filled: true },
);
