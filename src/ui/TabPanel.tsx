import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
});

/** What a tab stands for. It is there at once: to move all of it would cost a telephone more than to draw it, so the tab alone moves. */
export function TabPanel({
  id,
  labelledBy,
  children,
}: {
  readonly id: string;
  readonly labelledBy: string;
  readonly children: ReactNode;
}) {
  return (
    <Box role="tabpanel" id={id} aria-labelledby={labelledBy}>
      {children}
    </Box>
  );
}
