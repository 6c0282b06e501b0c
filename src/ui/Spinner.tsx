import { chakra } from '@chakra-ui/react';

/** One turn in 800 ms; where motion is unwelcome it breathes instead. */
const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flex: 'none',
    width: '1.25em',
    height: '1.25em',
    fontSize: '1.2rem',
    borderRadius: 'full',
    border: '0.16em solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animationName: 'spin',
    animationDuration: 'turn',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    _motionReduce: { animationName: 'pulse', animationDuration: '2s' },
  },
  variants: {
    size: { text: { fontSize: '0.88em' }, screen: { fontSize: '2.2rem' } },
  },
});

/** The turning ring alone, beside words that say what is going on. */
export function SpinnerRing({ size }: { readonly size?: 'text' | 'screen' }) {
  return <Ring size={size} aria-hidden="true" data-part="spinner" />;
}

const Box = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', color: 'fg.muted' },
});

/** A ring and what is being waited for. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <Box role="status">
      <SpinnerRing />
      {label}
    </Box>
  );
}
