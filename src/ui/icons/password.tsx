import { icon } from './icon.tsx';

// Whether a password can be read.
export const EyeIcon = icon(
  'M2.8 12s3.4-6.3 9.2-6.3 9.2 6.3 9.2 6.3-3.4 6.3-9.2 6.3S2.8 12 2.8 12zM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
);
export const EyeOffIcon = icon(
  'M9.9 6a8.5 8.5 0 0 1 2.1-.3c5.8 0 9.2 6.3 9.2 6.3a15.6 15.6 0 0 1-2.6 3.3M14.2 14.2a3 3 0 0 1-4.3-4.3M6.5 7.6A15.4 15.4 0 0 0 2.8 12s3.4 6.3 9.2 6.3a8.6 8.6 0 0 0 4.3-1.2M3.5 3.5l17 17',
);
