import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyPlate } from './pictures/EmptyPlate.tsx';
import { Heading, Text } from './typography.tsx';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '6',
    textAlign: 'center',
    '& > p': { maxWidth: '28rem' },
    /* Several buttons, one below the other where they do not fit. */
    '& > div': { justifyContent: 'center' },
  },
});

interface EmptyStateProps {
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  readonly description?: string;
  /** What to do about it. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, level = 2, description, action }: EmptyStateProps) {
  return (
    <Box>
      <EmptyPlate />
      <Heading level={level} size="2xl">
        {title}
      </Heading>
      {description !== undefined && <Text tone="muted">{description}</Text>}
      {action}
    </Box>
  );
}
