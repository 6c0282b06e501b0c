import { chakra } from '@chakra-ui/react';
import { control, FieldFrame, type FieldProps } from './field.tsx';

const Area = chakra('textarea', {
  base: {
    ...control.base,
    minHeight: '8.5rem',
    lineHeight: 'body',
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: '24rem',
  },
});

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name: string;
  readonly placeholder?: string;
  /** How many lines are seen before any are written. */
  readonly rows?: number;
  readonly readOnly?: boolean;
}

/** Several lines; it grows with what is typed where the browser can. */
export function TextArea({
  value,
  onChange,
  name,
  placeholder,
  rows = 5,
  readOnly,
  ...frame
}: TextAreaProps) {
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <Area
          {...tied}
          name={name}
          value={value}
          placeholder={placeholder}
          rows={rows}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
