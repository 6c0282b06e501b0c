import { chakra } from '@chakra-ui/react';
import { Button, IconButton } from './Button.tsx';
import { CloseIcon } from './icons/marks.tsx';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '3',
    bottom: '5.5rem',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    md: { bottom: '6' },
    _print: { display: 'none' },
  },
  variants: {
    inside: {
      true: {
        position: 'static',
        justifyContent: 'start',
        md: { bottom: 'auto' },
        '&:empty': { position: 'absolute' },
      },
    },
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: '100%',
    paddingInlineStart: '5',
    paddingInlineEnd: '1',
    paddingBlock: '1',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'border',
    background: 'bg.raised',
    boxShadow: 'held',
    pointerEvents: 'auto',
    animationName: 'rise',
    animationDuration: 'calm',
    animationTimingFunction: 'out',
    _motionReduce: { animationName: 'appear' },
  },
});

interface UndoBarProps {
  /** What was done; undefined: nothing that can be undone. */
  readonly text?: string | undefined;
  readonly undoLabel: string;
  readonly busyLabel: string;
  readonly closeLabel: string;
  readonly busy: boolean;
  /** Within what lies over the page, and not at its foot. */
  readonly inside?: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What was just done, and the way back, for as long as it is offered. */
export function UndoBar({
  text,
  inside = false,
  undoLabel,
  busyLabel,
  closeLabel,
  busy,
  onUndo,
  onClose,
}: UndoBarProps) {
  return (
    <Region role="status" inside={inside}>
      {text !== undefined && (
        <Bar>
          <span>{text}</span>
          <Button kind="quiet" busy={busy} busyLabel={busyLabel} onClick={onUndo}>
            {undoLabel}
          </Button>
          {!busy && (
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon size={18} />
            </IconButton>
          )}
        </Bar>
      )}
    </Region>
  );
}
