import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    background: 'bg',
    borderBottom: '1px solid',
    borderBottomColor: 'border',
    _print: { display: 'none' },
  },
});
const Inside = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: '100%',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: '4',
    minHeight: '4rem',
    sm: { paddingInline: '6' },
    /* In large text the links stand below the brand, and not upon it. */
    lg: { flexWrap: 'wrap', rowGap: '0' },
  },
});
/** What does not fit beside the last, in large text, stands below it. */
const End = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '2',
    minWidth: '0',
    paddingBlock: '1',
  },
});
const Home = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    minWidth: 'touch',
    borderRadius: 'sm',
  },
});

interface TopBarProps {
  readonly brand: ReactNode;
  readonly brandHref: string;
  readonly brandLabel: string;
  /** Right of the brand: the ways on from here. */
  readonly children?: ReactNode;
}

/** At the bar's end: the smallest things first. */
export const TopBarEnd = ({ children }: { readonly children: ReactNode }) => <End>{children}</End>;

/** The head of every screen. */
export function TopBar({ brand, brandHref, brandLabel, children }: TopBarProps) {
  return (
    <Bar>
      <Inside>
        <Home href={brandHref} aria-label={brandLabel}>
          {brand}
        </Home>
        {children}
      </Inside>
    </Bar>
  );
}
