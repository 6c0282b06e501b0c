import { useId } from 'react';
import { FileField, FileZone, FileZoneLabel, useFileDrop } from '../../../ui/fileZone.tsx';
import { Text } from '../../../ui/typography.tsx';

interface PhotoLineProps {
  readonly label: string;
  readonly hint: string;
  readonly busy: boolean;
  readonly onChoose: (photo: File) => void;
}

/** A photo by choosing or dropping one, in one line; a telephone offers its camera here too. */
export function PhotoLine({ label, hint, busy, onChoose }: PhotoLineProps) {
  const hintId = useId();
  const drop = useFileDrop(busy, onChoose);
  return (
    <FileZone shape="line" {...drop}>
      <FileZoneLabel>{label}</FileZoneLabel>
      <Text as="span" size="sm" tone="muted" id={hintId}>
        {hint}
      </Text>
      <FileField accept="image/*" {...{ label, hintId, onChoose }} disabled={busy} />
    </FileZone>
  );
}
