import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ExternalIcon } from './icons/marks.tsx';

const HeadingBox = chakra('h2', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'heading',
    lineHeight: 'tight',
    letterSpacing: 'heading',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      lg: { fontSize: 'lg', lineHeight: 'snug' },
      xl: { fontSize: 'xl', lineHeight: 'snug' },
      '2xl': { fontSize: '2xl' },
      '3xl': { fontSize: '3xl' },
      '4xl': { fontSize: '4xl' },
    },
  },
});

interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4;
  readonly size?: 'lg' | 'xl' | '2xl' | '3xl' | '4xl';
  readonly id?: string;
  /** Takes the focus when it comes onto the screen, so that reading goes on from here. */
  readonly takesFocus?: boolean;
  /** Where it is not of the page's language. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

const sizes = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg' } as const;
/** Into view only where it is out of sight or low: what is read already stays where it is. */
function focus(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' });
}

export function Heading({ level, size = sizes[level], takesFocus = false, ...rest }: HeadingProps) {
  return (
    <HeadingBox
      as={`h${level}`}
      size={size}
      {...(takesFocus ? { tabIndex: -1, ref: focus } : {})}
      {...rest}
    />
  );
}

const TextBox = chakra('p', {
  base: { overflowWrap: 'anywhere', textWrap: 'pretty' },
  variants: {
    size: {
      xs: { fontSize: 'xs', lineHeight: 'snug' },
      sm: { fontSize: 'sm', lineHeight: 'body' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg', lineHeight: 'body', textWrap: 'balance' },
    },
    tone: {
      plain: {},
      muted: { color: 'fg.muted' },
      herb: { color: 'herb.text' },
      paprika: { color: 'paprika.text' },
    },
    strong: { true: { fontWeight: 'strong' } },
    narrow: { true: { maxWidth: 'line' } },
    center: { true: { textAlign: 'center' } },
    cut: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
  defaultVariants: { size: 'md', tone: 'plain' },
});

interface TextProps {
  readonly children: ReactNode;
  /** Where it is not of the page's language. */
  readonly lang?: string | undefined;
  readonly as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd';
  readonly id?: string;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  readonly tone?: 'plain' | 'muted' | 'herb' | 'paprika';
  readonly strong?: boolean;
  /** Not wider than a line reads well. */
  readonly narrow?: boolean;
  readonly center?: boolean;
  /** One line, cut off where it does not fit. */
  readonly cut?: boolean;
  readonly role?: 'status';
}

export function Text(props: TextProps) {
  return <TextBox {...props} />;
}

const Anchor = chakra('a', {
  base: {
    color: 'herb.text',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '2px' },
    '& svg': { display: 'inline', verticalAlign: '-0.12em', marginInlineStart: '1' },
  },
  variants: {
    standsAlone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } },
  },
});

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens beside the app; the words say so to those who do not see the sign. */
  readonly opensBeside?: string;
  /** Not within a sentence: as tall as a finger. */
  readonly standsAlone?: boolean;
}

export function Link({ href, children, opensBeside, standsAlone = false }: LinkProps) {
  if (opensBeside === undefined)
    return (
      <Anchor href={href} standsAlone={standsAlone}>
        {children}
      </Anchor>
    );
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" standsAlone={standsAlone}>
      {children}
      <ExternalIcon label={opensBeside} size={16} />
    </Anchor>
  );
}
