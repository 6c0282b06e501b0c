/**
 * What a style may say: the conditions, and which property takes its values from which tokens.
 * Chakra's own list (`defaultBaseConfig`) knows some 250 properties with shorthands; ours are the
 * CSS names, at a fifth of the weight.
 */
const sides = ['', 'Inline', 'Block', 'Top', 'Bottom', 'Left', 'Right', 'InlineStart', 'InlineEnd'];

const properties = {
  colors: [
    'color',
    'background',
    'borderColor',
    'borderTopColor',
    'borderBottomColor',
    'outlineColor',
  ],
  spacing: [
    'gap',
    'rowGap',
    'columnGap',
    'inset',
    'insetInline',
    'insetInlineStart',
    'insetInlineEnd',
    'top',
    'right',
    'bottom',
    'left',
    ...sides.flatMap((side) => [`padding${side}`, `margin${side}`]),
  ],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
  radii: ['borderRadius'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  letterSpacings: ['letterSpacing'],
  shadows: ['boxShadow'],
  zIndex: ['zIndex'],
  durations: ['transitionDuration', 'animationDuration', 'animationDelay'],
  easings: ['transitionTimingFunction', 'animationTimingFunction'],
};

export const vocabulary = {
  conditions: {
    dark: '.dark &',
    hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
    active: '&:active:not(:disabled, [aria-disabled=true])',
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    invalid: '&[aria-invalid=true]',
    current: '&[aria-current=page]',
    before: '&::before',
    after: '&::after',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    highContrast: '@media (forced-colors: active)',
    print: '@media print',
  },
  utilities: Object.fromEntries(
    Object.entries(properties).flatMap(([values, names]) =>
      names.map((name) => [name, { values }]),
    ),
  ),
};
