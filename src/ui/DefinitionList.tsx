import { chakra } from '@chakra-ui/react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '5',
    rowGap: '2',
    padding: '4',
    borderRadius: 'md',
    background: 'bg.sunken',
  },
});
const Name = chakra('dt', { base: { color: 'fg.muted' } });
const Value = chakra('dd', {
  base: { fontWeight: 'strong', textAlign: 'end', overflowWrap: 'anywhere' },
});

/** A few names and what they stand for. */
export function DefinitionList({
  items,
}: {
  readonly items: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <List>
      {items.flatMap(([name, value]) => [
        <Name key={`${name} name`}>{name}</Name>,
        <Value key={`${name} value`}>{value}</Value>,
      ])}
    </List>
  );
}
