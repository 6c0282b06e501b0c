import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

// Beside each other by floats: in a grid, where the meals span two rows, a switch takes a tenth longer to lay out and paint.
const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { display: 'flow-root' },
  },
});
const Part = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
  variants: {
    place: {
      side: {
        lg: { float: 'inline-start', clear: 'inline-start', width: '15rem', marginBottom: '5' },
      },
      main: { lg: { float: 'inline-end', width: 'calc(100% - 17rem)' } },
    },
  },
});

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
      <Part place="side">{days}</Part>
      <Part place="main">{children}</Part>
      {week && <Part place="side">{week}</Part>}
    </Box>
  );
}
