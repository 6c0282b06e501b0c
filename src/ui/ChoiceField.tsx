import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Group = chakra('fieldset', {
  base: {
    border: '0',
    padding: '0',
    margin: '0',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
  },
});
const Legend = chakra('legend', {
  base: {
    fontSize: 'sm',
    fontWeight: 'strong',
    lineHeight: 'snug',
    marginBottom: '2',
    padding: '0',
  },
  variants: {
    large: {
      true: {
        fontFamily: 'heading',
        fontWeight: 'heading',
        fontSize: '2xl',
        lineHeight: 'tight',
        letterSpacing: 'heading',
        marginBottom: '4',
      },
    },
  },
});
const Hint = chakra('p', { base: { fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' } });
const Options = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Option = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: '5rem',
    paddingInline: '4',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'border.control',
    background: 'bg.surface',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& input': {
      width: '1.125rem',
      height: '1.125rem',
      margin: '0',
      flex: 'none',
      accentColor: 'currentColor',
    },
    '&:has(input:checked)': {
      background: 'herb.subtle',
      borderColor: 'herb.solid',
      color: 'herb.onSubtle',
    },
    '&:has(input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'border.focus',
      outlineOffset: '2px',
    },
    '&:has(input:disabled)': { background: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed' },
    '& input:focus-visible': { outline: 'none' },
  },
});

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly name: string;
  /** undefined: nothing is chosen yet. */
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean;
  /** The question of a whole screen. */
  readonly large?: boolean;
}

/** One of a few, all in sight. */
export function ChoiceField<Value extends string>({
  label,
  hint,
  name,
  value,
  options,
  onChoose,
  disabled = false,
  large = false,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Group disabled={disabled} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <Legend large={large}>{label}</Legend>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Options>
    </Group>
  );
}
