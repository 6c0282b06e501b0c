/** How the person wants the app to look; `system` follows the device. */
export type Appearance = 'light' | 'dark' | 'system';

const prefersDark = '(prefers-color-scheme: dark)';

/** Puts the class on <html> that the tokens answer to, and follows the device. Returns a way to stop. */
export function showAppearance(appearance: Appearance = 'system', root = document.documentElement): () => void {
  const device = window.matchMedia(prefersDark);
  const show = () => {
    const dark = appearance === 'dark' || (appearance === 'system' && device.matches);
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
  };
  show();
  device.addEventListener('change', show);
  return () => device.removeEventListener('change', show);
}
