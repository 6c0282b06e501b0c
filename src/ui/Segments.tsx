import { chakra } from '@chakra-ui/react';

const Group = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' },
  variants: {
    /* One line that scrolls where there is no room for all. */
    line: {
      true: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        padding: '1',
        margin: '-0.25rem',
        sm: { flexWrap: 'wrap', overflowX: 'visible' },
      },
    },
    even: {
      true: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        '& > button': { paddingInline: '1', lineHeight: 'snug' },
      },
    },
  },
});
const Segment = chakra('button', {
  base: {
    flex: 'none',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'border.control',
    background: 'bg.surface',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken' },
    _disabled: { background: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed' },
  },
  variants: {
    chosen: {
      true: {
        background: 'herb.subtle',
        borderColor: 'herb.solid',
        color: 'herb.onSubtle',
        fontWeight: 'strong',
      },
    },
  },
});

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean;
  /** As wide as there is room, all alike. */
  readonly even?: boolean;
  /** On a telephone in one line that scrolls, never two. */
  readonly line?: boolean;
}

/** One of a few ways to look at what is below. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChoose,
  disabled = false,
  even = false,
  line = false,
}: SegmentsProps<Value>) {
  return (
    <Group role="group" aria-label={label} even={even} line={line}>
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          chosen={option.value === value}
          disabled={disabled}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
