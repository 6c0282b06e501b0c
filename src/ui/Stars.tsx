import { chakra } from '@chakra-ui/react';
import { memo } from 'react';

const Box = chakra('span', { base: { display: 'inline-flex', color: 'herb.text' } });
const apart = 25.5;
const stars = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, n) =>
      `M${12 + apart * (from + n)} 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z`,
  ).join('');

/** A rating out of five; `label` says it in words. */
export const Stars = memo(function Stars({
  rating,
  label,
}: {
  readonly rating: number;
  readonly label: string;
}) {
  return (
    <Box role="img" aria-label={label}>
      <svg
        viewBox="0 0 126 24"
        width="84"
        height="16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      >
        <path d={stars(0, rating)} fill="currentColor" />
        {rating < 5 && <path d={stars(rating, 5)} />}
      </svg>
    </Box>
  );
});
