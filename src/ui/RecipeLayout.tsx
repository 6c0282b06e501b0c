import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DishPicture } from './DishPicture.tsx';
import { keepFocus } from './focusBack.ts';

const Hero = chakra('header', {
  base: {
    display: 'grid',
    gap: '4',
    lg: { gridTemplateColumns: '30rem minmax(0, 1fr)', gap: '10', alignItems: 'center' },
  },
});
const Picture = chakra('div', {
  base: {
    overflow: 'hidden',
    borderRadius: 'xl',
    '& > span': {
      aspectRatio: '2 / 1',
      sm: { aspectRatio: '16 / 9' },
      lg: { aspectRatio: '4 / 3' },
    },
    _print: { display: 'none' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '4', minWidth: '0', alignContent: 'center' },
});

/** A dish and what there is to know of it at a glance. */
export function RecipeHero({
  picture,
  children,
}: {
  readonly picture: string | null | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Hero>
      <Picture>
        <DishPicture src={picture} />
      </Picture>
      <Words>{children}</Words>
    </Hero>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    listStyle: 'none',
    fontSize: 'sm',
    '& > li': { display: 'inline-flex', alignItems: 'center', columnGap: '2' },
    '& svg': { color: 'fg.muted' },
    '& b': { fontWeight: 'strong' },
    '& span': { color: 'fg.muted' },
  },
});

export interface Fact {
  readonly icon: ReactNode;
  readonly strong: string;
  readonly rest?: string | undefined;
}

/** Time, skill, cost, energy. */
export function Facts({ items }: { readonly items: readonly Fact[] }) {
  return (
    <List role="list">
      {items.map(({ icon, strong, rest }) => (
        <li key={strong}>
          {icon}
          <b>{strong}</b>
          {rest !== undefined && <span>{rest}</span>}
        </li>
      ))}
    </List>
  );
}

/* On a telephone: ingredients, steps, figures. From a laptop on: steps beside both. */
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    lg: {
      columnGap: '6',
      gridTemplateColumns: '25rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      '& > :nth-of-type(2)': { gridColumn: '2', gridRow: '1 / span 2' },
      '& > :nth-of-type(3)': { gridColumn: '1', gridRow: '2' },
    },
    _print: { display: 'block' },
  },
});

/** Exactly three: ingredients, steps, figures. */
export function RecipeParts({ children }: { readonly children: ReactNode }) {
  return <Parts>{children}</Parts>;
}

/* Under the thumb on a telephone, in the place of the bar of links; in the page from a tablet on. */
const Actions = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'bar',
    insetInline: '0',
    bottom: '0',
    display: 'flex',
    // In large text they take two rows.
    flexWrap: 'wrap',
    gap: '2',
    paddingInline: '4',
    paddingTop: '2',
    paddingBottom: 'calc(0.5rem + env(safe-area-inset-bottom))',
    background: 'bg.surface',
    borderTop: '1px solid',
    borderTopColor: 'border',
    '& > :first-of-type': { flex: '1' },
    md: {
      position: 'static',
      // A place in the grid heeds it too: the buttons would pass over the head of the page.
      zIndex: 'auto',
      padding: '0',
      background: 'transparent',
      borderTop: '0',
      '& > :first-of-type': { flex: 'none' },
    },
    _print: { display: 'none' },
  },
});

/** What one does with a recipe. */
export function RecipeActions({ children }: { readonly children: ReactNode }) {
  return <Actions data-actions>{children}</Actions>;
}

/* A sign over its word on a telephone, as wide as that; a button like others from a tablet on. */
const Tile = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1',
    flex: 'none',
    minWidth: '4.5rem',
    minHeight: 'field',
    paddingInline: '1',
    borderRadius: 'lg',
    fontSize: 'xs',
    lineHeight: 'snug',
    cursor: 'pointer',
    _hover: { background: 'bg.sunken' },
    md: {
      gridAutoFlow: 'column',
      alignItems: 'center',
      gap: '2',
      paddingInline: '5',
      borderRadius: 'full',
      border: '1.5px solid',
      borderColor: 'border.control',
      background: 'bg.surface',
      fontSize: 'lg',
      fontWeight: 'strong',
    },
  },
});

interface ActionTileProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Beside the main button: what one does less often. Its sign comes first, then its word. */
export function ActionTile({ onClick, children }: ActionTileProps) {
  return (
    <Tile ref={keepFocus} type="button" onClick={onClick}>
      {children}
    </Tile>
  );
}
