import { chakra } from '@chakra-ui/react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { CloseIcon } from './icons/marks.tsx';
import { ClockIcon } from './icons/food.tsx';

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    borderRadius: 'full',
    background: 'herb.subtle',
    color: 'herb.onSubtle',
    boxShadow: 'inset 0 0 0 1px var(--pw-colors-herb-line)',
    animationName: 'pop',
    animationDuration: 'fade',
    animationTimingFunction: 'out',
    _motionReduce: { animationName: 'appear' },
  },
  variants: {
    tone: {
      herb: {},
      saffron: {
        background: 'saffron.subtle',
        color: 'saffron.onSubtle',
        boxShadow: 'inset 0 0 0 1px var(--pw-colors-saffron-line)',
      },
      plain: {
        background: 'bg.sunken',
        color: 'fg',
        boxShadow: 'inset 0 0 0 1px var(--pw-colors-border-control)',
      },
    },
  },
});
const Name = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    minHeight: 'touch',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    borderRadius: 'full',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'text',
    _hover: { textDecoration: 'underline' },
  },
});
const Mark = chakra('span', { base: { fontSize: 'xs', flex: 'none', paddingInlineStart: '1' } });
const IconPress = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { background: 'bg.surface' },
    '&[aria-pressed=true]': { background: 'saffron.line' },
  },
});
const Input = chakra('input', {
  base: {
    width: '11rem',
    maxWidth: '100%',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    background: 'bg.surface',
    color: 'fg',
    border: '1.5px solid',
    borderColor: 'border.focus',
  },
});

interface EditableChipProps {
  readonly name: string;
  /** How sure it is, in a word. */
  readonly mark?: string | undefined;
  readonly tone?: 'herb' | 'saffron' | 'plain';
  readonly renameLabel: string;
  readonly removeLabel: string;
  readonly disabled?: boolean;
  /** Marks it and takes the mark away, where it has such a mark. */
  readonly markLabel?: string;
  readonly marked?: boolean;
  readonly onMark?: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** A name that can be rewritten with a press, and taken away with another. */
export function EditableChip({
  name,
  mark,
  tone = 'herb',
  renameLabel,
  removeLabel,
  disabled = false,
  markLabel,
  marked = false,
  onMark,
  onRename,
  onRemove,
}: EditableChipProps) {
  const [draft, setDraft] = useState<string>();
  // Who ended the writing by a key goes on from the name.
  const [goesOn, setGoesOn] = useState(false);
  const keep = () => {
    if (draft !== undefined && draft.trim() !== '' && draft.trim() !== name) onRename(draft.trim());
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    setGoesOn(true);
    if (event.key === 'Enter') keep();
    else setDraft(undefined);
  };
  const remove = (event: MouseEvent<HTMLElement>) => {
    goToNeighbour(event.currentTarget);
    onRemove();
  };
  if (draft !== undefined) {
    return (
      <Input
        ref={take}
        type="text"
        aria-label={renameLabel}
        value={draft}
        maxLength={200}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={keep}
      />
    );
  }
  return (
    <Box tone={tone}>
      <Name
        type="button"
        aria-label={renameLabel}
        disabled={disabled}
        ref={goesOn ? goTo : undefined}
        onClick={() => {
          setGoesOn(false);
          setDraft(name);
        }}
      >
        {name}
      </Name>
      {mark !== undefined && <Mark>{mark}</Mark>}
      {onMark && (
        <IconPress
          type="button"
          aria-label={markLabel}
          aria-pressed={marked}
          disabled={disabled}
          onClick={onMark}
        >
          <ClockIcon size={16} />
        </IconPress>
      )}
      <IconPress type="button" aria-label={removeLabel} disabled={disabled} onClick={remove}>
        <CloseIcon size={16} />
      </IconPress>
    </Box>
  );
}

const goTo = (element: HTMLElement | null) => element?.focus();

/** The next chip takes the place of the one that goes; after the last one, the focus goes to the one before. */
function goToNeighbour(button: HTMLElement) {
  const place = button.closest('li');
  if (!place?.nextElementSibling)
    place?.previousElementSibling?.querySelector<HTMLElement>('button:last-of-type')?.focus();
}

/** With the focus and everything marked: the next letter replaces it. */
function take(element: HTMLInputElement | null) {
  element?.focus();
  element?.select();
}
