import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    padding: '0',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: '0',
  },
});

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** Read out when it changes, at the next pause. */
  readonly announced?: boolean;
}

/** Read out, not seen. */
export function VisuallyHidden({ announced = false, ...rest }: VisuallyHiddenProps) {
  return (
    <Box {...(announced ? { role: 'status', 'aria-live': 'polite' as const } : {})} {...rest} />
  );
}
