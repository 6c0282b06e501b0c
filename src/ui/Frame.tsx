import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

const MainBox = chakra('main', {
  base: { flex: '1', minWidth: '0' },
  variants: {
    hasBar: { true: { paddingBottom: '4.75rem', md: { paddingBottom: '0' } } },
    /* What arrives late then pushes no footer out of sight; less the header's height. */
    tall: { true: { minHeight: 'calc(100dvh - 4rem)' } },
  },
});
const Room = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
});
const Skip = chakra('a', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    top: '-6rem',
    zIndex: 'skip',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'md',
    background: 'herb.solid',
    color: 'herb.onSolid',
    fontWeight: 'strong',
    '&:focus': { top: '3' },
  },
});

interface FrameProps {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly skipLabel: string;
  /** Whether a bar of links lies over the lower edge of narrow screens. */
  readonly hasBar?: boolean;
  /** What belongs on the screen is still on its way. */
  readonly busy?: boolean;
  readonly mainRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Every screen: a way past the header, the header, the main landmark. */
export function Frame({
  header,
  footer,
  skipLabel,
  hasBar = false,
  busy = false,
  mainRef,
  children,
}: FrameProps) {
  return (
    <Room data-bar={hasBar || undefined}>
      <Skip href="#main">{skipLabel}</Skip>
      {header}
      <MainBox
        id="main"
        tabIndex={-1}
        aria-busy={busy || undefined}
        ref={mainRef}
        hasBar={hasBar && !footer}
        tall={hasBar}
      >
        {children}
      </MainBox>
      {footer}
    </Room>
  );
}
