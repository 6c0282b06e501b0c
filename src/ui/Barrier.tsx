import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { LogoMark } from './pictures/Logo.tsx';
import { noteDialog } from './topDialog.ts';
import { Heading } from './typography.tsx';

const Wall = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    border: '0',
    background: 'bg.veil',
    color: 'fg',
    '&[open]': { display: 'grid', placeItems: 'center' },
    '&::backdrop': { background: 'transparent' },
    animationName: 'appear',
    animationDuration: 'fade',
    animationTimingFunction: 'ease-out',
  },
});
const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    width: '100%',
    maxWidth: 'form',
    padding: '6',
    borderRadius: 'xl',
    border: '1px solid',
    borderColor: 'border',
    background: 'bg.surface',
    boxShadow: 'held',
    textAlign: 'center',
    sm: { padding: '8' },
    '& > svg': { alignSelf: 'center' },
  },
});

interface BarrierProps {
  /** Names it to those who do not see it. */
  readonly label: string;
  readonly title: string;
  /** What it is about, and the ways on. */
  readonly children: ReactNode;
}

/** Stands open for as long as it is drawn: Escape, pressed often enough, would close the browser's own. */
function stand(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  dialog.showModal();
  const forget = noteDialog(dialog);
  return () => {
    forget();
    dialog.close();
  };
}

/** Over everything: the screen beneath is there and out of reach. It leads on, and cannot be closed. */
export function Barrier({ label, title, children }: BarrierProps) {
  const id = useId();
  return (
    <Wall
      ref={stand}
      aria-label={label}
      aria-describedby={id}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) =>
        currentTarget.isConnected && !currentTarget.open && currentTarget.showModal()
      }
    >
      <Sheet>
        <LogoMark size={48} />
        <Heading level={2} size="2xl" id={id}>
          {title}
        </Heading>
        {children}
      </Sheet>
    </Wall>
  );
}
