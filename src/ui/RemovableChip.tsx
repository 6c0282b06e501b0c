import { chakra } from '@chakra-ui/react';
import { guardFocus, keepFocus } from './focusBack.ts';
import { CloseIcon } from './icons/marks.tsx';

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    fontWeight: 'medium',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      herb: {
        background: 'herb.subtle',
        color: 'herb.onSubtle',
        boxShadow: 'inset 0 0 0 1px var(--pw-colors-herb-line)',
      },
      outline: { boxShadow: 'inset 0 0 0 1px var(--pw-colors-border-control)' },
      plain: { background: 'bg.sunken', color: 'fg' },
    },
    removable: { true: { paddingInlineEnd: '0' } },
  },
});
const Remove = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken' },
    _disabled: { opacity: '0.4', cursor: 'not-allowed' },
  },
});

interface RemovableChipProps {
  readonly name: string;
  readonly tone: 'herb' | 'outline' | 'plain';
  readonly removeLabel?: string | undefined;
  readonly disabled?: boolean;
  /** Without it the chip stays. */
  readonly onRemove?: (() => void) | undefined;
}

/** One thing that is known of somebody, which they may take away. */
export function RemovableChip({
  name,
  tone,
  removeLabel,
  disabled = false,
  onRemove,
}: RemovableChipProps) {
  return (
    <Box tone={tone} removable={onRemove !== undefined}>
      {name}
      {onRemove && (
        <Remove
          ref={disabled ? guardFocus : keepFocus}
          type="button"
          aria-label={removeLabel}
          disabled={disabled}
          onClick={onRemove}
        >
          <CloseIcon size={16} />
        </Remove>
      )}
    </Box>
  );
}
