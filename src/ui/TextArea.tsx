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
}

/** Several lines; it grows with what is typed where the browser can. */
export function TextArea({ value, onChange, name, placeholder, ...frame }: TextAreaProps) {
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <Area
          {...tied}
          name={name}
          value={value}
          placeholder={placeholder}
          rows={5}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
