import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button, IconButton } from './Button.tsx';
import { CloseIcon } from './icons/marks.tsx';

/* At the foot of the window while there is more to scroll, and below everything at the end: it hides nothing for good. */
const Region = chakra('div', {
  base: {
    position: 'sticky',
    zIndex: 'bar',
    bottom: '5.25rem',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    pointerEvents: 'none',
    md: { bottom: '0', alignItems: 'start' },
    _print: { display: 'none' },
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    maxWidth: '40rem',
    minHeight: 'touch',
    margin: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    paddingBlock: '1',
    borderRadius: 'lg',
    border: '1px solid',
    borderColor: 'border.control',
    background: 'bg.raised',
    color: 'fg',
    boxShadow: 'held',
    pointerEvents: 'auto',
    fontSize: 'sm',
    md: { margin: '4' },
  },
});
const Words = chakra('p', {
  base: {
    flex: '1 1 12rem',
    minWidth: '0',
    paddingBlock: '1',
    paddingInlineEnd: '2',
    overflowWrap: 'anywhere',
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' },
});

/** Where notes about connection and version appear: always in the page, so that they are read out when they come. */
export function NoticeRegion({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Region role="region" aria-label={label}>
      {children}
    </Region>
  );
}

interface OfflineNoticeProps {
  /** What there is to know; undefined: nothing. */
  readonly text?: string | undefined;
  /** What can be done about it. */
  readonly actions?: readonly {
    readonly label: string;
    readonly onPress: () => void;
    readonly busy?: boolean;
    readonly busyLabel?: string;
  }[];
  readonly closeLabel?: string;
  readonly onClose?: (() => void) | undefined;
}

/** One note: how old is what is shown, or that there is something newer. */
export function OfflineNotice({
  text,
  actions = [],
  closeLabel = '',
  onClose,
}: OfflineNoticeProps) {
  return (
    <div role="status">
      {text !== undefined && (
        <Bar>
          <Words>{text}</Words>
          {(actions.length > 0 || onClose) && (
            <Actions>
              {actions.map(({ label, onPress, busy = false, busyLabel = label }) => (
                <Button
                  key={label}
                  kind="quiet"
                  busy={busy}
                  busyLabel={busyLabel}
                  onClick={onPress}
                >
                  {label}
                </Button>
              ))}
              {onClose && (
                <IconButton label={closeLabel} onClick={onClose}>
                  <CloseIcon size={18} />
                </IconButton>
              )}
            </Actions>
          )}
        </Bar>
      )}
    </div>
  );
}
