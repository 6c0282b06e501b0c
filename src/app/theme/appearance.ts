/** How the person wants the app to look; `system` follows the device. */
export type Appearance = 'light' | 'dark' | 'system';

const prefersDark = '(prefers-color-scheme: dark)';

/** Puts the class on <html> that the tokens answer to, and follows the device. Returns a way to stop. */
export function showAppearance(
  appearance: Appearance = 'system',
  root = document.documentElement,
): () => void {
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

let stop = (): void => undefined;

/** Shows one appearance in place of the one before. */
export function changeAppearance(appearance: Appearance): void {
  stop();
  stop = showAppearance(appearance);
}

/** What this device was told to show; without storage, or before anything was chosen, it follows the device. */
export function keptAppearance(): Appearance {
  try {
    const kept = localStorage.getItem('platewise_appearance');
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}
