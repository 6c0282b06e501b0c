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
    flex: '1',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '1',
    minWidth: '0',
    padding: '2',
    paddingInlineStart: '3',
    '& > button': { position: 'relative' },
  },
});
/** The name is the link; its ground is the whole tile. */
const Way = chakra('a', {
  base: {
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

/** Dishes side by side, small. */
export function DishTiles({ children }: { readonly children: ReactNode }) {
  return (
    <List role="list">
      <Presence>{children}</Presence>
    </List>
  );
}

interface DishTileProps {
  readonly title: string;
  readonly href: string;
  readonly picture: string | null | undefined;
  /** At its end: what else can be done with it. */
  readonly action: ReactNode;
}

export function DishTile({ title, href, picture, action }: DishTileProps) {
  return (
    <Tile as={ComingItem}>
      <DishPicture src={picture} />
      <Words>
        <Way href={href} lang="en">
          {title}
        </Way>
        {action}
      </Words>
    </Tile>
  );
}
