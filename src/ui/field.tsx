import { chakra } from '@chakra-ui/react';
import { useEffect, useId, type ReactNode } from 'react';
import { WarningIcon } from './icons/marks.tsx';

/** How everything that is typed or chosen in looks. */
export const control = {
  base: {
    display: 'block',
    width: '100%',
    minHeight: 'field',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'md',
    border: '1.5px solid',
    borderColor: 'border.control',
    background: 'bg.surface',
    color: 'fg',
    fontSize: 'md',
    lineHeight: 'snug',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { outlineOffset: '1px', borderColor: 'border.focus' },
    _invalid: { borderColor: 'paprika.text', borderWidth: '2px' },
    _disabled: { background: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed', opacity: '1' },
    '&:read-only:not(select)': { background: 'bg.sunken' },
  },
} as const;

/** What every field takes, whatever is typed in it. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with what was typed; tied to the control and read out. */
  readonly error?: string | undefined;
  /** Wrong without words of its own: what stands elsewhere says why. */
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Beside the label: how it stands, live. */
  readonly aside?: ReactNode;
}

interface Tied {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
  readonly disabled: boolean;
}

interface FrameProps extends FieldProps {
  readonly children: (tied: Tied) => ReactNode;
  readonly below?: ReactNode;
}

const Box = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
});
const Above = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
});
const Label = chakra('label', {
  base: { fontSize: 'sm', fontWeight: 'strong', lineHeight: 'snug' },
});
const Hint = chakra('p', { base: { fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' } });
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

/** To the control that is wrong, unless the person stands at one already: the first of several takes the focus. */
function goTo(id: string) {
  if (document.activeElement?.getAttribute('aria-invalid') !== 'true')
    document.getElementById(id)?.focus();
}

/** Label above, hint and error below, all tied to the control. */
export function FieldFrame({
  label,
  hint,
  error,
  invalid = error !== undefined,
  required = false,
  disabled = false,
  aside,
  below,
  children,
}: FrameProps) {
  const id = useId();
  useEffect(() => {
    if (invalid) goTo(id);
  }, [invalid, id]);
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Box>
      <Above>
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </Above>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        disabled,
        ...(described && { 'aria-describedby': described }),
        ...(invalid && { 'aria-invalid': true as const }),
        ...(required && { 'aria-required': true as const }),
      })}
      {error !== undefined && (
        <Wrong id={`${id}-error`}>
          <WarningIcon size={18} />
          {error}
        </Wrong>
      )}
      {below}
    </Box>
  );
}

const FormBox = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
});

/** Once what it stands in is open too: a dialog opens after its content is there. */
const focusFirst = (form: HTMLFormElement | null) =>
  queueMicrotask(() => form?.querySelector('input')?.focus());

interface FormProps {
  readonly onSubmit: () => void;
  /** Its first field has the focus as soon as it is there: a form that was asked for. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** Our own checks and words: the browser's bubbles stay away. */
export function Form({ onSubmit, takesFocus, children, ...rest }: FormProps) {
  return (
    <FormBox
      ref={takesFocus ? focusFirst : null}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...rest}
    >
      {children}
    </FormBox>
  );
}
