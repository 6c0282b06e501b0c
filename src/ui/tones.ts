import { CheckIcon, InfoIcon, WarningIcon } from './icons/marks.tsx';

export type Tone = 'danger' | 'caution' | 'good' | 'info';

const shade = (spice: 'paprika' | 'saffron' | 'herb') =>
  ({
    background: `${spice}.subtle`,
    borderColor: `${spice}.line`,
    color: `${spice}.onSubtle`,
  }) as const;

/** How each tone looks: the ground, its edge, what is written on it. */
export const tones = {
  danger: /* @__PURE__ */ shade('paprika'),
  caution: /* @__PURE__ */ shade('saffron'),
  good: /* @__PURE__ */ shade('herb'),
  info: { background: 'bg.sunken', borderColor: 'border', color: 'fg' },
} as const;

/** And its sign, so that the colour is never alone. */
export const signs = { danger: WarningIcon, caution: WarningIcon, good: CheckIcon, info: InfoIcon };
