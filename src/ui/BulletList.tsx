import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon } from './icons/marks.tsx';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
const Item = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '5',
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '1',
      top: '0.45em',
      width: '0.375rem',
      height: '0.375rem',
      borderRadius: 'full',
      background: 'herb.text',
    },
  },
});

const Ticked = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    '& > svg': { flex: 'none', marginTop: '0.1em', color: 'herb.text' },
  },
});

interface BulletListProps {
  readonly items: readonly ReactNode[];
  /** All of this one has: a tick before each. */
  readonly ticked?: boolean;
}

export function BulletList({ items, ticked = false }: BulletListProps) {
  return (
    <List role="list">
      {items.map((item, n) =>
        ticked ? (
          <Ticked key={n}>
            <CheckIcon size={18} />
            <span>{item}</span>
          </Ticked>
        ) : (
          <Item key={n}>{item}</Item>
        ),
      )}
    </List>
  );
}
