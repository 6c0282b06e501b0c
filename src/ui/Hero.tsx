import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from './typography.tsx';

const Wall = chakra('section', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '8',
    alignItems: 'center',
    overflow: 'hidden',
    borderRadius: 'xl',
    background: 'aubergine.solid',
    color: 'aubergine.onSolid',
    padding: '6',
    paddingBlock: '10',
    sm: { padding: '10' },
    lg: {
      gridTemplateColumns: 'minmax(0, 1fr) 29rem',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: '12',
      rowGap: '5',
      padding: '16',
    },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    lg: { gridColumn: '1', gridRow: '2' },
  },
  variants: { below: { true: { lg: { gridRow: '3' } } } },
});
const Intro = chakra('p', {
  base: { fontSize: 'lg', maxWidth: '34rem', color: 'aubergine.muted' },
});
const Note = chakra('p', { base: { color: 'aubergine.muted' } });
const Beside = chakra('div', {
  base: { minWidth: '0', lg: { gridColumn: '2', gridRow: '1 / -1' } },
});

const Way = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'field',
    paddingInline: '6',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'transparent',
    fontSize: 'lg',
    fontWeight: 'strong',
    _focusVisible: { outlineColor: 'aubergine.herb' },
  },
  variants: {
    kind: {
      first: {
        background: 'aubergine.herb',
        color: 'aubergine.onHerb',
        _hover: { background: 'aubergine.herbHover' },
      },
      second: { borderColor: 'aubergine.line', _hover: { background: 'aubergine.hover' } },
    },
  },
});

interface HeroLinkProps {
  readonly href: string;
  readonly kind: 'first' | 'second';
  readonly children: ReactNode;
}

/** A way in, on the dark wall. */
export function HeroLink(props: HeroLinkProps) {
  return <Way {...props} />;
}

interface HeroProps {
  readonly title: string;
  readonly intro: string;
  /** Said beneath, smaller. */
  readonly note?: string;
  /** The product doing it: beside the words, and right below them on a narrow screen. */
  readonly aside: ReactNode;
  /** What to do next. */
  readonly children: ReactNode;
}

/** The opening of the landing page: the one dark wall of a light house. */
export function Hero({ title, intro, note, aside, children }: HeroProps) {
  return (
    <Wall>
      <Words>
        <Heading level={1} size="4xl">
          {title}
        </Heading>
        <Intro>{intro}</Intro>
      </Words>
      <Beside>{aside}</Beside>
      <Words below>
        {children}
        {note !== undefined && <Note>{note}</Note>}
      </Words>
    </Wall>
  );
}
