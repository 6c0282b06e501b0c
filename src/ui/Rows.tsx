import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ComingItem, Presence } from './Presence.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > li + li': { borderTop: '1px solid', borderTopColor: 'border' },
  },
});
const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '3', paddingBlock: '2', minWidth: '0' },
});
const Main = chakra('div', { base: { flex: '1', minWidth: '0' } });

/** Things of one kind, one below the other, with what can be done at their ends. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <List role="list">
      <Presence>{children}</Presence>
    </List>
  );
}

/** What it is, and at its end what can be done with it. */
export function RowsItem({
  main,
  children,
}: {
  readonly main: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <Item as={ComingItem}>
      <Main>{main}</Main>
      {children}
    </Item>
  );
}
