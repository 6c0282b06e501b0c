import { chakra } from '@chakra-ui/react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { BoardTile, type BoardMeal } from './BoardTile.tsx';
import { PlusIcon } from './icons/planner.tsx';

const Slot = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    borderRadius: 'lg',
    outline: '2px dashed transparent',
    outlineOffset: '1px',
  },
  variants: {
    over: { true: { outlineColor: 'herb.text', background: 'herb.subtle' } },
  },
});
const Free = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    width: '100%',
    minHeight: 'touch',
    borderRadius: 'lg',
    fontSize: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken', color: 'fg' },
    '& > .line': { xl: { position: 'absolute', clipPath: 'inset(50%)' } },
  },
  variants: {
    boxed: { true: { border: '1.5px dashed', borderColor: 'border', minHeight: '4rem' } },
  },
});

export interface BoardCell {
  readonly key: string;
  /** 'Lunch'. */
  readonly name: string;
  readonly meal: BoardMeal | undefined;
  /** What is said of an empty place that is meant to be; without it, it has a plus alone. */
  readonly out: string | undefined;
  readonly addLabel: string;
}

export interface BoardActs {
  readonly onOpen: (key: string) => void;
  readonly onMenu: (key: string) => void;
  readonly onAdd: (key: string) => void;
}

/** A place of the board, and what lies in it: a meal lands here, or is taken up. */
export function BoardPlace({ cell, ...acts }: { readonly cell: BoardCell } & BoardActs) {
  const { setNodeRef, isOver } = useDroppable({ id: cell.key });
  return (
    <Slot ref={setNodeRef} over={isOver}>
      {cell.meal ? (
        <Held cell={cell} meal={cell.meal} {...acts} />
      ) : (
        <Free
          type="button"
          boxed={cell.out !== undefined}
          aria-label={cell.out === undefined ? cell.addLabel : `${cell.out}. ${cell.addLabel}`}
          onClick={() => acts.onAdd(cell.key)}
        >
          {cell.out ?? (
            <>
              <PlusIcon size={18} />
              <span className="line">{cell.name}</span>
            </>
          )}
        </Free>
      )}
    </Slot>
  );
}

function Held({
  cell,
  meal,
  onOpen,
  onMenu,
}: { readonly cell: BoardCell; readonly meal: BoardMeal } & BoardActs) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: cell.key });
  return (
    <BoardTile
      ref={setNodeRef}
      slot={cell.name}
      meal={meal}
      held={isDragging}
      moved={transform}
      listeners={listeners}
      onOpen={() => onOpen(cell.key)}
      onMenu={() => onMenu(cell.key)}
    />
  );
}
