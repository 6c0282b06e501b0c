import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FileField, FileZone, FileZoneLabel, useFileDrop } from './fileZone.tsx';

const Hint = chakra('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

interface FilePickerProps {
  readonly label: string;
  readonly orDrop: string;
  readonly hint: string;
  /** Endings that the device offers first. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onChoose: (file: File) => void;
}

/** A file by choosing or dropping one. */
export function FilePicker({
  label,
  orDrop,
  hint,
  accept,
  disabled = false,
  onChoose,
}: FilePickerProps) {
  const hintId = useId();
  const drop = useFileDrop(disabled, onChoose);
  return (
    <FileZone shape="line" {...drop}>
      <span>
        <span>
          <FileZoneLabel>{label}</FileZoneLabel> {orDrop}
        </span>
        <Hint id={hintId}>{hint}</Hint>
      </span>
      <FileField {...{ label, hintId, accept, disabled, onChoose }} />
    </FileZone>
  );
}
