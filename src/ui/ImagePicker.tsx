import { chakra } from '@chakra-ui/react';
import { useCallback, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { FileField, FileZone, FileZoneLabel, useFileDrop } from './fileZone.tsx';
import { CameraIcon } from './icons/places.tsx';
import { Row, Stack } from './layout.tsx';

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
  const [broken, setBroken] = useState<Blob>();
  const preview = usePreview(photo);
  usePaste(disabled ? undefined : onChoose);

  const drop = useFileDrop(disabled, onChoose);
  const field = (label: string, camera: boolean) => (
    <FileField accept="image/*" {...{ label, hintId, disabled, camera, onChoose }} />
  );

  return (
    <Stack gap="3">
      <FileZone shape="picture" filled={photo !== null} {...drop}>
        {photo === null ? (
          <Words>
            <CameraIcon size={36} />
            <span>
              <FileZoneLabel>{labels.choose}</FileZoneLabel> {labels.orDrop}
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
      </FileZone>
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
