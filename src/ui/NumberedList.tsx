import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', counterReset: 'item' } });
const Item = chakra('li', {
  base: {
    display: 'flex', gap: '3', paddingBlock: '2', borderBottom: '1px solid', borderBottomColor: 'border', counterIncrement: 'item', '&:last-child': { borderBottomWidth: '0' },
    _before: { content: 'counter(item)', flex: 'none', minWidth: '1.5rem', textAlign: 'end', fontFamily: 'heading', fontWeight: 'heading', color: 'herb.text', fontVariantNumeric: 'tabular-nums' },
    '& > *': { minWidth: '0', flex: '1' },
  },
});

/** One, two, three; `role` because Safari forgets the list where the numbers are drawn by us. */
export function NumberedList({ items, label }: { readonly items: readonly ReactNode[]; readonly label?: string }) {
  return (
    <List role="list" aria-label={label}>
      {items.map((item, n) => <Item key={n}><div>{item}</div></Item>)}
    </List>
  );
}
