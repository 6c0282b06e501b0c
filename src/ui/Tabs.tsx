import { chakra } from '@chakra-ui/react';
import { memo, useRef, type KeyboardEvent } from 'react';

const List = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '1',
    padding: '1',
    borderRadius: 'lg',
    background: 'bg.sunken',
    lg: { gridAutoFlow: 'row', gridAutoColumns: 'auto', background: 'transparent', padding: '0' },
  },
});
const Tab = chakra('button', {
  base: {
    position: 'relative',
    minHeight: 'touch',
    minWidth: '0',
    paddingInline: '0',
    borderRadius: 'md',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    sm: { fontSize: 'sm' },
    _hover: { color: 'fg' },
    '& .full': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    lg: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInline: '4',
      fontSize: 'md',
      '& .full': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
      '& .short': { display: 'none' },
    },
  },
  variants: {
    selected: {
      true: {
        background: 'herb.solid',
        color: 'herb.onSolid',
        fontWeight: 'strong',
        _hover: { color: 'herb.onSolid' },
      },
    },
  },
});
const Dot = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '50%',
    bottom: '0.3rem',
    width: '0.375rem',
    height: '0.375rem',
    marginInlineStart: '-0.1875rem',
    borderRadius: 'full',
    background: 'currentColor',
    lg: { position: 'static', marginInlineStart: '0', width: '0.5rem', height: '0.5rem' },
  },
});

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** `short` is seen where there is no room for all of `label`. */
  readonly tabs: readonly {
    readonly value: Value;
    readonly label: string;
    readonly short: string;
    readonly marked?: boolean;
  }[];
  readonly onChoose: (value: Value) => void;
  /** What the tabs change. */
  readonly controls: string;
}

/** A row of short names on a narrow screen, a list of long ones on a wide one. The arrow keys go from one to the next. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChoose,
  controls,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.value === value);
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: here + forwards,
      ArrowDown: here + 1,
      ArrowLeft: here - forwards,
      ArrowUp: here - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChoose(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={onKey}>
      {tabs.map((tab) => (
        <One
          key={tab.value}
          {...tab}
          selected={tab.value === value}
          controls={controls}
          onChoose={onChoose as (value: string) => void}
        />
      ))}
    </List>
  );
}

interface OneProps {
  readonly value: string;
  readonly label: string;
  readonly short: string;
  readonly marked?: boolean;
  readonly selected: boolean;
  readonly controls: string;
  readonly onChoose: (value: string) => void;
}

/** Of seven tabs a change draws two. */
const One = memo(function One({
  value,
  label,
  short,
  marked = false,
  selected,
  controls,
  onChoose,
}: OneProps) {
  return (
    <Tab
      type="button"
      role="tab"
      id={`tab-${value}`}
      aria-selected={selected}
      aria-controls={controls}
      tabIndex={selected ? 0 : -1}
      selected={selected}
      onClick={() => onChoose(value)}
    >
      <span className="short" aria-hidden="true">
        {short}
      </span>
      <span className="full">{label}</span>
      {marked && <Dot />}
    </Tab>
  );
});
