import { chakra } from '@chakra-ui/react';

const Bone = chakra('span', {
  base: {
    display: 'block',
    borderRadius: 'md',
    background: 'border',
    animationName: 'pulse',
    animationDuration: '1.6s',
    animationTimingFunction: 'ease-in-out',
    animationIterationCount: 'infinite',
    _motionReduce: { animationName: 'none' },
  },
  variants: {
    shape: {
      line: { height: '1em', borderRadius: 'sm' },
      block: { height: '6rem' },
      picture: { aspectRatio: '16 / 9' },
      card: { height: '22rem', borderRadius: 'lg', background: 'bg.sunken' },
    },
  },
});
const Bones = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const widths = ['100%', '92%', '97%', '64%'];

interface SkeletonProps {
  readonly shape?: 'line' | 'block' | 'picture' | 'card';
  readonly count?: number;
}

/** The place of what is coming. Words beside it say what that is: these shapes are not read out. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <Bones aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <Bone
          key={n}
          shape={shape}
          style={shape === 'line' ? { width: widths[n % widths.length] } : {}}
        />
      ))}
    </Bones>
  );
}
