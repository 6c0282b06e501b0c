import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Chip } from './Chip.tsx';

const Box = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    padding: '6',
    borderRadius: 'xl',
    background: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    boxShadow: 'resting',
  },
  variants: {
    raised: {
      true: { borderColor: 'herb.solid', boxShadow: 'inset 0 0 0 1px var(--pw-colors-herb-solid)' },
    },
  },
});
/* Why this one of all stands on its upper edge: names and prices keep one line with the cards beside it. */
const Top = chakra('div', {
  base: {
    '& > span': {
      position: 'absolute',
      top: '0',
      insetInlineEnd: '5',
      transform: 'translateY(-50%)',
    },
  },
});
const Name = chakra('div', {
  base: { fontWeight: 'strong', fontSize: 'lg', lineHeight: 'snug', overflowWrap: 'anywhere' },
});
const Price = chakra('p', {
  base: { fontFamily: 'heading', fontWeight: 'heading', fontSize: '3xl', lineHeight: 'tight' },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    flex: '1',
    color: 'fg.muted',
    lineHeight: 'snug',
  },
});

interface PlanCardProps {
  readonly id: string;
  /** Of its heading. */
  readonly level?: 2 | 3;
  readonly name: string;
  readonly price: string;
  /** Why this one of all: 'Most Popular'. */
  readonly highlight?: string | null;
  /** How long it runs, and whatever else is to be known. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** What can be had, for how much, and the way to it. `id` names its heading. */
export function PlanCard({
  id,
  level = 2,
  name,
  price,
  highlight,
  children,
  action,
}: PlanCardProps) {
  return (
    <Box raised={Boolean(highlight)} aria-labelledby={id}>
      <Top>
        <Name as={`h${level}`} id={id}>
          {name}
        </Name>
        {highlight && <Chip tone="herb">{highlight}</Chip>}
      </Top>
      <Price>{price}</Price>
      <Words>{children}</Words>
      {action}
    </Box>
  );
}
