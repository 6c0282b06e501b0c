import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stack } from './layout.tsx';

const BenchBox = chakra('div', {
  base: {
    display: 'grid', gap: '6', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gap: '10', gridTemplateColumns: '25rem minmax(0, 1fr)' },
  },
});
const BenchSide = chakra('div', { base: { minWidth: '0', lg: { position: 'sticky', top: '6rem' } } });

/** A workbench: what is worked with on the left, in sight; what comes of it on the right. */
export function Bench({ side, children }: { readonly side: ReactNode; readonly children: ReactNode }) {
  return (
    <BenchBox>
      <BenchSide>{side}</BenchSide>
      <Stack gap="10">{children}</Stack>
    </BenchBox>
  );
}
