import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '3rem',
    height: '3rem',
    borderRadius: 'full',
    background: 'herb.subtle',
    color: 'herb.onSubtle',
  },
});

/** A sign on a round ground, beside the words it stands for. */
export function Medallion({ children }: { readonly children: ReactNode }) {
  return <Box aria-hidden="true">{children}</Box>;
}
