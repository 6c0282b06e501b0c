import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', padding: '5', borderRadius: 'xl', background: 'bg.surface', border: '1px solid', borderColor: 'border', boxShadow: 'resting', sm: { padding: '6' } },
  variants: { roomy: { true: { sm: { padding: '8' } } } },
});

interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly roomy?: boolean;
  readonly 'aria-labelledby'?: string;
}

/** A sheet that holds one thing. */
export function Card(props: CardProps) {
  return <Box {...props} />;
}
