import { chakra } from '@chakra-ui/react';
import { useEffect, useId, type ReactNode } from 'react';
import { guardFocus, keepFocus } from './focusBack.ts';
import { WarningIcon } from './icons/marks.tsx';

const Box = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
});
const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    minHeight: 'touch',
    paddingBlock: '2',
    cursor: 'pointer',
    lineHeight: 'snug',
    '& input': {
      appearance: 'none',
      position: 'relative',
      width: '1.375rem',
      height: '1.375rem',
      margin: '0',
      marginTop: '0.05em',
      flex: 'none',
      borderRadius: '0.25rem',
      border: '1.5px solid',
      borderColor: 'border.control',
      background: 'bg.surface',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'quick',
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '0',
        width: '100%',
        height: '100%',
        background: 'herb.onSolid',
        clipPath: 'polygon(18% 52%, 29% 41%, 43% 55%, 72% 25%, 83% 36%, 43% 77%)',
        transform: 'scale(0)',
        transitionProperty: 'transform',
        transitionDuration: 'calm',
        transitionTimingFunction: 'out',
        _motionReduce: { transitionDuration: '0s' },
      },
      _highContrast: { appearance: 'auto', _after: { display: 'none' } },
    },
    '& input:checked': {
      background: 'herb.solid',
      borderColor: 'herb.solid',
      _after: { transform: 'scale(1)' },
    },
    '& input:disabled': { background: 'bg.sunken', cursor: 'not-allowed' },
    '& input:checked:disabled': {
      background: 'fg.muted',
      borderColor: 'fg.muted',
      _after: { background: 'bg.surface' },
    },
    '&:has(input:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
  variants: {
    chip: {
      true: {
        alignItems: 'center',
        gap: '2',
        paddingBlock: '1',
        paddingInline: '3',
        borderRadius: 'full',
        border: '1.5px solid',
        borderColor: 'border.control',
        fontSize: 'sm',
        fontWeight: 'medium',
        '& input': { width: '1.125rem', height: '1.125rem', marginTop: '0' },
        '&:has(input:checked)': {
          background: 'herb.subtle',
          borderColor: 'herb.solid',
          color: 'herb.onSubtle',
        },
      },
    },
  },
});
const Wrong = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    color: 'paprika.text',
  },
});

interface CheckFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** One of several, side by side. */
  readonly chip?: boolean;
}

/** Yes or no, by a tick. */
export function CheckField({
  label,
  name,
  checked,
  onChange,
  error,
  disabled = false,
  chip = false,
}: CheckFieldProps) {
  const id = useId();
  const isWrong = error !== undefined;
  useEffect(() => {
    if (isWrong) document.getElementById(id)?.focus();
  }, [isWrong, id]);
  return (
    <Box>
      <Line chip={chip}>
        <input
          id={id}
          ref={disabled ? guardFocus : keepFocus}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Line>
      {isWrong && (
        <Wrong id={`${id}-error`}>
          <WarningIcon size={18} />
          {error}
        </Wrong>
      )}
    </Box>
  );
}
