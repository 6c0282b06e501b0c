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
});
const Words = chakra('p', {
  base: { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'xl', color: 'fg' },
});
const Detail = chakra('p', { base: { color: 'fg.muted' } });

interface FullScreenOverlayProps {
  readonly title: string;
  readonly detail?: string;
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
