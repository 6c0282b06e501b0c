import { chakra } from '@chakra-ui/react';
import { SpinnerRing } from './Spinner.tsx';

const Veil = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '5',
    padding: '6',
    textAlign: 'center',
    background: 'bg.veil',
    color: 'herb.text',
    animationName: 'appear',
    animationDuration: 'fade',
    animationTimingFunction: 'ease-out',
  },
  variants: {
    sheer: {
      true: { justifyContent: 'flex-end', paddingBottom: '6rem', background: 'transparent' },
    },
  },
});
/** Readable over whatever lies below. */
const Note = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'lg',
    border: '1px solid',
    borderColor: 'border',
    background: 'bg.raised',
    boxShadow: 'held',
    color: 'fg',
    fontSize: 'sm',
  },
});
const Words = chakra('p', {
  base: { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'xl', color: 'fg' },
});
const Detail = chakra('p', { base: { color: 'fg.muted' } });

interface FullScreenOverlayProps {
  readonly title: string;
  readonly detail?: string;
}

/** Over everything and letting it show: what lies below is there already, and can be used in a moment. */
export function SheerOverlay({ title }: Pick<FullScreenOverlayProps, 'title'>) {
  return (
    <Veil sheer role="status" aria-busy="true">
      <Note>
        <SpinnerRing size="text" />
        {title}
      </Note>
    </Veil>
  );
}

/** Over everything, fading in over 150 ms, while there is nothing to do but wait. */
export function FullScreenOverlay({ title, detail }: FullScreenOverlayProps) {
  return (
    <Veil role="status" aria-busy="true">
      <SpinnerRing size="screen" />
      <div>
        <Words>{title}</Words>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </div>
    </Veil>
  );
}
