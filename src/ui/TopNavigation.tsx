import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Links = chakra('nav', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    /* What a page has to press under the thumb takes its place. */
    '[data-bar]:has([data-actions]) &': { display: 'none', md: { display: 'block' } },
    background: 'bg.surface',
    borderTop: '1px solid',
    borderTopColor: 'border',
    paddingBottom: 'env(safe-area-inset-bottom)',
    md: {
      position: 'static',
      background: 'transparent',
      borderTopWidth: '0',
      paddingBottom: '0',
      flex: '1',
    },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      md: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '1' },
    },
  },
});
const Item = chakra('a', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'start',
    gap: '1',
    height: '100%',
    minHeight: '4.5rem',
    paddingInline: '1',
    paddingTop: '2',
    paddingBottom: '1',
    fontSize: 'fitted',
    lineHeight: 'tight',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderRadius: 'md',
    _hover: { color: 'fg' },
    _current: {
      color: 'herb.text',
      fontWeight: 'strong',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        insetInline: '25%',
        height: '3px',
        borderRadius: 'full',
        background: 'herb.solid',
      },
    },
    _focusVisible: { outlineOffset: '-3px' },
    md: {
      flexDirection: 'row',
      minHeight: 'touch',
      gap: '2',
      paddingInline: '3',
      paddingBlock: '2',
      fontSize: 'sm',
      lineHeight: 'snug',
      overflowWrap: 'normal',
      hyphens: 'manual',
      '& svg': { display: 'none' },
      _hover: { background: 'bg.sunken' },
      _current: { background: 'herb.subtle', color: 'herb.onSubtle', _before: { display: 'none' } },
    },
    lg: { whiteSpace: 'nowrap' },
  },
});

interface TopNavigationProps {
  /** Names the list of links. */
  readonly label: string;
  readonly links: readonly {
    readonly href: string;
    readonly label: string;
    readonly icon: ReactNode;
    readonly current: boolean;
  }[];
}

/** Where one can go: in the head of the screen, on a narrow one under the thumb. */
export function TopNavigation({ label, links }: TopNavigationProps) {
  return (
    <Links aria-label={label}>
      <ul>
        {links.map(({ href, label: name, icon, current }) => (
          <li key={href}>
            <Item href={href} aria-current={current ? 'page' : undefined}>
              {icon}
              <span>{name}</span>
            </Item>
          </li>
        ))}
      </ul>
    </Links>
  );
}
