/** Drawings take the theme's colours straight from its custom properties, so that they change with it. */
export const ink = {
  herb: 'var(--pw-colors-herb-solid)',
  herbLine: 'var(--pw-colors-herb-line)',
  herbPale: 'var(--pw-colors-herb-subtle)',
  onHerb: 'var(--pw-colors-herb-on-solid)',
  paprika: 'var(--pw-colors-paprika-solid)',
  plate: 'var(--pw-colors-bg-surface)',
  shade: 'var(--pw-colors-bg-sunken)',
  line: 'var(--pw-colors-border-control)',
} as const;
