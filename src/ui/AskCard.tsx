import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Heading } from './typography.tsx';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: '4',
    borderRadius: 'lg',
    border: '1px solid',
    background: 'saffron.subtle',
    borderColor: 'saffron.line',
    color: 'saffron.onSubtle',
  },
});
const Detail = chakra('p', { base: { fontSize: 'sm', lineHeight: 'snug' } });
const Answers = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface AskCardProps {
  readonly question: string;
  readonly detail?: string | undefined;
  /** It comes after another was answered: reading goes on here. */
  readonly takesFocus?: boolean;
  /** Buttons. */
  readonly children: ReactNode;
}

/** One question, answered where it stands. */
export function AskCard({ question, detail, takesFocus = false, children }: AskCardProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Heading level={2} size="lg" id={id} takesFocus={takesFocus}>
        {question}
      </Heading>
      {detail !== undefined && <Detail>{detail}</Detail>}
      <Answers>{children}</Answers>
    </Box>
  );
}
