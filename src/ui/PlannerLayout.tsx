import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  base: {
    display: 'grid', gap: '5', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { columnGap: '8', gridTemplateColumns: '15rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});
const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' }, variants: { main: { true: { lg: { gridColumn: '2', gridRow: '1 / span 2' } } } } });

interface PlannerLayoutProps {
  readonly days: ReactNode;
  /** The whole week at a glance: below the rest where there is no room beside it. */
  readonly week?: ReactNode;
  readonly children: ReactNode;
}

/** The days beside what they hold, or above it. */
export function PlannerLayout({ days, week, children }: PlannerLayoutProps) {
  return (
    <Box>
      <Part>{days}</Part>
      <Part main>{children}</Part>
      {week && <Part>{week}</Part>}
    </Box>
  );
}
