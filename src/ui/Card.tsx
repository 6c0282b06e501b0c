import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    padding: '5',
    borderRadius: 'xl',
    background: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    boxShadow: 'resting',
    sm: { padding: '6' },
  },
  variants: {
    roomy: { true: { sm: { padding: '8' } } },
    // The browser lays it out and paints it apart from the rest, and not at all while it is far from the window.
    apart: { true: { contentVisibility: 'auto', containIntrinsicSize: 'auto 40rem' } },
  },
});

interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly roomy?: boolean;
  /** Long, and seldom the first thing to be seen. */
  readonly apart?: boolean;
  readonly 'aria-labelledby'?: string;
}

/** A sheet that holds one thing. */
export function Card(props: CardProps) {
  return <Box {...props} />;
}
