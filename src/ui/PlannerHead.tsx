import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading, Text } from './typography.tsx';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    minWidth: '0',
    '& h1': { fontSize: 'xl', sm: { fontSize: '3xl' } },
  },
});
/** On a telephone the meals come first: there it is only heard. */
const Tagline = chakra('div', {
  base: {
    order: '1',
    width: '100%',
    '@media (max-width: 29.98rem)': { position: 'absolute', width: '1px', clipPath: 'inset(50%)' },
  },
});
const Rest = chakra('div', { base: { order: '1', width: '100%', '&:empty': { display: 'none' } } });
const Acts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    '& > button': {
      paddingInline: '2',
      fontSize: 'sm',
      sm: { paddingInline: '4', fontSize: 'md' },
    },
  },
});

interface PlannerHeadProps {
  readonly title: string;
  readonly tagline: string;
  readonly acts: ReactNode;
  readonly children?: ReactNode;
}

/** What the page is, and what leads to other weeks, in one line where there is room. */
export function PlannerHead({ title, tagline, acts, children }: PlannerHeadProps) {
  return (
    <Box>
      <Heading level={1}>{title}</Heading>
      <Acts>{acts}</Acts>
      <Tagline>
        <Text tone="muted" narrow>
          {tagline}
        </Text>
      </Tagline>
      <Rest>{children}</Rest>
    </Box>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    minWidth: '0',
    md: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"name views act" "sums sums sums"',
      rowGap: '2',
    },
  },
});
const Part = chakra('div', {
  base: { minWidth: '0' },
  variants: {
    area: {
      name: { gridArea: 'name', flex: '1 1 100%', '& h2': { textAlign: 'center' } },
      views: { gridArea: 'views', flex: '1 1 100%' },
      act: { gridArea: 'act' },
      sums: {
        gridArea: 'sums',
        // Beside the button where its words leave room.
        flex: '1 1 9.5rem',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        rowGap: '1',
      },
    },
  },
});

interface WeekBarProps {
  readonly name: ReactNode;
  readonly views?: ReactNode;
  readonly act?: ReactNode;
  readonly sums?: ReactNode;
}

/** A week by its name, the ways to look at it, the thing to do with it, and what it comes to. */
export function WeekBar({ name, views, act, sums }: WeekBarProps) {
  return (
    <Bar>
      <Part area="name">{name}</Part>
      {views && <Part area="views">{views}</Part>}
      {sums && <Part area="sums">{sums}</Part>}
      {act && <Part area="act">{act}</Part>}
    </Bar>
  );
}
