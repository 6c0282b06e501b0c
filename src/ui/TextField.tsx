import { chakra } from '@chakra-ui/react';
import { control, FieldFrame, type FieldProps } from './field.tsx';

const Input = chakra('input', control);

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name: string;
  readonly type?: 'text' | 'email' | 'search' | 'date';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal';
  readonly placeholder?: string;
  readonly readOnly?: boolean;
}

export function TextField({
  value,
  onChange,
  name,
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  readOnly,
  ...frame
}: TextFieldProps) {
  const written = type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {};
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <Input
          {...tied}
          {...written}
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          inputMode={inputMode}
          placeholder={placeholder}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
