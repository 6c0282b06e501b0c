import { chakra } from '@chakra-ui/react';
import { useState, type DragEvent } from 'react';

const focusRing = {
  outline: '3px solid',
  outlineColor: 'border.focus',
  outlineOffset: '2px',
} as const;

/** Where a file is dropped; the file field lies over all of it. */
export const FileZone = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'lg',
    border: '2px dashed',
    borderColor: 'border.control',
    background: 'bg.sunken',
    color: 'fg',
    '&:has(:focus-visible)': focusRing,
  },
  variants: {
    shape: {
      line: {
        gap: '1',
        minHeight: '7rem',
        padding: '5',
        textAlign: 'center',
        lineHeight: 'snug',
      },
      picture: {
        boxSizing: 'content-box',
        width: '400px',
        maxWidth: 'calc(100% - 4px)',
        aspectRatio: '4 / 3',
        overflow: 'hidden',
        '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
      },
    },
    over: { true: { borderColor: 'herb.text', background: 'herb.subtle' } },
    filled: { true: { borderStyle: 'solid', borderWidth: '1px' } },
  },
});

/** The file field itself, over the whole zone and unseen: what is pressed is the device's own. */
const Field = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    opacity: '0',
    cursor: 'pointer',
    fontSize: '0',
    _disabled: { cursor: 'not-allowed' },
  },
});

/** The words in a zone that say what pressing it does. */
export const FileZoneLabel = chakra('span', { base: { fontWeight: 'strong', color: 'herb.text' } });

interface FileFieldProps {
  readonly label: string;
  readonly hintId: string;
  readonly accept: string;
  readonly disabled: boolean;
  /** Opens the camera where the device has one. */
  readonly camera?: boolean;
  readonly onChoose: (file: File) => void;
}

export function FileField({ label, hintId, accept, disabled, camera, onChoose }: FileFieldProps) {
  return (
    <Field
      type="file"
      accept={accept}
      disabled={disabled}
      aria-label={label}
      aria-describedby={hintId}
      {...(camera ? { capture: 'environment' as const } : {})}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file && !disabled) onChoose(file);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );
}

/** What a zone needs for a file to be dropped on it, and whether one is held over it. */
export function useFileDrop(disabled: boolean, onChoose: (file: File) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragLeave: () => setOver(false),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file && !disabled) onChoose(file);
    },
  };
}
