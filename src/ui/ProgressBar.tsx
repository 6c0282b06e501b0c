import { chakra } from '@chakra-ui/react';

const Box = chakra('div', {
  base: { flex: '1', display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
});
const Track = chakra('div', {
  base: {
    flex: '1',
    height: '0.5rem',
    borderRadius: 'full',
    background: 'bg.sunken',
    overflow: 'hidden',
    boxShadow: 'inset 0 0 0 1px var(--pw-colors-border-control)',
  },
});
/** An SVG element: its width is an attribute that the policy of pages drawn while building allows. */
const Fill = chakra('svg', {
  base: {
    display: 'block',
    height: '100%',
    borderRadius: 'full',
    background: 'herb.solid',
    transitionProperty: 'width',
    transitionDuration: 'calm',
    transitionTimingFunction: 'out',
    _motionReduce: { transitionDuration: '0s' },
  },
});
const Words = chakra('span', {
  base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', whiteSpace: 'nowrap' },
});

interface ProgressBarProps {
  /** What goes on. */
  readonly caption: string;
  /** How far, in words. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** It changes by what one does: a screen reader says how far it is now. */
  readonly told?: boolean;
}

/** How far one has come, as a bar and in words. */
export function ProgressBar({ caption, label, value, max, told = false }: ProgressBarProps) {
  return (
    <Box>
      <Track
        role="progressbar"
        aria-label={caption}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={label}
      >
        <Fill width={`${(100 * value) / max}%`} />
      </Track>
      <Words {...(told && { role: 'status' })}>{label}</Words>
    </Box>
  );
}
