import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { guardFocus, keepFocus, takeFocus, takeFocusBack } from './focusBack.ts';
import { SpinnerRing } from './Spinner.tsx';

const look = {
  base: {
    flex: 'none',
    maxWidth: '100%',
    display: 'inline-grid',
    gridAutoFlow: 'column',
    placeItems: 'center',
    placeContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'transparent',
    fontSize: 'md',
    fontWeight: 'strong',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'quick',
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed' },
    _motionReduce: { transitionDuration: '0s', transform: 'none' },
  },
  variants: {
    kind: {
      primary: {
        background: 'herb.solid',
        color: 'herb.onSolid',
        _hover: { background: 'herb.solidHover' },
      },
      secondary: {
        background: 'bg.surface',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { background: 'bg.sunken' },
      },
      quiet: { color: 'herb.text', paddingInline: '3', _hover: { background: 'herb.subtle' } },
      danger: {
        background: 'paprika.solid',
        color: 'paprika.onSolid',
        _hover: { background: 'paprika.solidHover' },
      },
    },
    wide: { true: { width: '100%' } },
    compact: { true: { paddingInline: '3', sm: { paddingInline: '5' } } },
    /** Among others on a card. */
    small: { true: { paddingInline: '2', fontSize: 'sm' } },
    large: { true: { minHeight: 'field', paddingInline: '6', fontSize: 'lg' } },
    /** Cannot be used now: it keeps its words readable and loses its colour. */
    off: { true: { background: 'bg.sunken', color: 'fg.muted', borderColor: 'border' } },
    working: { true: { cursor: 'progress' } },
    /** Holds until it is pressed again. */
    on: { true: { background: 'herb.subtle', borderColor: 'herb.text', color: 'herb.text' } },
  },
} as const;

const Pressed = chakra('button', look);
const Followed = chakra('a', look);
/** The label and what stands in its place while busy share one cell, as wide as the wider of them. */
const Face = chakra('span', {
  base: {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: '0',
  },
  variants: { away: { true: { visibility: 'hidden' } }, small: { true: { fontSize: 'md' } } },
});

interface Look {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly wide?: boolean;
  readonly large?: boolean;
  /** Nearer to its neighbours where the screen is narrow. */
  readonly compact?: boolean;
  /** Among others on a card. */
  readonly small?: boolean;
  readonly children: ReactNode;
}

interface ButtonProps extends Look {
  readonly type?: 'button' | 'submit';
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  /** At work: it keeps its width and the focus, and says `busyLabel`. A press does nothing. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** For what is switched on and off: whether it is on. */
  readonly pressed?: boolean;
  /** Has the focus as soon as it is there. */
  readonly takesFocus?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
}

export function Button({
  kind = 'primary',
  type = 'button',
  onClick,
  disabled = false,
  busy = false,
  busyLabel,
  takesFocus = false,
  pressed,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault();
    else onClick?.();
  };
  const says = busy && busyLabel !== undefined;
  return (
    <Pressed
      ref={takesFocus ? takeFocus : disabled ? guardFocus : keepFocus}
      type={type}
      kind={kind}
      onClick={press}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      off={disabled}
      on={pressed === true}
      working={busy}
      {...rest}
    >
      <Face away={says} aria-hidden={says || undefined}>
        {children}
      </Face>
      {busyLabel !== undefined && (
        <Face small away={!says} aria-hidden={!says || undefined}>
          <SpinnerRing size="text" />
          {busyLabel}
        </Face>
      )}
    </Pressed>
  );
}

interface LinkButtonProps extends Look {
  readonly href: string;
  /** Opens beside the app. */
  readonly outside?: boolean;
  /** Reloads the page instead of changing the screen. */
  readonly reloads?: boolean;
  /** The answer is kept as a file, of this name where it is told. */
  readonly download?: boolean | string;
}

/** Goes somewhere, and looks like a button because it is the thing to do here. */
export function LinkButton({
  kind = 'primary',
  outside = false,
  reloads = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Followed
      kind={kind}
      {...(outside
        ? { target: '_blank', rel: 'noopener noreferrer' }
        : reloads
          ? { target: '_self' }
          : {})}
      {...rest}
    >
      <Face>{children}</Face>
    </Followed>
  );
}

const Round = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken', color: 'fg' },
    _disabled: { opacity: '0.4', cursor: 'not-allowed' },
    '&:is([dir=rtl] *) .points': { transform: 'scaleX(-1)' },
  },
});

interface IconButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly pressed?: boolean;
  readonly controls?: string;
  readonly disabled?: boolean;
  /** Its name is seen when the pointer rests on it. */
  readonly titled?: boolean;
  /** It stands where a field was that it had opened. */
  readonly returned?: boolean;
}

/** A sign to press; `label` is its name. */
export function IconButton({
  label,
  onClick,
  children,
  pressed,
  controls,
  disabled,
  titled = false,
  returned = false,
}: IconButtonProps) {
  return (
    <Round
      ref={disabled ? guardFocus : returned ? takeFocusBack : keepFocus}
      type="button"
      aria-label={label}
      title={titled ? label : undefined}
      aria-pressed={pressed}
      aria-controls={controls}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Round>
  );
}
