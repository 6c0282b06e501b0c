import { chakra } from '@chakra-ui/react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: '2',
    padding: '4',
    borderRadius: 'md',
    background: 'bg.sunken',
  },
});
/** With large text a value that has no room beside its name stands below it. */
const Pair = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '5' },
});
const Name = chakra('dt', {
  base: { color: 'fg.muted', hyphens: 'auto', overflowWrap: 'anywhere' },
});
const Value = chakra('dd', {
  base: {
    marginInlineStart: 'auto',
    fontWeight: 'strong',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
});

/** A few names and what they stand for. */
export function DefinitionList({
  items,
}: {
  readonly items: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <List>
      {items.map(([name, value]) => (
        <Pair key={name}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </Pair>
      ))}
    </List>
  );
}
