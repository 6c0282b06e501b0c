import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { WarningIcon } from './icons/marks.tsx';

const Box = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' } });
const Line = chakra('label', {
  base: {
    display: 'flex', alignItems: 'start', gap: '3', minHeight: 'touch', paddingBlock: '2', cursor: 'pointer', lineHeight: 'snug',
    '& input': { width: '1.375rem', height: '1.375rem', margin: '0', marginTop: '0.05em', flex: 'none', accentColor: 'var(--pw-colors-herb-solid)', cursor: 'pointer' },
    '&:has(input:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
  variants: {
    chip: {
      true: {
        alignItems: 'center', gap: '2', paddingBlock: '1', paddingInline: '3', borderRadius: 'full', border: '1.5px solid', borderColor: 'border.control', fontSize: 'sm', fontWeight: 'medium',
        '& input': { width: '1.125rem', height: '1.125rem', marginTop: '0' },
        '&:has(input:checked)': { background: 'herb.subtle', borderColor: 'herb.solid', color: 'herb.onSubtle' },
      },
    },
  },
});
const Wrong = chakra('p', { base: { display: 'flex', alignItems: 'start', gap: '2', fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug', color: 'paprika.text' } });

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
export function CheckField({ label, name, checked, onChange, error, disabled = false, chip = false }: CheckFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isWrong = error !== undefined;
  useEffect(() => {
    if (isWrong) box.current?.focus();
  }, [isWrong]);
  return (
    <Box>
      <Line chip={chip}>
        <input
          ref={box} type="checkbox" name={name} checked={checked} disabled={disabled} aria-invalid={isWrong || undefined} aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Line>
      {isWrong && <Wrong id={`${id}-error`}><WarningIcon size={18} />{error}</Wrong>}
    </Box>
  );
}
