import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Bar = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'bar', background: 'bg', borderBottom: '1px solid', borderBottomColor: 'border', _print: { display: 'none' } },
});
const Inside = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', width: '100%', maxWidth: 'page', marginInline: 'auto', paddingInline: '4', minHeight: '4rem', sm: { paddingInline: '6' } },
});
const Home = chakra('a', { base: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', minWidth: 'touch', borderRadius: 'sm' } });
const Links = chakra('nav', {
  base: {
    position: 'fixed', insetInline: '0', bottom: '0', background: 'bg.surface', borderTop: '1px solid', borderTopColor: 'border', paddingBottom: 'env(safe-area-inset-bottom)',
    md: { position: 'static', background: 'transparent', borderTopWidth: '0', paddingBottom: '0', flex: '1' },
    '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', md: { display: 'flex', justifyContent: 'center', gap: '1' } },
  },
});
const Item = chakra('a', {
  base: {
    position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'start', gap: '1', height: '100%', minHeight: '4.5rem', paddingInline: '1', paddingTop: '2', paddingBottom: '1',
    fontSize: 'xs', lineHeight: '1.15', textAlign: 'center', fontWeight: 'medium', color: 'fg.muted', borderRadius: 'md',
    _hover: { color: 'fg' },
    _current: { color: 'herb.text', fontWeight: 'strong', _before: { content: '""', position: 'absolute', top: '0', left: '25%', right: '25%', height: '3px', borderRadius: 'full', background: 'herb.solid' } },
    _focusVisible: { outlineOffset: '-3px' },
    md: {
      flexDirection: 'row', minHeight: 'touch', gap: '2', paddingInline: '3', paddingBlock: '2', fontSize: 'sm', lineHeight: 'snug',
      '& svg': { display: 'none' }, _hover: { background: 'bg.sunken' },
      _current: { background: 'herb.subtle', color: 'herb.onSubtle', _before: { display: 'none' } },
    },
    lg: { '& svg': { display: 'block' } },
  },
});

interface TopNavigationProps {
  readonly brand: ReactNode;
  readonly brandHref: string;
  readonly brandLabel: string;
  /** Names the list of links. */
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string; readonly icon: ReactNode; readonly current: boolean }[];
  /** At the right end: the user menu. */
  readonly end?: ReactNode;
}

/** The head of every signed-in screen; on a narrow one its links lie under the thumb. */
export function TopNavigation({ brand, brandHref, brandLabel, label, links, end }: TopNavigationProps) {
  return (
    <Bar>
      <Inside>
        <Home href={brandHref} aria-label={brandLabel}>{brand}</Home>
        {links.length > 0 && (
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
        )}
        {end}
      </Inside>
    </Bar>
  );
}
