import { chakra } from '@chakra-ui/react';
import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { type BoardActs, type BoardCell, BoardPlace } from './BoardPlace.tsx';
import { CheckIcon } from './icons/marks.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Day below day; beside each other where seven have room, with their meals in the same lines. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    xl: {
      columnGap: '2',
      rowGap: '0',
      gridTemplateColumns: '4.75rem repeat(7, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(6, auto)',
    },
  },
});
const inLines = { display: 'grid', gridRow: 'span 6', gridTemplateRows: 'subgrid', rowGap: '2' };
const Day = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    xl: inLines,
  },
});
/** What stands in each line; every meal says it itself for who does not see the lines. */
const Lines = chakra('div', {
  base: {
    display: 'none',
    fontSize: 'xs',
    fontWeight: 'strong',
    color: 'fg.muted',
    xl: inLines,
    '& > *': { paddingTop: '3' },
    '& > :last-child': { borderTop: '1.5px solid', borderColor: 'transparent' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInline: '2',
    paddingBlock: '2',
    borderBottom: '1.5px solid',
    borderColor: 'border',
  },
});
const DayName = chakra('h3', { base: { fontSize: 'md', fontWeight: 'strong' } });
const Chosen = chakra('button', {
  base: {
    minHeight: 'touch',
    marginBlock: '-0.5rem',
    marginInline: '-0.5rem',
    paddingInline: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken' },
  },
  variants: { on: { true: { color: 'herb.text' } } },
});
const Dot = chakra('span', {
  base: {
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: 'full',
    background: 'herb.solid',
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    paddingInline: '2',
    paddingTop: '2',
    fontSize: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    borderTop: '1.5px solid',
    borderColor: 'border',
    '& > p': { overflowWrap: 'anywhere' },
  },
});
const Verdict = chakra('p', {
  base: { display: 'flex', gap: '1', alignItems: 'start', fontWeight: 'strong' },
  variants: {
    tone: {
      met: { color: 'herb.text' },
      missed: { color: 'paprika.text' },
      open: { color: 'fg.muted' },
    },
  },
});
interface BoardProps<Day extends string> extends BoardActs {
  readonly label: string;
  /** The names of the lines: the days', each meal's, the sums'. */
  readonly lines: readonly string[];
  readonly days: readonly {
    /** Which day it is, for what a press tells. */
    readonly day: Day;
    readonly chosen: boolean;
    /** What a press on its title does, for who does not see what is below. */
    readonly hint: string;
    readonly name: string;
    /** As it stands over the column: 'Mon 23'. */
    readonly title: string;
    /** What the dot says; undefined: nothing is planned. */
    readonly dotLabel: string | undefined;
    readonly facts: readonly string[];
    readonly verdict:
      | { readonly text: string; readonly tone: 'met' | 'missed' | 'open' }
      | undefined;
    readonly cells: readonly BoardCell[];
  }[];
  readonly onDay: (day: Day) => void;
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

/** Places of a week, and what lies in them: to open, to change, or to drag to another place by mouse or finger. */
export function Board<Day extends string>({
  label,
  lines,
  days,
  onDay,
  onMove,
  ...acts
}: BoardProps<Day>) {
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
        <Lines aria-hidden="true">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Lines>
        {days.map((day) => (
          <Day key={day.name} aria-label={day.name}>
            <Head>
              <DayName>
                <Chosen
                  type="button"
                  on={day.chosen}
                  aria-pressed={day.chosen}
                  onClick={() => onDay(day.day)}
                >
                  {day.title}
                  <VisuallyHidden>{`, ${day.hint}`}</VisuallyHidden>
                </Chosen>
              </DayName>
              {day.dotLabel !== undefined && (
                <Dot>
                  <VisuallyHidden>{day.dotLabel}</VisuallyHidden>
                </Dot>
              )}
            </Head>
            {day.cells.map((cell) => (
              <BoardPlace key={cell.key} cell={cell} {...acts} />
            ))}
            <Foot>
              {day.facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
              {day.verdict && (
                <Verdict tone={day.verdict.tone}>
                  {day.verdict.tone === 'met' && <CheckIcon size={16} />}
                  <span>{day.verdict.text}</span>
                </Verdict>
              )}
            </Foot>
          </Day>
        ))}
      </Grid>
    </DndContext>
  );
}
