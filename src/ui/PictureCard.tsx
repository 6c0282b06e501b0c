import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DishPicture } from './DishPicture.tsx';

const Box = chakra('section', {
  base: {
    overflow: 'hidden',
    minWidth: '0',
    borderRadius: 'xl',
    background: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    boxShadow: 'resting',
  },
});
const Words = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', padding: '5', sm: { padding: '6' } },
});

interface PictureCardProps {
  /** undefined: our drawing. */
  readonly picture: string | null | undefined;
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A dish from above, and what there is to say of it. */
export function PictureCard({ picture, labelledBy, children }: PictureCardProps) {
  return (
    <Box aria-labelledby={labelledBy}>
      <DishPicture src={picture} />
      <Words>{children}</Words>
    </Box>
  );
}
