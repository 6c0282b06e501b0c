import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { icon } from './icons/icon.tsx';

const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');

const Wide = chakra('nav', {
  base: { display: 'none', md: { display: 'flex', gap: '1', marginInlineEnd: 'auto' } },
});
const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'full',
    fontWeight: 'medium',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken' },
  },
} as const;
const Place = chakra('a', look);
const Narrow = chakra('div', { base: { position: 'relative', md: { display: 'none' } } });
const Opener = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken' },
  },
});
const Sheet = chakra('nav', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    top: 'calc(100% + 0.375rem)',
    zIndex: 'menu',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '13rem',
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

/** Gives way on the narrowest screens, where the menu has it. */
export const WhereWide = chakra('span', {
  base: { display: 'contents', '@media (max-width: 23.99rem)': { display: 'none' } },
});

interface SectionLink {
  readonly href: string;
  readonly label: string;
}
interface SectionNavigationProps {
  /** Names the links. */
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** What the menu has besides, where there is no space beside it. */
  readonly more: readonly SectionLink[];
  readonly menuLabel: string;
}

/** The parts of the page: in a row, or in a menu where the screen is narrow. */
export function SectionLinks({ label, links }: Pick<SectionNavigationProps, 'label' | 'links'>) {
  return (
    <Wide aria-label={label}>
      {links.map(({ href, label: name }) => (
        <Place key={href} href={href}>
          {name}
        </Place>
      ))}
    </Wide>
  );
}

/** A button and what it opens; Escape closes it, and so does leaving it. */
export function SectionMenu({ label, links, more, menuLabel }: SectionNavigationProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <Narrow onKeyDown={onKey} onBlur={onBlur}>
      <Opener
        ref={opener}
        type="button"
        aria-label={menuLabel}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon size={24} />
      </Opener>
      {open && (
        <Sheet id={id} aria-label={label}>
          {[...links, ...more].map(({ href, label: name }) => (
            <Place key={href} href={href} onClick={() => setOpen(false)}>
              {name}
            </Place>
          ))}
        </Sheet>
      )}
    </Narrow>
  );
}
