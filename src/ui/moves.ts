import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** As far as a thumb goes without meaning to scroll. */
const swipe = 60;

/** The keys and the thumb; what is typed or pressed elsewhere keeps its own keys. */
export function useMoves(onBack: () => void, onNext: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('dialog dialog, input'))
        return;
      if (event.key === 'ArrowRight') onNext();
      else if (event.key === 'ArrowLeft') onBack();
    },
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start || Math.abs(clientX - start.x) < swipe) return;
      if (Math.abs(clientY - start.y) > Math.abs(clientX - start.x) / 2) return;
      if (clientX < start.x) onNext();
      else onBack();
    },
  };
}
