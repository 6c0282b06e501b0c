import { chakra } from '@chakra-ui/react';
import type { LayoutProps } from './layout.tsx';

const GridBox = chakra('div', {
  base: { display: 'grid', gap: '4', minWidth: '0' },
  variants: {
    columns: {
      cards: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))' },
      quarters: { sm: { gridTemplateColumns: '1fr 1fr' }, lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      pair: { sm: { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});

interface GridProps extends Omit<LayoutProps, 'gap' | 'align'> {
  /** `cards` and `tiles`: as many as fit; `quarters`: four, two or one; `pair`: two, one below the other on a narrow screen. */
  readonly columns: 'cards' | 'tiles' | 'quarters' | 'pair';
}

export function Grid({ children, ...rest }: GridProps) {
  return <GridBox {...rest}>{children}</GridBox>;
}
