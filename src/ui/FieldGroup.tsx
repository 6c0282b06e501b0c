import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Group = chakra('fieldset', {
  base: { border: '0', padding: '0', margin: '0', minWidth: '0' },
});
const Legend = chakra('legend', {
  base: {
    fontSize: 'sm',
    fontWeight: 'strong',
    lineHeight: 'snug',
    marginBottom: '2',
    padding: '0',
  },
});
const Fields = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** Several small fields under one name. */
export function FieldGroup({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Group>
      <Legend>{label}</Legend>
      <Fields>{children}</Fields>
    </Group>
  );
}
