import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stack } from './layout.tsx';

const AsideBox = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: { split: { true: { md: { gap: '8', gridTemplateColumns: 'minmax(0, 1fr) 15rem' } } } },
});
const AsideSide = chakra('div', {
  base: {
    minWidth: '0',
    padding: '5',
    borderRadius: 'lg',
    background: 'bg',
    md: { gridColumn: '2', gridRow: '1' },
  },
});

/** Reading matter, and a short list beside it that comes first on a narrow screen. */
export function Aside({
  beside,
  children,
}: {
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <AsideBox split={Boolean(beside)}>
      {beside && <AsideSide>{beside}</AsideSide>}
      <Stack gap="6">{children}</Stack>
    </AsideBox>
  );
}
