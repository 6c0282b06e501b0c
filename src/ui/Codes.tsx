import { chakra } from '@chakra-ui/react';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '4',
    borderRadius: 'md',
    background: 'bg.sunken',
    listStyle: 'none',
    sm: { gridTemplateColumns: '1fr 1fr' },
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});
const Code = chakra('code', {
  base: {
    fontFamily: 'body',
    fontSize: 'lg',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'label',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

/** Codes to be written down; a tap takes one whole. */
export function Codes({
  codes,
  label,
}: {
  readonly codes: readonly string[];
  readonly label: string;
}) {
  return (
    <List role="list" aria-label={label}>
      {codes.map((code) => (
        <li key={code}>
          <Code>{code}</Code>
        </li>
      ))}
    </List>
  );
}
