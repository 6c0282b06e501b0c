import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Heading } from './typography.tsx';

const Wall = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '5',
    padding: '8',
    paddingBlock: '12',
    borderRadius: 'xl',
    background: 'aubergine.solid',
    color: 'aubergine.onSolid',
    textAlign: 'center',
    sm: { padding: '16' },
  },
});
const Detail = chakra('p', {
  base: { fontSize: 'lg', maxWidth: '34rem', color: 'aubergine.muted' },
});

interface DarkWallProps {
  readonly title: string;
  readonly detail: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** The end of a long page: one question and one way on. */
export function DarkWall({ title, detail, children }: DarkWallProps) {
  const id = useId();
  return (
    <Wall aria-labelledby={id}>
      <Heading level={2} size="3xl" id={id}>
        {title}
      </Heading>
      <Detail>{detail}</Detail>
      {children}
    </Wall>
  );
}
