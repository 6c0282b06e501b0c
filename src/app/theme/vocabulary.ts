/**
 * What a style may say: the conditions, and which property takes its values from which tokens.
 * Chakra's own list (`defaultBaseConfig`) knows some 250 properties with shorthands; ours are the
 * CSS names, at a fifth of the weight.
 */
const properties = {
  colors: ['color', 'background', 'backgroundColor', 'borderColor', 'borderBottomColor', 'borderTopColor', 'borderLeftColor', 'outlineColor', 'fill', 'stroke', 'caretColor', 'accentColor', 'textDecorationColor'],
  spacing: [
    'gap', 'rowGap', 'columnGap', 'inset', 'top', 'right', 'bottom', 'left', 'insetInline', 'scrollMarginTop',
    'padding', 'paddingInline', 'paddingBlock', 'paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight', 'paddingInlineStart', 'paddingInlineEnd',
    'margin', 'marginInline', 'marginBlock', 'marginTop', 'marginBottom', 'marginLeft', 'marginRight', 'marginInlineStart', 'marginInlineEnd',
  ],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'flexBasis'],
  radii: ['borderRadius', 'borderTopLeftRadius', 'borderBottomLeftRadius'],
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
    focusWithin: '&:focus-within',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    invalid: '&[aria-invalid=true]',
    busy: '&[aria-busy=true]',
    current: '&[aria-current=page]',
    pressed: '&[aria-pressed=true]',
    placeholder: '&::placeholder',
    before: '&::before',
    after: '&::after',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    highContrast: '@media (forced-colors: active)',
    print: '@media print',
  },
  utilities: Object.fromEntries(Object.entries(properties).flatMap(([values, names]) => names.map((name) => [name, { values }]))),
};
