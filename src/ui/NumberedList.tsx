import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', counterReset: 'item' },
  variants: {
    running: {
      true: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: '4',
        rowGap: '1',
        '& > li': {
          gap: '1',
          borderBottomWidth: '0',
          paddingBlock: '0',
          _before: { minWidth: '0' },
        },
      },
    },
  },
});
const Item = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '2',
    borderBottom: '1px solid',
    borderBottomColor: 'border',
    counterIncrement: 'item',
    breakInside: 'avoid',
    '&:last-child': { borderBottomWidth: '0' },
    _before: {
      content: 'counter(item)',
      flex: 'none',
      minWidth: '1.5rem',
      textAlign: 'end',
      fontFamily: 'heading',
      fontWeight: 'heading',
      color: 'herb.text',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > *': { minWidth: '0', flex: '1' },
  },
});

interface NumberedListProps {
  readonly items: readonly ReactNode[];
  readonly label?: string;
  /** One after the other, as words run: little room, and still counted. */
  readonly running?: boolean;
}

/** One, two, three; `role` because Safari forgets the list where the numbers are drawn by us. */
export function NumberedList({ items, label, running = false }: NumberedListProps) {
  return (
    <List role="list" aria-label={label} running={running}>
      {items.map((item, n) => (
        <Item key={n}>
          <div>{item}</div>
        </Item>
      ))}
    </List>
  );
}
