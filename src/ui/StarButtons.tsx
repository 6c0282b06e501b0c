import { chakra } from '@chakra-ui/react';
import { keepFocus } from './focusBack.ts';

const Group = chakra('div', { base: { display: 'inline-flex', color: 'herb.text' } });
const Star = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { background: 'herb.subtle' },
  },
});
const shape = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const five = [1, 2, 3, 4, 5] as const;

interface StarButtonsProps {
  readonly label: string;
  /** '4 of 5 stars'. */
  readonly nameOf: (stars: number) => string;
  readonly value: number | null;
  readonly disabled?: boolean;
  /** The stars that are given already take themselves away. */
  readonly onChoose: (stars: number | null) => void;
}

/** Stars to give. */
export function StarButtons({
  label,
  nameOf,
  value,
  disabled = false,
  onChoose,
}: StarButtonsProps) {
  return (
    <Group role="group" aria-label={label}>
      {five.map((stars) => (
        <Star
          key={stars}
          ref={keepFocus}
          type="button"
          aria-label={nameOf(stars)}
          aria-pressed={stars === value}
          aria-disabled={disabled || undefined}
          onClick={() => !disabled && onChoose(stars === value ? null : stars)}
        >
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            aria-hidden="true"
            fill={value !== null && stars <= value ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinejoin="round"
          >
            <path d={shape} />
          </svg>
        </Star>
      ))}
    </Group>
  );
}
