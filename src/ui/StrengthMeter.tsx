import { chakra } from '@chakra-ui/react';

const Box = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '1.5rem' },
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
    transitionProperty: 'width',
    transitionDuration: 'calm',
    transitionTimingFunction: 'out',
    _motionReduce: { transitionDuration: '0s' },
  },
  variants: {
    level: {
      low: { background: 'paprika.solid' },
      middle: { background: 'saffron.onSubtle' },
      high: { background: 'herb.solid' },
    },
  },
});
const Word = chakra('span', {
  base: { fontSize: 'sm', fontWeight: 'strong', minWidth: '3rem', textAlign: 'end' },
});

interface StrengthMeterProps {
  /** What is measured. */
  readonly caption: string;
  /** How strong, in a word; nothing while there is nothing to measure. */
  readonly label?: string | undefined;
  readonly percent?: number;
}

/** A bar that fills, and the word for it: never the colour alone. */
export function StrengthMeter({ caption, label, percent = 0 }: StrengthMeterProps) {
  const level = percent >= 75 ? 'high' : percent >= 50 ? 'middle' : 'low';
  return (
    <Box>
      <Track
        role="meter"
        aria-label={caption}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={label}
      >
        <Fill level={level} width={`${percent}%`} />
      </Track>
      <Word role="status">{label}</Word>
    </Box>
  );
}
