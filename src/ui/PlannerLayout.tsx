import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('div', { base: { display: 'grid', gap: '6', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)', lg: { gap: '8', gridTemplateColumns: '15rem minmax(0, 1fr)' } } });
const Side = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', lg: { position: 'sticky', top: '6rem' } } });
const Main = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' } });

/** The days beside the week, or above it where there is no room beside. */
export function PlannerLayout({ side, children }: { readonly side: ReactNode; readonly children: ReactNode }) {
  return (
    <Box>
      <Side>{side}</Side>
      <Main>{children}</Main>
    </Box>
  );
}
