import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    padding: '1',
    margin: '0',
    minWidth: '0',
    maxWidth: '100%',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    background: 'bg.surface',
  },
});
const Legend = chakra('legend', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
const Part = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minHeight: 'touch',
    minWidth: '7rem',
    paddingInline: '5',
    borderRadius: 'full',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& input': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
    },
    '&:has(input:checked)': {
      background: 'herb.solid',
      color: 'herb.onSolid',
      fontWeight: 'strong',
    },
    '&:has(input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'border.focus',
      outlineOffset: '2px',
    },
    _highContrast: { '&:has(input:checked)': { border: '2px solid' } },
  },
  /** Among others on a card. */
  variants: { small: { true: { minWidth: '4.5rem', paddingInline: '3', fontSize: 'sm' } } },
});

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  /** Among others on a card. */
  readonly small?: boolean;
}

/** Two or three views of one thing, side by side; arrows move between them. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChoose,
  small = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Part key={option.value} small={small}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </Part>
      ))}
    </Group>
  );
}
