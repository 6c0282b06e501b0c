import { icon } from './icon.tsx';

// Signs beside words that are everywhere: in fields, messages and links.
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const CheckIcon = icon('M5 12.8l4.3 4.2L19 7.2');
export const ChevronDownIcon = icon('M6.5 9.5l5.5 5.5 5.5-5.5');
export const ExternalIcon = icon(
  'M13.5 4.5h6v6M19 5l-8.2 8.2M17.5 14v3.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2H10',
);
export const WarningIcon = icon(
  'M12 8v5M12 16.3h.01M10.3 4.3L3 17.2a2 2 0 0 0 1.7 3h14.6a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z',
);
export const InfoIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5M12 7.8h.01');
