import { chakra } from '@chakra-ui/react';
import { memo } from 'react';

const Box = chakra('span', { base: { display: 'inline-flex', gap: '1px', color: 'herb.text' } });
const path = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8L3.6 9.7l5.8-.8z';

/** A rating out of five; `label` says it in words. */
export const Stars = memo(function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <Box role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((n) => (
        <svg key={n} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill={n <= rating ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round"><path d={path} /></svg>
      ))}
    </Box>
  );
});
