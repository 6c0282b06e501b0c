import { chakra } from '@chakra-ui/react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './Button.tsx';
import { freePlace, takenBetween } from './freePlace.ts';
import { CloseIcon } from './icons/marks.tsx';
import { signs, tones, type Tone } from './tones.ts';
import { useTopDialog } from './topDialog.ts';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '3',
    bottom: '3',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    /* Above the bar of links, where there is one. */
    '[data-bar] ~ &': { bottom: '5.5rem', md: { bottom: '6' } },
    md: { insetInline: 'auto', insetInlineEnd: '6', bottom: '6' },
    _print: { display: 'none' },
  },
});
const Polite = chakra('div', {
  base: { '&:not(:empty)': { display: 'flex', justifyContent: 'center', width: '100%' } },
});
const Sheet = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    width: '100%',
    maxWidth: '26rem',
    padding: '2',
    paddingInlineStart: '4',
    borderRadius: 'lg',
    border: '1px solid',
    borderColor: 'border',
    background: 'bg.raised',
    color: 'fg',
    boxShadow: 'held',
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    userSelect: 'none',
    animationName: 'rise',
    animationDuration: 'calm',
    animationTimingFunction: 'out',
    _motionReduce: { animationName: 'appear' },
    _highContrast: { borderColor: 'currentColor' },
  },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2rem',
    height: '2rem',
    marginTop: '0.375rem',
    borderRadius: 'full',
  },
  variants: { tone: tones },
});
const Words = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    paddingBlock: '0.625rem',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
});
const Title = chakra('p', { base: { fontWeight: 'strong' } });
const Detail = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', marginTop: '1' } });

interface ToastProps {
  readonly tone: Tone;
  readonly title: string;
  readonly description?: string | undefined;
  readonly closeLabel: string;
  /** Closed by its button or swiped away. */
  readonly onDismiss: () => void;
  /** A pointer rests on it or the focus is in it: its time stands still until `onRelease`. */
  readonly onHold?: () => void;
  readonly onRelease?: () => void;
  /** How far it must be pushed sideways to go, in px. */
  readonly swipeThreshold?: number;
}

function Notice({
  tone,
  title,
  description,
  closeLabel,
  onDismiss,
  onHold,
  onRelease,
  swipeThreshold = 50,
}: ToastProps) {
  const from = useRef<number>(undefined);
  const [moved, setMoved] = useState(0);
  const Picture = signs[tone];

  const start = (event: PointerEvent) => {
    if ((event.target as Element).closest('button')) return;
    from.current = event.clientX;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent) =>
    from.current !== undefined && setMoved(event.clientX - from.current);
  const drop = () => {
    from.current = undefined;
    setMoved(0);
  };
  const end = (event: PointerEvent) => {
    const distance = from.current === undefined ? 0 : Math.abs(event.clientX - from.current);
    drop();
    if (distance >= swipeThreshold) onDismiss();
  };
  const blur = (event: FocusEvent) =>
    !event.currentTarget.contains(event.relatedTarget) && onRelease?.();

  const pushed: CSSProperties =
    moved === 0
      ? {}
      : { transform: `translateX(${moved}px)`, opacity: Math.max(0.2, 1 - Math.abs(moved) / 300) };
  return (
    <Sheet
      role={tone === 'danger' ? 'alert' : undefined}
      style={pushed}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={drop}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={blur}
    >
      <Sign tone={tone}>
        <Picture size={18} />
      </Sign>
      <Words>
        <Title>{title}</Title>
        {description !== undefined && <Detail>{description}</Detail>}
      </Words>
      <IconButton label={closeLabel} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Sheet>
  );
}

interface ToastRegionProps {
  readonly label: string;
  /** The one toast, or none. `id` tells one from the next. */
  readonly toast?: (ToastProps & { readonly id: string | number }) | undefined;
}

/** A page that is scrolled can be scrolled so far that its last line stands above the toast; one that is not gets no bar for it. */
function makeRoom(page: HTMLElement, space: number): void {
  page.style.paddingBlockEnd = '';
  if (document.documentElement.scrollHeight > window.innerHeight)
    page.style.paddingBlockEnd = `${space}px`;
}

/** As soon as there is a toast, its region is put where it covers nothing that can be pressed. */
function useFreePlace(id: string | number | undefined, dialog: HTMLElement | null) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return undefined;
    current.style.bottom = '';
    if (id === undefined) return undefined;
    const put = (): void => {
      current.style.bottom = '';
      const { left, right, height, bottom } = current.getBoundingClientRect();
      const least = window.innerHeight - bottom;
      const taken = takenBetween(left, right, dialog ?? document, current);
      const place = freePlace(height, window.innerHeight, least, taken);
      if (place !== least) current.style.bottom = `${place}px`;
      if (!dialog) makeRoom(document.body, place + height);
    };
    put();
    // Another page may come while it is shown.
    let frame = 0;
    const changes = new MutationObserver((all) => {
      if (all.every(({ target }) => current.contains(target))) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(put);
    });
    changes.observe(dialog ?? document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.body.style.paddingBlockEnd = '';
    };
  }, [id, dialog]);
  return region;
}

/**
 * Where toasts appear: always in the page, so that they are read out when they come. While a dialog lies over the page it is
 * within that: everything else can neither be read nor pressed.
 */
export function ToastRegion({ label, toast }: ToastRegionProps) {
  const dialog = useTopDialog();
  const place = useFreePlace(toast?.id, dialog);
  const notice = toast && <Notice key={toast.id} {...toast} />;
  // What went wrong interrupts, and is heard because it appears; the rest needs a place that was there before.
  const interrupts = toast?.tone === 'danger';
  const region = (
    <Region ref={place} role="region" aria-label={label}>
      <Polite role="status">{!interrupts && notice}</Polite>
      {interrupts && notice}
    </Region>
  );
  return dialog ? createPortal(region, dialog) : region;
}
