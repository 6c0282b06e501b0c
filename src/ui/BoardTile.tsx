import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from './Button.tsx';
import { LockIcon, MoreIcon, SwapIcon } from './icons/planner.tsx';

const Tile = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    minHeight: '4rem',
    minWidth: '0',
    borderRadius: 'lg',
    border: '1.5px solid',
    borderColor: 'border',
    background: 'bg.surface',
    boxShadow: 'resting',
    overflow: 'hidden',
    touchAction: 'manipulation',
    /* A finger that rests on it takes it up, and selects no words. */
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    _hover: { borderColor: 'herb.text' },
    /* The tile cuts off what stands over its edge. */
    '& button': { _focusVisible: { outlineOffset: '-4px' } },
  },
  variants: {
    size: {
      tall: { xl: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '5.25rem 1fr' } },
      small: { xl: { gridTemplateColumns: '2.75rem minmax(0, 1fr)' } },
    },
    left: { true: { borderStyle: 'dashed', borderColor: 'herb.line' } },
    held: { true: { boxShadow: 'held', zIndex: 'menu', cursor: 'grabbing' } },
  },
});
const Picture = chakra('div', {
  base: {
    position: 'relative',
    minHeight: '0',
    '& > [data-picture]': { position: 'absolute', inset: '0', height: '100%', aspectRatio: 'auto' },
  },
  variants: {
    size: {
      tall: {},
      /* There is room for its middle alone. */
      small: { '& > [data-picture] > img[src]': { objectFit: 'cover' } },
    },
  },
});
const Badge = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '2',
    bottom: '2',
    display: 'none',
    alignItems: 'center',
    gap: '1',
    paddingInline: '2',
    borderRadius: 'full',
    background: 'bg.surface',
    color: 'herb.text',
    fontSize: 'xs',
    fontWeight: 'strong',
    xl: { display: 'inline-flex' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    padding: '2',
    paddingInlineStart: '3',
    lineHeight: 'snug',
  },
  variants: { size: { tall: {}, small: { xl: { paddingInlineStart: '2', gap: '0' } } } },
});
const Line = chakra('p', { base: { fontSize: 'xs', color: 'fg.muted', xl: { display: 'none' } } });
/** The name is the button; its ground is the whole tile. */
const Name = chakra('button', {
  base: {
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'strong',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '-4px' },
    },
  },
  variants: { size: { tall: {}, small: { xl: { fontSize: 'xs' } } } },
});
/** What is longer is read in the meal's menu. */
const clamp = {
  base: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
  },
  variants: { size: { tall: {}, small: { xl: { WebkitLineClamp: '2' } } } },
} as const;
const Few = chakra('span', clamp);
/** Where it does not stand on the picture. */
const Aside = chakra('span', {
  base: { color: 'herb.text', fontWeight: 'strong' },
  variants: { size: { tall: { xl: { display: 'none' } }, small: {} } },
});
/** What stands against a meal, above its menu so that it may be as wide as the tile. */
const Mark = chakra('p', {
  base: { fontSize: 'xs', color: 'paprika.text', fontWeight: 'strong' },
  variants: { kind: { unfit: {}, uncounted: { color: 'saffron.onSubtle' } } },
});
const Facts = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '2',
    marginTop: 'auto',
    paddingInlineEnd: '2.25rem',
    fontSize: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});
/** Above the name's ground, so that it is pressed itself. */
const Menu = chakra('div', {
  base: { position: 'absolute', zIndex: 'bar', insetInlineEnd: '0', bottom: '0' },
});

export interface BoardMeal {
  readonly title: string;
  /** Where it is not of the page's language. */
  readonly titleLang?: string | undefined;
  readonly picture: ReactNode;
  /** Lunch and dinner have their picture above; what is small has it beside. */
  readonly tall: boolean;
  /** '30 mins', 'Leftovers from Monday'. */
  readonly note: string;
  /** On the picture: it is cooked for two meals, or comes from one. */
  readonly badge: string | undefined;
  /** It is eaten from what was cooked before. */
  readonly left: boolean;
  /** What says that somebody must not eat it. */
  readonly unfit?: string | undefined;
  /** What says that not all of it is counted. */
  readonly uncounted?: string | undefined;
  /** The word for the lock on it. */
  readonly locked: string | undefined;
  readonly openLabel: string;
  readonly menuLabel: string;
}

interface BoardTileProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly slot: string;
  readonly meal: BoardMeal;
  readonly held: boolean;
  readonly moved: { readonly x: number; readonly y: number } | null;
  readonly listeners: object | undefined;
  readonly onOpen: () => void;
  readonly onMenu: () => void;
}

/** A meal on the board: a press opens it, its menu changes it, and it can be dragged. */
export function BoardTile({
  ref,
  slot,
  meal,
  held,
  moved,
  listeners,
  onOpen,
  onMenu,
}: BoardTileProps) {
  const size = meal.tall ? 'tall' : 'small';
  return (
    <Tile
      ref={ref}
      size={size}
      left={meal.left}
      held={held}
      data-held={held || undefined}
      {...listeners}
      style={moved ? { transform: `translate(${moved.x}px, ${moved.y}px)` } : undefined}
    >
      <Picture size={size}>
        {meal.picture}
        {meal.tall && meal.badge !== undefined && (
          <Badge>
            {meal.left && <SwapIcon size={14} />}
            {meal.badge}
          </Badge>
        )}
      </Picture>
      <Words size={size}>
        <Line aria-hidden="true">{slot}</Line>
        <Name type="button" size={size} aria-label={meal.openLabel} onClick={onOpen}>
          <Few size={size} lang={meal.titleLang}>
            {meal.title}
          </Few>
        </Name>
        {meal.unfit !== undefined && <Mark kind="unfit">{meal.unfit}</Mark>}
        {meal.uncounted !== undefined && <Mark kind="uncounted">{meal.uncounted}</Mark>}
        <Facts>
          <span>{meal.note}</span>
          {meal.badge !== undefined && <Aside size={size}>{meal.badge}</Aside>}
          {meal.locked !== undefined && <LockIcon size={14} label={meal.locked} />}
        </Facts>
      </Words>
      <Menu>
        <IconButton label={meal.menuLabel} titled onClick={onMenu}>
          <MoreIcon size={20} />
        </IconButton>
      </Menu>
    </Tile>
  );
}
