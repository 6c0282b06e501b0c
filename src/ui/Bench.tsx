import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stack } from './layout.tsx';

const BenchBox = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gap: '10', gridTemplateColumns: 'calc(400px + 4px) minmax(0, 1fr)' },
    // A photo of 400 px (FOOD-02) with the edges of its zone and its card, and the card's padding.
    xl: { gridTemplateColumns: 'calc(400px + 6px + 3rem) minmax(0, 1fr)' },
  },
});
const BenchSide = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
  variants: { follows: { true: { lg: { position: 'sticky', top: '6rem' } } } },
});

interface BenchProps {
  readonly side: ReactNode;
  /** Whether the side stays in sight; not where it may be longer than the window. */
  readonly follows?: boolean;
  readonly children: ReactNode;
}

/** A workbench: what is worked with on the left, in sight; what comes of it on the right. */
export function Bench({ side, follows = true, children }: BenchProps) {
  return (
    <BenchBox>
      <BenchSide follows={follows}>{side}</BenchSide>
      <Stack gap="10">{children}</Stack>
    </BenchBox>
  );
}
