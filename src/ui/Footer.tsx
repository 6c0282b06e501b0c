import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from './typography.tsx';

const Box = chakra('footer', {
  base: {
    borderTop: '1px solid',
    borderTopColor: 'border',
    paddingBlock: '4',
    fontSize: 'sm',
    color: 'fg.muted',
    _print: { display: 'none' },
  },
  variants: { hasBar: { true: { marginBottom: '4.75rem', md: { marginBottom: '0' } } } },
});
const Inside = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    width: '100%',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: '4',
    sm: { paddingInline: '6' },
  },
});
const Links = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } });

interface FooterProps {
  /** Names the links. */
  readonly label: string;
  readonly words: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Ways to the same page in another language. */
  readonly languages?: ReactNode;
  /** Whether a bar of links lies over the lower edge of narrow screens. */
  readonly hasBar?: boolean;
}

/** The foot of a page: what has to be said everywhere, and where to read more. */
export function Footer({ label, words, links, languages, hasBar = false }: FooterProps) {
  return (
    <Box hasBar={hasBar}>
      <Inside>
        <span>{words}</span>
        <Links aria-label={label}>
          {links.map(({ href, label: name }) => (
            <Link key={href} href={href} standsAlone>
              {name}
            </Link>
          ))}
        </Links>
        {languages}
      </Inside>
    </Box>
  );
}
