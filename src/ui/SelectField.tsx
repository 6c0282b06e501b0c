import { chakra } from '@chakra-ui/react';
import { control, FieldFrame, type FieldProps } from './field.tsx';
import { ChevronDownIcon } from './icons/marks.tsx';

const Select = chakra('select', control);
const Box = chakra('div', {
  base: {
    position: 'relative',
    '& select': {
      appearance: 'none',
      paddingInlineEnd: '12',
      cursor: 'pointer',
      textOverflow: 'ellipsis',
    },
  },
});
const Corner = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '4',
    top: '0',
    bottom: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});

interface SelectFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown until something is chosen. */
  readonly placeholder?: string;
}

/** The device's own list, in our clothes. */
export function SelectField({
  value,
  onChange,
  name,
  options,
  placeholder,
  ...frame
}: SelectFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <Box>
          <Select
            {...tied}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Corner>
            <ChevronDownIcon />
          </Corner>
        </Box>
      )}
    </FieldFrame>
  );
}
