import { icon } from './icon.tsx';

// Signs of what one says of a recipe.
const heart =
  'M12 19.8s-7.8-4.5-7.8-10.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 7.8 2.2c0 5.7-7.8 10.2-7.8 10.2z';
export const HeartIcon = icon(heart);
export const FullHeartIcon = icon(heart, { filled: true });
export const NotAgainIcon = icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM6.2 6.2l11.6 11.6',
);
export const MicrophoneIcon = icon(
  'M12 14.8a3 3 0 0 0 3-3V6.6a3 3 0 0 0-6 0v5.2a3 3 0 0 0 3 3zM6.2 11.6a5.8 5.8 0 0 0 11.6 0M12 17.4v3.2',
);
