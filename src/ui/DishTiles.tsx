import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DishPicture } from './DishPicture.tsx';
import { ComingItem, Presence } from './Presence.tsx';

/* One row, which is pushed sideways where there are more than fit. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '10.5rem',
    gap: '3',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    /* Room for the focus ring and the shadow. */
    padding: '1',
    margin: '-1',
    listStyle: 'none',
    sm: { gridAutoColumns: '12.5rem' },
  },
  variants: {
    /* Row below row: all of them are looked through. */
    wrap: {
      true: {
        gridAutoFlow: 'row',
        gridAutoColumns: 'auto',
        gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
        overflowX: 'visible',
        sm: { gridAutoColumns: 'auto' },
      },
    },
  },
});
const Tile = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    overflow: 'hidden',
    borderRadius: 'lg',
    border: '1.5px solid',
    borderColor: 'border',
    background: 'bg.surface',
    _hover: { borderColor: 'herb.text' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexGrow: '1',
    flexWrap: 'wrap',
    alignItems: 'start',
    alignContent: 'space-between',
    justifyContent: 'space-between',
    columnGap: '1',
    minWidth: '0',
    padding: '2',
    paddingInlineStart: '3',
  },
  variants: {
    /* What is said below the name stands there, and not at the foot of a taller tile. */
    above: { true: { flexGrow: '0' } },
  },
});
/** On the picture, with a ground of its own so that it can be seen there. */
const Corner = chakra('div', {
  base: {
    position: 'absolute',
    top: '2',
    insetInlineEnd: '2',
    display: 'grid',
    borderRadius: 'full',
    background: 'bg.surface',
  },
});
const Note = chakra('p', {
  base: {
    padding: '2',
    paddingTop: '0',
    paddingInlineStart: '3',
    fontSize: 'xs',
    color: 'fg.muted',
  },
});
const Warning = chakra('div', {
  base: {
    display: 'flex',
    flexGrow: '1',
    flexDirection: 'column',
    gap: '1',
    alignItems: 'start',
    padding: '2',
    paddingTop: '0',
    paddingInlineStart: '3',
    fontSize: 'xs',
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    alignSelf: 'flex-start',
    marginInlineStart: 'auto',
    /* Above the name's ground, which is the whole tile. */
    '& button': { position: 'relative' },
  },
  variants: {
    /* At the tile's end, where a warning is read before them. */
    below: { true: { alignSelf: 'flex-end', padding: '2', paddingTop: '0' } },
  },
});
/** The name is the link; its ground is the whole tile. Beside several buttons it would be a letter wide. */
const Way = chakra('a', {
  base: {
    flex: '1 1 5.5rem',
    minWidth: '0',
    paddingBlock: '2',
    overflowWrap: 'anywhere',
    fontSize: 'sm',
    fontWeight: 'strong',
    lineHeight: 'snug',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '-3px' },
    },
  },
});

interface DishTilesProps {
  /** All in sight, instead of one row that is pushed sideways. */
  readonly wrap?: boolean;
  readonly children: ReactNode;
}

/** Dishes side by side, small. */
export function DishTiles({ wrap = false, children }: DishTilesProps) {
  return (
    <List role="list" wrap={wrap}>
      <Presence>{children}</Presence>
    </List>
  );
}

interface DishTileProps {
  readonly title: string;
  readonly href: string;
  /** '' where nobody knows. */
  readonly lang?: string;
  readonly picture: string | null | undefined;
  /** At its end: what else can be done with it. */
  readonly action: ReactNode;
  /** Below its name, in a few words. */
  readonly note?: string | undefined;
  /** Below its name, before the note: for whom it is not. */
  readonly warning?: ReactNode;
  /** On its picture: how it is marked. */
  readonly corner?: ReactNode;
}

export function DishTile({
  title,
  href,
  lang = 'en',
  picture,
  action,
  note,
  warning,
  corner,
}: DishTileProps) {
  return (
    <Tile as={ComingItem}>
      <DishPicture src={picture} />
      <Words above={warning !== undefined}>
        <Way href={href} lang={lang}>
          {title}
        </Way>
        {warning === undefined && <Actions>{action}</Actions>}
      </Words>
      {warning !== undefined && <Warning>{warning}</Warning>}
      {note !== undefined && <Note>{note}</Note>}
      {warning !== undefined && <Actions below>{action}</Actions>}
      {corner && <Corner>{corner}</Corner>}
    </Tile>
  );
}
