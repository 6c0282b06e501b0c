import { chakra } from '@chakra-ui/react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { ChevronDownIcon } from './icons/marks.tsx';

const Box = chakra('div', { base: { position: 'relative' } });
const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: 'touch',
    maxWidth: '14rem',
    padding: '1',
    paddingInlineEnd: '2',
    borderRadius: 'full',
    cursor: 'pointer',
    fontWeight: 'medium',
    _hover: { background: 'bg.sunken' },
    '& .name': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      sm: { position: 'static', clipPath: 'none', width: 'auto' },
    },
  },
});
const Avatar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: 'full',
    background: 'aubergine.solid',
    color: 'aubergine.onSolid',
    fontFamily: 'heading',
    fontWeight: 'heading',
    lineHeight: '1',
  },
});
const List = chakra('ul', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    top: 'calc(100% + 0.375rem)',
    zIndex: 'menu',
    /* Narrow enough for a telephone's width also with text of twice the size. */
    minWidth: '10.5rem',
    sm: { minWidth: '13rem' },
    padding: '2',
    borderRadius: 'lg',
    border: '1px solid',
    borderColor: 'border',
    background: 'bg.raised',
    boxShadow: 'held',
    animationName: 'rise',
    animationDuration: 'fade',
    animationTimingFunction: 'out',
    _motionReduce: { animationName: 'appear' },
  },
});
const look = {
  base: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'md',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken' },
    _focusVisible: { outlineOffset: '-2px', background: 'bg.sunken' },
  },
} as const;
const Place = chakra('a', look);
const Act = chakra('button', look);

const entriesOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** Past the last comes the first, and the other way round. */
function moveTo(menu: HTMLElement | null, index: number) {
  const entries = entriesOf(menu);
  entries[(index + entries.length) % entries.length]?.focus();
}

interface UserMenuProps {
  readonly name: string;
  /** The name's first letter, as the avatar. */
  readonly initial: string;
  /** Names the menu. */
  readonly label: string;
  readonly items: readonly (
    | { readonly label: string; readonly href: string }
    | { readonly label: string; readonly onSelect: () => void }
  )[];
}

/** A button and its menu: arrows, Home, End and a first letter move, Escape closes and goes back to the button. */
export function UserMenu({ name, initial, label, items }: UserMenuProps) {
  /** Open, and with which entry in focus. */
  const [open, setOpen] = useState<'first' | 'last'>();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  useLayoutEffect(() => {
    if (open) moveTo(list.current, open === 'first' ? 0 : -1);
  }, [open]);

  const onOpenerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onListKey = (event: KeyboardEvent) => {
    const entries = entriesOf(list.current);
    const at = entries.indexOf(event.target as HTMLElement);
    const byLetter =
      event.key.length === 1
        ? entries.findIndex(
            (entry, n) =>
              n > at && entry.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
          )
        : -1;
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(undefined);
    else if (event.key === 'ArrowDown') moveTo(list.current, at + 1);
    else if (event.key === 'ArrowUp') moveTo(list.current, at - 1);
    else if (event.key === 'Home') moveTo(list.current, 0);
    else if (event.key === 'End') moveTo(list.current, -1);
    else if (byLetter >= 0) moveTo(list.current, byLetter);
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
  };

  return (
    <Box onBlur={onBlur}>
      <Opener
        ref={opener}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open ? id : undefined}
        onKeyDown={onOpenerKey}
        onClick={() => setOpen(open ? undefined : 'first')}
      >
        <Avatar aria-hidden="true">{initial}</Avatar>
        <span className="name">{name}</span>
        <ChevronDownIcon size={16} />
      </Opener>
      {open && (
        <List ref={list} id={id} role="menu" aria-label={label} onKeyDown={onListKey}>
          {items.map((item) => (
            <li key={item.label} role="none">
              {'href' in item ? (
                <Place
                  role="menuitem"
                  tabIndex={-1}
                  href={item.href}
                  onClick={() => setOpen(undefined)}
                >
                  {item.label}
                </Place>
              ) : (
                <Act
                  role="menuitem"
                  tabIndex={-1}
                  type="button"
                  onClick={() => {
                    close();
                    item.onSelect();
                  }}
                >
                  {item.label}
                </Act>
              )}
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}
