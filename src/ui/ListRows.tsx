import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

const Box = chakra('ul', {
  base: {
    background: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
});
const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minWidth: '0',
    paddingInlineEnd: '2',
  },
});
const Whole = chakra('label', {
  base: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    minHeight: '3.5rem',
    paddingBlock: '2',
    paddingInline: '3',
    lineHeight: 'snug',
    cursor: 'pointer',
    '& input': {
      appearance: 'none',
      position: 'relative',
      flex: 'none',
      width: '1.625rem',
      height: '1.625rem',
      margin: '0',
      borderRadius: 'md',
      border: '2px solid',
      borderColor: 'border.control',
      background: 'bg.surface',
      cursor: 'pointer',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        background: 'herb.onSolid',
        clipPath: 'polygon(18% 52%, 29% 41%, 43% 55%, 72% 25%, 83% 36%, 43% 77%)',
        transform: 'scale(0)',
      },
      _highContrast: { appearance: 'auto', _after: { display: 'none' } },
    },
    '& input:checked': {
      background: 'herb.solid',
      borderColor: 'herb.solid',
      _after: { transform: 'scale(1)' },
    },
  },
});
const Words = chakra('span', { base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' } });
const Name = chakra('span', {
  base: { fontWeight: 'strong' },
  variants: {
    done: { true: { fontWeight: 'normal', color: 'fg.muted', textDecoration: 'line-through' } },
  },
});
const Detail = chakra('span', {
  base: { display: 'block', fontSize: 'sm', color: 'fg.muted' },
});
const Warning = chakra('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'strong', color: 'paprika.text' },
});
const Price = chakra('span', {
  base: {
    flex: 'none',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '&:empty': { display: 'none' },
  },
});
const Who = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'strong',
    background: 'herb.subtle',
    color: 'herb.onSubtle',
    boxShadow: 'inset 0 0 0 1px var(--pw-colors-herb-line)',
  },
  variants: {
    other: {
      true: {
        background: 'saffron.subtle',
        color: 'saffron.onSubtle',
        boxShadow: 'inset 0 0 0 1px var(--pw-colors-saffron-line)',
      },
    },
  },
});

/** Lines of a list, each with what can be done with it. */
export function ListRows({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return <Box aria-label={label}>{children}</Box>;
}

/** A line that is no tick: a name, and what can be done. */
export function PlainRow({
  name,
  children,
}: {
  readonly name: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <Line>
      <Whole as="span" style={{ cursor: 'auto' }}>
        <Words>{name}</Words>
      </Whole>
      {children}
    </Line>
  );
}

interface TickRowProps {
  readonly name: string;
  /** Below the name. */
  readonly detail?: string | undefined;
  /** Below the name, before all else. */
  readonly warning?: string | undefined;
  readonly price?: string | undefined;
  readonly checked: boolean;
  /** Who ticked it. */
  readonly by?: { readonly name: string; readonly me: boolean } | undefined;
  readonly onTick: (checked: boolean) => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** One line, which is ticked wherever it is pressed. */
export function TickRow({
  name,
  detail,
  warning,
  price,
  checked,
  by,
  onTick,
  children,
}: TickRowProps) {
  const box = useRef<HTMLInputElement>(null);
  const wasPressed = useRef(false);
  // A browser takes the focus from what moves within a list.
  useLayoutEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [checked]);
  return (
    <Line>
      <Whole>
        <input
          ref={box}
          type="checkbox"
          checked={checked}
          onChange={(event) => {
            wasPressed.current = document.activeElement === box.current;
            onTick(event.target.checked);
          }}
        />
        <Words>
          <Name done={checked}>{name}</Name>
          {warning !== undefined && <Warning>{warning}</Warning>}
          {detail !== undefined && detail !== '' && <Detail>{detail}</Detail>}
        </Words>
        {by && (
          <Who role="img" aria-label={by.name} title={by.name} other={!by.me}>
            {(/^./u.exec(by.name)?.[0] ?? '').toUpperCase()}
          </Who>
        )}
        <Price>{price}</Price>
      </Whole>
      {children}
    </Line>
  );
}

const Field = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: 'touch',
    margin: '2',
    paddingInline: '3',
    borderRadius: 'md',
    background: 'bg.surface',
    color: 'fg',
    border: '1.5px solid',
    borderColor: 'border.focus',
  },
});
const take = (field: HTMLInputElement | null): void => field?.focus();

interface EditRowProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly onChange: (value: string) => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

/** A line that is being rewritten: Enter keeps it, and so does looking elsewhere; Escape does not. */
export function EditRow({ label, value, longest, onChange, onKeep, onCancel }: EditRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // What has the focus next must not be pressed by the same key.
    event.preventDefault();
    if (event.key === 'Enter') onKeep();
    else onCancel();
  };
  return (
    <Line>
      <Field
        ref={take}
        type="text"
        aria-label={label}
        value={value}
        maxLength={longest}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onKeep}
      />
    </Line>
  );
}
