import { photos as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ImagePicker } from '../../../ui/ImagePicker.tsx';
import { useIsPrintedOnly } from './plainFood.ts';

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
  /** To a list with the photo beside it, where plain food cannot be read. */
  readonly onList?: () => void;
  /** The photo stands beside a list, and is not read. */
  readonly besideList?: boolean;
}

/** The photo of a flow, and what was wrong with the last one chosen (FOOD-02). */
export function PhotoField({
  photo,
  problem,
  disabled = false,
  onChoose,
  onRemove,
  onList,
  besideList = false,
}: PhotoFieldProps) {
  const isPrintedOnly = useIsPrintedOnly();
  return (
    <>
      {isPrintedOnly && !besideList && (
        <Alert tone="caution" quiet>
          {words.plainFood}
          {onList && (
            <Button kind="quiet" onClick={onList}>
              {words.list}
            </Button>
          )}
        </Alert>
      )}
      <ImagePicker
        photo={photo instanceof Blob ? photo : null}
        onChoose={onChoose}
        onRemove={onRemove}
        labels={words}
        disabled={disabled}
        problem={problem && <Alert>{words[problem]}</Alert>}
      />
    </>
  );
}
