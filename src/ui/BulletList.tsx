import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
const Item = chakra('li', {
  base: { position: 'relative', paddingInlineStart: '5', overflowWrap: 'anywhere', lineHeight: 'snug', _before: { content: '""', position: 'absolute', left: '1', top: '0.45em', width: '0.375rem', height: '0.375rem', borderRadius: 'full', background: 'herb.text' } },
});

export function BulletList({ items }: { readonly items: readonly ReactNode[] }) {
  return <List role="list">{items.map((item, n) => <Item key={n}>{item}</Item>)}</List>;
}
