import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { rememberFocus } from './focusBack.ts';
import { CloseIcon } from './icons/marks.tsx';
import { noteDialog } from './topDialog.ts';
import { Heading } from './typography.tsx';

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    margin: 'auto',
    width: 'calc(100% - 2rem)',
    maxWidth: 'form',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '5',
    borderRadius: 'xl',
    border: '1px solid',
    borderColor: 'border',
    background: 'bg.surface',
    color: 'fg',
    boxShadow: 'held',
    sm: { padding: '6' },
    animationName: 'rise',
    animationDuration: 'calm',
    animationTimingFunction: 'out',
    _motionReduce: { animationName: 'appear' },
    '&::backdrop': { background: 'bg.scrim', animationName: 'appear', animationDuration: 'calm' },
    /* On its way out the shade goes with it. */
    /* Printed, it is the page. */
    _print: {
      position: 'static',
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'none',
      overflow: 'visible',
      border: '0',
      padding: '0',
      borderRadius: '0',
      '&::backdrop': { display: 'none' },
      '& button': { display: 'none' },
    },
  },
  variants: { width: { form: {}, line: { maxWidth: 'line' }, page: { maxWidth: 'page' } } },
});
/** It stays at hand however far one has read; the title, which may be long, goes with the words. */
const Close = chakra('div', {
  base: {
    position: 'sticky',
    zIndex: 'bar',
    top: '0',
    height: '0',
    display: 'flex',
    justifyContent: 'end',
    '& > button': { background: 'bg.surface', _hover: { background: 'bg.sunken' } },
  },
});
const Head = chakra('div', {
  base: { minHeight: 'touch', marginBottom: '4', paddingTop: '2', paddingInlineEnd: '3.75rem' },
});
const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
});

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** By its button, by Escape. */
  readonly onClose: () => void;
  readonly width?: 'form' | 'line' | 'page';
  readonly children: ReactNode;
}

/** The browser's own dialog keeps the focus inside. */
function open(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  const giveBack = rememberFocus();
  dialog.showModal();
  const forget = noteDialog(dialog);
  return () => {
    forget();
    dialog.close();
    giveBack();
  };
}

/** Over the page, which waits. It is open as long as it is drawn. */
export function Dialog({ title, closeLabel, onClose, width = 'form', children }: DialogProps) {
  const id = useId();
  return (
    <Sheet
      ref={open}
      width={width}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Escape, pressed twice, closes it whatever is said; as long as it is drawn it stands open.
      onClose={({ currentTarget }) =>
        currentTarget.isConnected && !currentTarget.open && currentTarget.showModal()
      }
    >
      <Close>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Close>
      <Head>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
      </Head>
      <Body>{children}</Body>
    </Sheet>
  );
}
