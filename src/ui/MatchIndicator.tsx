import { chakra } from '@chakra-ui/react';
import { CheckIcon, CloseIcon } from './icons/marks.tsx';

const Box = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '1.5rem',
    fontSize: 'sm',
    fontWeight: 'strong',
  },
  variants: { matches: { true: { color: 'herb.text' }, false: { color: 'paprika.text' } } },
});

interface MatchIndicatorProps {
  /** Nothing while there is nothing to compare; its place stays. */
  readonly matches?: boolean | undefined;
  readonly label?: string | undefined;
}

/** Whether two entries are the same, in a sign and in words. */
export function MatchIndicator({ matches, label }: MatchIndicatorProps) {
  return (
    <Box role="status" matches={matches}>
      {matches !== undefined && (matches ? <CheckIcon size={18} /> : <CloseIcon size={18} />)}
      {label}
    </Box>
  );
}
