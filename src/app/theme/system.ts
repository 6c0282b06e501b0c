import { createSystem, type SystemConfig } from '@chakra-ui/react';
import { theme } from './tokens.ts';
import { vocabulary } from './vocabulary.ts';

/** The one Chakra system: our tokens, our vocabulary, no recipe of the library. */
const config = {
  preflight: true,
  cssVarsPrefix: 'pw',
  cssVarsRoot: ':root',
  ...vocabulary,
  theme,
  globalCss: {
    html: {
      colorScheme: 'light',
      background: 'bg',
      color: 'fg',
      fontFamily: 'body',
      lineHeight: 'body',
      scrollPaddingTop: '5.5rem',
      scrollPaddingBottom: '6rem',
    },
    'html.dark': { colorScheme: 'dark' },
    /* One focus ring for everything, clear of what it surrounds. */
    ':focus-visible': { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' },
    /* Headings and the main landmark take the focus so that they are read out, not operated. */
    '[tabindex="-1"]:not(a, button):focus-visible': { outline: 'none' },
    /* Rules for what pages drawn while building hold: their policy allows no style attribute. */
    svg: { flex: 'none' },
    '.fitted': { maxWidth: '100%', height: 'auto' },
    '.contents': { display: 'contents' },
    '::placeholder': { color: 'fg.muted' },
    '::selection': { background: 'herb.line', color: 'fg' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '1ms !important',
        animationDelay: '0s !important',
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
};

export const system = createSystem(config as unknown as SystemConfig);
