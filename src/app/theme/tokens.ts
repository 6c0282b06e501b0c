import { fontStacks, headingWeight } from './fonts.ts';
import { palette } from './palette.ts';

type Values = Record<string, string>;
const tokens = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const colors = Object.fromEntries(
  Object.entries(palette).map(([group, shades]) => [
    group,
    Object.fromEntries(
      Object.entries(shades).map(([shade, [light, dark]]) => [
        shade,
        { value: { base: light, _dark: dark } },
      ]),
    ),
  ]),
);

/** Steps of 4 px, wider as they grow. */
const spacing = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
};

export const theme = {
  breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '72rem' },
  keyframes: {
    spin: { to: { transform: 'rotate(1turn)' } },
    appear: { from: { opacity: 0 } },
    rise: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
    pop: { from: { opacity: 0, transform: 'scale(0.85)' } },
    pulse: { '50%': { opacity: 0.5 } },
  },
  tokens: {
    fonts: tokens(fontStacks),
    /** Reading is 16 px and a step up; headings climb by about a quarter, the two largest with the window. */
    fontSizes: tokens({
      xs: '0.8125rem',
      /* `xs` that stays narrower than a quarter of a telephone's width, also with the largest text. */
      fitted: 'min(0.8125rem, 4.1vw)',
      sm: '0.9375rem',
      md: '1rem',
      lg: '1.125rem',
      xl: '1.3125rem',
      '2xl': '1.625rem',
      '3xl': 'clamp(1.75rem, 1.45rem + 1.4vw, 2.375rem)',
      '4xl': 'clamp(2.125rem, 1.6rem + 2.4vw, 3.375rem)',
    }),
    fontWeights: tokens({
      normal: '400',
      medium: '500',
      strong: '600',
      heading: String(headingWeight),
    }),
    lineHeights: tokens({ tight: '1.15', snug: '1.35', body: '1.55', chips: '1.75rem' }),
    letterSpacings: tokens({ heading: '-0.012em', label: '0.02em' }),
    spacing: tokens(spacing),
    sizes: tokens({
      touch: '2.75rem',
      field: '3rem',
      line: '38rem',
      form: '30rem',
      page: '76rem',
      board: '114rem',
      rail: '25rem',
    }),
    radii: tokens({ sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem', full: '999px' }),
    durations: tokens({ quick: '120ms', fade: '150ms', calm: '240ms', turn: '800ms' }),
    easings: tokens({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
    zIndex: tokens({ bar: '10', menu: '20', toast: '30', overlay: '40', skip: '50' }),
  },
  semanticTokens: {
    colors,
    shadows: {
      /** A sheet of paper on the worktop. */
      resting: {
        value: {
          base: '0 1px 2px #2a1e2e0d, 0 6px 20px -12px #2a1e2e2e',
          _dark: '0 1px 2px #0006',
        },
      },
      /** Held above it: menus, toasts. */
      held: {
        value: {
          base: '0 2px 6px #2a1e2e14, 0 18px 40px -16px #2a1e2e47',
          _dark: '0 2px 6px #0006, 0 18px 40px -12px #000a',
        },
      },
    },
  },
};
