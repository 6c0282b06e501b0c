import { chakra } from '@chakra-ui/react';
import type { LayoutProps } from './layout.tsx';

const GridBox = chakra('div', {
  base: { display: 'grid', gap: '4', minWidth: '0' },
  variants: {
    columns: {
      cards: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
      meals: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))' },
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))' },
      /* The days of a week: on paper smaller, so that they share one sheet. */
      days: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
        '& > *': { breakInside: 'avoid' },
        _print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', zoom: '0.75' },
      },
      quarters: {
        sm: { gridTemplateColumns: '1fr 1fr' },
        lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
      pair: { sm: { gridTemplateColumns: '1fr 1fr' } },
    },
    /* One after the other, as cards are dealt; the last of many not later than the eighth. */
    arrives: {
      true: {
        '& > *': {
          animationName: 'rise',
          animationDuration: 'calm',
          animationTimingFunction: 'out',
          animationFillMode: 'backwards',
          animationDelay: '0.21s',
          _motionReduce: { animationName: 'appear' },
        },
        '& > :nth-of-type(1)': { animationDelay: '0s' },
        '& > :nth-of-type(2)': { animationDelay: '0.03s' },
        '& > :nth-of-type(3)': { animationDelay: '0.06s' },
        '& > :nth-of-type(4)': { animationDelay: '0.09s' },
        '& > :nth-of-type(5)': { animationDelay: '0.12s' },
        '& > :nth-of-type(6)': { animationDelay: '0.15s' },
        '& > :nth-of-type(7)': { animationDelay: '0.18s' },
      },
    },
  },
});

interface GridProps extends Omit<LayoutProps, 'gap' | 'align'> {
  /** `cards`, `meals`, `days` and `tiles`: as many as fit; `quarters`: four, two or one; `pair`: two, one below the other on a narrow screen. */
  readonly columns: 'cards' | 'meals' | 'days' | 'tiles' | 'quarters' | 'pair';
  /** What is in it has just been found: it is dealt, card by card. */
  readonly arrives?: boolean;
}

export function Grid({ children, arrives = false, ...rest }: GridProps) {
  return (
    <GridBox arrives={arrives} {...rest}>
      {children}
    </GridBox>
  );
}
