import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' } });

/** What a tab stands for. */
export function TabPanel({ id, labelledBy, children }: { readonly id: string; readonly labelledBy: string; readonly children: ReactNode }) {
  return <Box role="tabpanel" id={id} aria-labelledby={labelledBy}>{children}</Box>;
}
