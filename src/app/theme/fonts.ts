import headings from './fonts/fraunces-headings.woff2?url';

export const headingWeight = 560;

/**
 * Until Fraunces is there, headings stand in the first of these that the device has. The
 * adjustments give it Fraunces' average letter width, ascent and descent, so that nothing moves
 * when the fonts change places. Where a character is missing from our cut, it serves too.
 */
const standIns = [
  { family: 'Fraunces on Georgia', local: ['Georgia'], width: 105.7, ascent: 92.5, descent: 24.1 },
  {
    family: 'Fraunces on Times',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    width: 116,
    ascent: 84.3,
    descent: 22,
  },
  {
    family: 'Fraunces on Noto',
    local: ['Noto Serif', 'Droid Serif'],
    width: 98.3,
    ascent: 99.5,
    descent: 25.9,
  },
];

export const fontFaces = [
  `@font-face{font-family:Fraunces;src:url(${headings}) format("woff2");font-weight:${headingWeight};font-display:swap}`,
  ...standIns.map(
    ({ family, local, width, ascent, descent }) =>
      `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`).join(',')};font-weight:${headingWeight};` +
      `size-adjust:${width}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ),
].join('');

export const fontStacks = {
  heading: ['Fraunces', ...standIns.map(({ family }) => `"${family}"`), 'serif'].join(', '),
  body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif',
};
