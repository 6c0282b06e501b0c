import { chakra } from '@chakra-ui/react';
import {
  useCallback,
  useId,
  useLayoutEffect,
  useState,
  type DragEvent,
  type ReactNode,
} from 'react';
import { Button } from './Button.tsx';
import { CameraIcon } from './icons/places.tsx';
import { Row, Stack } from './layout.tsx';

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'content-box',
    width: '400px',
    maxWidth: 'calc(100% - 4px)',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'lg',
    border: '2px dashed',
    borderColor: 'border.control',
    background: 'bg.sunken',
    color: 'fg',
    '&:has(:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'border.focus',
      outlineOffset: '2px',
    },
    '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
  variants: {
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
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: '6',
    textAlign: 'center',
    lineHeight: 'snug',
  },
});
const Strong = chakra('span', { base: { fontWeight: 'strong', color: 'herb.text' } });
const Hint = chakra('span', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Unseen = chakra('p', {
  base: { padding: '6', textAlign: 'center', overflowWrap: 'anywhere' },
});
/** Only where there is a finger to press with is there likely a camera in hand. */
const Camera = chakra('label', {
  base: {
    display: 'none',
    position: 'relative',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'border.control',
    background: 'bg.surface',
    fontWeight: 'strong',
    overflow: 'hidden',
    cursor: 'pointer',
    '@media (pointer: coarse)': { display: 'inline-flex' },
    '&:has(:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'border.focus',
      outlineOffset: '2px',
    },
  },
});

interface ImagePickerProps {
  readonly photo: Blob | null;
  readonly onChoose: (photo: File) => void;
  readonly onRemove: () => void;
  readonly labels: {
    readonly choose: string;
    readonly orDrop: string;
    readonly hint: string;
    readonly take: string;
    readonly replace: string;
    readonly remove: string;
    readonly preview: string;
    /** The browser cannot show this kind of picture. */
    readonly noPreview: string;
  };
  /** At work with the photo: another cannot be chosen. */
  readonly disabled?: boolean;
  /** What was wrong with the last choice, in the page's own alert. */
  readonly problem?: ReactNode;
}

/** A photo by choosing, dropping, pasting or taking one; what is chosen is shown at 400 by 300. */
export function ImagePicker({
  photo,
  onChoose,
  onRemove,
  labels,
  problem,
  disabled = false,
}: ImagePickerProps) {
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const [broken, setBroken] = useState<Blob>();
  const preview = usePreview(photo);
  usePaste(disabled ? undefined : onChoose);

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !disabled) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const field = (label: string, camera: boolean) => (
    <Field
      type="file"
      accept="image/*"
      disabled={disabled}
      aria-label={label}
      aria-describedby={hintId}
      {...(camera ? { capture: 'environment' as const } : {})}
      onChange={(event) => {
        take(event.target.files);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );

  return (
    <Stack gap="3">
      <Zone
        over={isOver}
        filled={photo !== null}
        onDrop={onDrop}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
      >
        {photo === null ? (
          <Words>
            <CameraIcon size={36} />
            <span>
              <Strong>{labels.choose}</Strong> {labels.orDrop}
            </span>
            <Hint id={hintId}>{labels.hint}</Hint>
          </Words>
        ) : broken === photo ? (
          <Unseen>{labels.noPreview}</Unseen>
        ) : (
          <img
            ref={preview}
            width={400}
            height={300}
            alt={labels.preview}
            onError={() => setBroken(photo)}
          />
        )}
        {field(photo === null ? labels.choose : labels.replace, false)}
      </Zone>
      {photo && <Hint id={hintId}>{labels.hint}</Hint>}
      {problem}
      <Row gap="2">
        <Camera>
          <CameraIcon />
          {labels.take}
          {field(labels.take, true)}
        </Camera>
        {photo && (
          <Button kind="quiet" disabled={disabled} onClick={onRemove}>
            {labels.remove}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Shows the file in the picture that is given, for as long as that is on the page. */
function usePreview(file: Blob | null) {
  return useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !file) return undefined;
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}

/** A picture pasted anywhere on the page, unless it is pasted into a text. */
function usePaste(onChoose: ((photo: File) => void) | undefined): void {
  useLayoutEffect(() => {
    if (!onChoose) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) =>
        type.startsWith('image/'),
      );
      if (!file) return;
      event.preventDefault();
      onChoose(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onChoose]);
}
