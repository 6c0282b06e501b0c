import { chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode, type Ref } from 'react';

export type Space = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16' | '20';
type Tag = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'li' | 'span';

const Flex = chakra('div', { base: { display: 'flex', minWidth: '0' } });

interface LayoutProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  readonly as?: Tag;
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** One thing below the other. */
export function Stack({ gap = '4', align = 'stretch', children, ...rest }: LayoutProps) {
  return <Flex flexDirection="column" gap={gap} alignItems={align} {...rest}>{children}</Flex>;
}

interface RowProps extends LayoutProps {
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  /** All in one line, whatever its width. */
  readonly unbroken?: boolean;
}

/** One thing beside the other; what does not fit goes to the next line. */
export function Row({ gap = '3', align = 'center', justify = 'start', unbroken = false, children, ...rest }: RowProps) {
  return <Flex flexWrap={unbroken ? 'nowrap' : 'wrap'} gap={gap} alignItems={align} justifyContent={justify} {...rest}>{children}</Flex>;
}

const GridBox = chakra('div', {
  base: { display: 'grid', gap: '4', minWidth: '0' },
  variants: {
    columns: {
      cards: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))' },
      pair: { sm: { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});

interface GridProps extends Omit<LayoutProps, 'gap' | 'align'> {
  /** `cards` and `tiles`: as many as fit; `pair`: two, one below the other on a narrow screen. */
  readonly columns: 'cards' | 'tiles' | 'pair';
}

export function Grid({ children, ...rest }: GridProps) {
  return <GridBox {...rest}>{children}</GridBox>;
}

const BenchBox = chakra('div', {
  base: {
    display: 'grid', gap: '6', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gap: '10', gridTemplateColumns: '25rem minmax(0, 1fr)' },
  },
});
const BenchSide = chakra('div', { base: { minWidth: '0', lg: { position: 'sticky', top: '6rem' } } });

/** A workbench: what is worked with on the left, in sight; what comes of it on the right. */
export function Bench({ side, children }: { readonly side: ReactNode; readonly children: ReactNode }) {
  return (
    <BenchBox>
      <BenchSide>{side}</BenchSide>
      <Flex flexDirection="column" gap="10">{children}</Flex>
    </BenchBox>
  );
}

const AsideBox = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: { split: { true: { md: { gap: '8', gridTemplateColumns: 'minmax(0, 1fr) 15rem' } } } },
});
const AsideSide = chakra('div', { base: { minWidth: '0', padding: '5', borderRadius: 'lg', background: 'bg', md: { gridColumn: '2', gridRow: '1' } } });

/** Reading matter, and a short list beside it that comes first on a narrow screen. */
export function Aside({ beside, children }: { readonly beside?: ReactNode; readonly children: ReactNode }) {
  return (
    <AsideBox split={Boolean(beside)}>
      {beside && <AsideSide>{beside}</AsideSide>}
      <Flex flexDirection="column" gap="6">{children}</Flex>
    </AsideBox>
  );
}

const PageBox = chakra('div', {
  base: {
    width: '100%', marginInline: 'auto', paddingInline: '4', paddingTop: '6', paddingBottom: '16',
    sm: { paddingInline: '6' }, md: { paddingTop: '10' },
  },
  variants: { width: { page: { maxWidth: 'page' }, line: { maxWidth: 'line' }, form: { maxWidth: 'form' } } },
});

interface PageProps {
  /** What the browser's tab says. */
  readonly title: string;
  readonly width?: 'page' | 'line' | 'form';
  readonly children: ReactNode;
}

/** The column that a screen stands in, and its title. */
export function Page({ title, width = 'page', children }: PageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <PageBox width={width}>{children}</PageBox>;
}

const MainBox = chakra('main', { base: { flex: '1', minWidth: '0' }, variants: { hasBar: { true: { paddingBottom: '4.75rem', md: { paddingBottom: '0' } } } } });
const Room = chakra('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } });
const Skip = chakra('a', {
  base: {
    position: 'fixed', left: '3', top: '-6rem', zIndex: 'skip', display: 'inline-flex', alignItems: 'center', minHeight: 'touch', paddingInline: '4',
    borderRadius: 'md', background: 'herb.solid', color: 'herb.onSolid', fontWeight: 'strong',
    '&:focus': { top: '3' },
  },
});

interface FrameProps {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly skipLabel: string;
  /** Whether a bar of links lies over the lower edge of narrow screens. */
  readonly hasBar?: boolean;
  readonly mainRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Every screen: a way past the header, the header, the main landmark. */
export function Frame({ header, footer, skipLabel, hasBar = false, mainRef, children }: FrameProps) {
  return (
    <Room data-bar={hasBar || undefined}>
      <Skip href="#main">{skipLabel}</Skip>
      {header}
      <MainBox id="main" tabIndex={-1} ref={mainRef} hasBar={hasBar}>{children}</MainBox>
      {footer}
    </Room>
  );
}

const hidden = {
  position: 'absolute', width: '1px', height: '1px', padding: '0', margin: '-1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', borderWidth: '0',
} as const;
const HiddenBox = chakra('span', { base: hidden });

interface HiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** Read out when it changes, at the next pause. */
  readonly announced?: boolean;
}

/** Read out, not seen. */
export function VisuallyHidden({ announced = false, ...rest }: HiddenProps) {
  return <HiddenBox {...(announced ? { role: 'status', 'aria-live': 'polite' as const } : {})} {...rest} />;
}

const Line = chakra('hr', { base: { borderTopWidth: '1px', borderColor: 'border', width: '100%' } });
export const Divider = () => <Line />;
