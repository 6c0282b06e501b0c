import { chakra } from '@chakra-ui/react';
import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { LockIcon } from './icons/planner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
  },
});
const Day = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
});
const DayName = chakra('h3', {
  base: { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'lg' },
});
const DayNote = chakra('p', { base: { fontSize: 'xs', color: 'fg.muted' } });
const Slot = chakra('div', {
  base: { borderRadius: 'md', border: '1.5px dashed', borderColor: 'border', minHeight: '4rem' },
  variants: { over: { true: { borderColor: 'herb.text', background: 'herb.subtle' } } },
});
const Tile = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '1',
    width: '100%',
    height: '100%',
    minHeight: '4rem',
    padding: '2',
    borderRadius: 'md',
    textAlign: 'start',
    fontSize: 'sm',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    touchAction: 'manipulation',
    /* A finger that rests on it takes it up, and selects no words. */
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    _hover: { background: 'bg.sunken' },
  },
  variants: {
    filled: { true: { background: 'bg.surface', boxShadow: 'resting' } },
    held: { true: { boxShadow: 'held', zIndex: 'menu', position: 'relative', cursor: 'grabbing' } },
  },
});
/** One word may be wider than its place; what is longer than a few lines is read in the meal's menu. */
const text = {
  base: {
    maxWidth: '100%',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '5',
    overflow: 'hidden',
  },
  variants: { empty: { true: { color: 'fg.muted' } } },
} as const;
const Text = chakra('span', text);
const SlotName = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'xs',
    color: 'fg.muted',
  },
});

interface Cell {
  readonly key: string;
  readonly name: string;
  readonly text: string | undefined;
  /** What stands where there is no text. */
  readonly empty: string;
  /** What is to know beside its name. */
  readonly note: string | undefined;
  /** What a press does, for who does not see the board. */
  readonly hint: string;
  /** The word for the lock on it. */
  readonly locked: string | undefined;
}

interface BoardProps {
  readonly label: string;
  readonly days: readonly {
    readonly name: string;
    readonly note: string;
    readonly cells: readonly Cell[];
  }[];
  readonly onPress: (key: string) => void;
  readonly onMove: (from: string, to: string) => void;
}

// Who does not see the board moves meals from their menu, and hears of the change itself.
const unsaid = () => undefined;
const announcements: Announcements = {
  onDragStart: unsaid,
  onDragOver: unsaid,
  onDragEnd: unsaid,
  onDragCancel: unsaid,
};

/** Places of a week, and what lies in them: to press, or to drag to another place by mouse or finger. */
export function Board({ label, days, onPress, onMove }: BoardProps) {
  // A short way, or a moment's rest of a finger, tells dragging from pressing and from scrolling.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) =>
    over && over.id !== active.id && onMove(String(active.id), String(over.id));
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
    >
      <Grid role="group" aria-label={label}>
        {days.map((day) => (
          <Day key={day.name} aria-label={day.name}>
            <div>
              <DayName>{day.name}</DayName>
              <DayNote>{day.note}</DayNote>
            </div>
            {day.cells.map((cell) => (
              <Place key={cell.key} cell={cell} onPress={onPress} />
            ))}
          </Day>
        ))}
      </Grid>
    </DndContext>
  );
}

function Place({
  cell,
  onPress,
}: {
  readonly cell: Cell;
  readonly onPress: (key: string) => void;
}) {
  const { setNodeRef: setPlace, isOver } = useDroppable({ id: cell.key });
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: cell.key,
    disabled: cell.text === undefined,
  });
  return (
    <Slot ref={setPlace} over={isOver}>
      <Tile
        ref={setNodeRef}
        type="button"
        filled={cell.text !== undefined}
        held={isDragging}
        data-held={isDragging || undefined}
        {...listeners}
        onClick={() => onPress(cell.key)}
        style={
          transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined
        }
      >
        <SlotName>
          {cell.note === undefined ? cell.name : `${cell.name} · ${cell.note}`}
          {cell.locked !== undefined && <LockIcon size={12} label={cell.locked} />}
        </SlotName>
        <Text empty={cell.text === undefined}>{cell.text ?? cell.empty}</Text>
        <VisuallyHidden>{`, ${cell.hint}`}</VisuallyHidden>
      </Tile>
    </Slot>
  );
}
