import { chakra } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { control, FieldFrame, type FieldProps } from './field.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Box = chakra('div', { base: { position: 'relative' } });
const Input = chakra('input', control);
const List = chakra('ul', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    zIndex: 'menu',
    maxHeight: '18rem',
    overflowY: 'auto',
    marginTop: '1',
    padding: '1',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'border',
    background: 'bg.raised',
    color: 'fg',
    boxShadow: 'held',
    _highContrast: { borderColor: 'currentColor' },
  },
});
const Option = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: 'touch',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'md',
    lineHeight: 'snug',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { background: 'bg.sunken' },
    '&[aria-selected=true]': {
      background: 'herb.subtle',
      color: 'herb.onSubtle',
      outline: '2px solid',
      outlineColor: 'border.focus',
      outlineOffset: '-2px',
    },
  },
});
const Detail = chakra('span', { base: { fontSize: 'sm' } });

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** A word on what it is. */
  readonly detail?: string | undefined;
}

interface ComboboxProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly ComboboxOption[];
  readonly onChoose: (option: ComboboxOption) => void;
  /** Enter without an option marked: what was typed, as it is. */
  readonly onEnter?: ((value: string) => void) | undefined;
  /** What the list holds. */
  readonly listLabel: string;
  /** How many there are; read out as the list comes and changes. */
  readonly found?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** A field that offers what begins so; what is not offered can be typed all the same. */
export function Combobox({
  name,
  value,
  onChange,
  options,
  onChoose,
  onEnter,
  listLabel,
  found,
  placeholder,
  ...frame
}: ComboboxProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shown = isOpen && options.length > 0;
  const current = shown ? options[marked] : undefined;

  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onChoose(option);
  };
  const move = (step: number) => {
    setOpen(true);
    setMarked(
      shown
        ? (marked + step + options.length + (marked < 0 && step < 0 ? 1 : 0)) % options.length
        : step > 0
          ? 0
          : options.length - 1,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Enter' && onEnter && value.trim() !== '') {
      event.preventDefault();
      close();
      onEnter(value);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };

  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <Box>
          <Input
            {...tied}
            role="combobox"
            type="text"
            name={name}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={current && `${listId}-${marked}`}
            onChange={(event) => {
              setOpen(true);
              setMarked(-1);
              onChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onFocus={() => setOpen(true)}
            onBlur={close}
          />
          {shown && (
            <Offers
              id={listId}
              label={listLabel}
              options={options}
              marked={marked}
              onChoose={choose}
            />
          )}
          <VisuallyHidden announced>{shown && found}</VisuallyHidden>
        </Box>
      )}
    </FieldFrame>
  );
}

interface OffersProps extends Pick<ComboboxProps, 'options' | 'onChoose'> {
  readonly id: string;
  readonly label: string;
  /** The place of the option that Enter takes; -1 where it takes none. */
  readonly marked: number;
}

function Offers({ id, label, options, marked, onChoose }: OffersProps) {
  return (
    <List id={id} role="listbox" aria-label={label}>
      {options.map((option, n) => (
        // Pressed, not clicked: the field would lose the focus and close the list first.
        <Option
          key={option.id}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === marked}
          ref={n === marked ? showOption : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
          {option.detail !== undefined && <Detail>{option.detail}</Detail>}
        </Option>
      ))}
    </List>
  );
}

const showOption = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
