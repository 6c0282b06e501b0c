import { photos as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ImagePicker } from '../../../ui/ImagePicker.tsx';

export type PhotoProblem = 'tooLarge' | 'unsuitable' | 'unreadable';

interface Photo {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

interface PhotoFieldProps {
  readonly photo: Photo | null;
  readonly problem?: PhotoProblem | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (photo: File) => void;
  readonly onRemove: () => void;
}

/** The photo of a flow, and what was wrong with the last one chosen (FOOD-02). */
export function PhotoField({
  photo,
  problem,
  disabled = false,
  onChoose,
  onRemove,
}: PhotoFieldProps) {
  return (
    <ImagePicker
      photo={photo instanceof Blob ? photo : null}
      onChoose={onChoose}
      onRemove={onRemove}
      labels={words}
      disabled={disabled}
      problem={problem && <Alert>{words[problem]}</Alert>}
    />
  );
}
