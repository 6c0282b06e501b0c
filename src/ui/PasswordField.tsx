import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { control, FieldFrame, type FieldProps } from './field.tsx';
import { EyeIcon, EyeOffIcon } from './icons/password.tsx';

const Input = chakra('input', control);
const Box = chakra('div', {
  base: {
    position: 'relative',
    '& input': { paddingInlineEnd: '12' },
    '& input::-ms-reveal': { display: 'none' },
  },
});
const Corner = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '1px',
    top: '0',
    bottom: '0',
    display: 'grid',
    placeItems: 'center',
  },
});

interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Under the field: how strong it is, whether it matches. */
  readonly below?: ReactNode;
}

export function PasswordField({
  value,
  onChange,
  name,
  autoComplete,
  showLabel,
  hideLabel,
  ...frame
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <Box>
          <Input
            {...tied}
            name={name}
            type={shown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <Corner>
            <IconButton
              label={shown ? hideLabel : showLabel}
              pressed={shown}
              controls={tied.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </Corner>
        </Box>
      )}
    </FieldFrame>
  );
}
