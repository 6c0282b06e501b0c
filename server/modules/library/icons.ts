// Signs of one line, as the app draws them.
import { asHtml, type Html } from '../../../domain/html.ts';

const sign = (path: string): Html =>
  asHtml(`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);

export const icons = {
  check: sign('M5 12.8l4.3 4.2L19 7.2'),
  clock: sign('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2'),
  pot: sign(
    'M5 10.5h14v6.3a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.8 12.5H5M19 12.5h2.2M9 4.2c-1 1 1 2 0 3.2M13 4.2c-1 1 1 2 0 3.2',
  ),
  coins: sign(
    'M9 13c3 0 5.5-1.3 5.5-3S12 7 9 7s-5.5 1.3-5.5 3S6 13 9 13zM3.5 10v6c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3v-6M3.5 13c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3M14.5 11.9c3.3.3 6-1.1 6-2.9s-2.5-3-5.5-3M20.5 9v6c0 1.6-2.6 2.9-6 2.9',
  ),
  flame: sign(
    'M12 20.5c-3.7 0-6.2-2.4-6.2-5.7 0-3.6 3-5 3.8-9.3 2.8 1.5 3.4 4 3.1 6 1-.5 1.6-1.5 1.6-2.8 2.5 1.7 3.9 3.8 3.9 6.3 0 3.2-2.5 5.5-6.2 5.5z',
  ),
  down: sign('M6.5 9.5l5.5 5.5 5.5-5.5'),
  back: sign('M14.5 6.5L9 12l5.5 5.5'),
  close: sign('M7 7l10 10M17 7L7 17'),
  search: sign('M10.8 17.5a6.7 6.7 0 1 0 0-13.4 6.7 6.7 0 0 0 0 13.4zM15.7 15.7l4.3 4.3'),
} as const;

/** A favourite, on the picture of a dish: with a ground of its own so that it can be seen there. */
export const favouriteMark = (label: string): Html =>
  asHtml(
    `<svg class="heart" role="img" aria-label="${label}" viewBox="-6 -6 36 36"><circle cx="12" cy="12" r="18" fill="var(--bg-surface)"/><path d="M12 19.8s-7.8-4.5-7.8-10.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 7.8 2.2c0 5.7-7.8 10.2-7.8 10.2z" fill="var(--herb-text)"/></svg>`,
  );

export const logo = asHtml(
  '<svg viewBox="0 0 36 36" width="34" height="34" aria-hidden="true"><circle cx="18" cy="18" r="17" fill="var(--herb-solid)"/><circle cx="18" cy="18" r="12.6" fill="none" stroke="var(--herb-on-solid)" stroke-opacity=".45" stroke-width="1.2"/><path d="M10.8 25.2C9.6 15.6 15 10 26 10c.5 10.6-5.2 16.2-15.2 15.2z" fill="var(--herb-on-solid)"/><path d="M10.8 25.2c3.2-4.2 6-6.9 9.7-9.5" fill="none" stroke="var(--herb-solid)" stroke-width="1.5" stroke-linecap="round"/><circle cx="26.6" cy="25.6" r="3.1" fill="var(--paprika-solid)" stroke="var(--herb-solid)" stroke-width="1.4"/></svg>',
);
