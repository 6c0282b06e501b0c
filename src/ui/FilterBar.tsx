import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons/marks.tsx';

/** One line that scrolls, never two. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the ring of the one that has the focus.
    padding: '1',
    margin: '-0.25rem',
  },
});
const filter = {
  base: {
    flex: 'none',
    minHeight: 'touch',
    paddingInline: '4',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    background: 'bg.surface',
    color: 'fg',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  variants: {
    on: {
      true: {
        borderColor: 'herb.solid',
        background: 'herb.subtle',
        color: 'herb.onSubtle',
        fontWeight: 'strong',
      },
    },
  },
} as const;
const Toggle = chakra('button', filter);
const Select = chakra('select', filter);
const Box = chakra('span', {
  base: {
    position: 'relative',
    flex: 'none',
    '& > select': { appearance: 'none', paddingInlineEnd: '10' },
    '& > span': {
      position: 'absolute',
      insetInlineEnd: '3',
      insetBlock: '0',
      display: 'grid',
      placeItems: 'center',
      pointerEvents: 'none',
    },
  },
});

/** Choices that stay and narrow what is below them. */
export function FilterBar({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Line role="group" aria-label={label}>
      {children}
    </Line>
  );
}

interface FilterSelectProps {
  readonly label: string;
  /** Blank where it narrows nothing. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of several; filled in colour once it narrows. */
export function FilterSelect({ label, value, options, disabled, onChange }: FilterSelectProps) {
  return (
    <Box>
      <Select
        aria-label={label}
        on={value !== ''}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <span aria-hidden="true">
        <ChevronDownIcon size={16} />
      </span>
    </Box>
  );
}

interface FilterToggleProps {
  readonly pressed: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function FilterToggle({ pressed, disabled, onPress, children }: FilterToggleProps) {
  return (
    <Toggle type="button" aria-pressed={pressed} on={pressed} disabled={disabled} onClick={onPress}>
      {children}
    </Toggle>
  );
}
