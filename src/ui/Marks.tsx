import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { JarIcon, PlusIcon, SwapIcon } from './icons/food.tsx';
import { CheckIcon } from './icons/marks.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    fontSize: 'sm',
    lineHeight: 'snug',
    listStyle: 'none',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '2', minWidth: '0' },
  },
  variants: { below: { true: { flexDirection: 'column', rowGap: '2' } } },
});
/** The form tells them apart; the colour only helps. */
const Sign = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: 'full',
  },
  variants: {
    kind: {
      have: { background: 'herb.subtle', color: 'herb.text' },
      swap: { border: '1.5px solid', borderColor: 'herb.solid', color: 'herb.text' },
      need: { background: 'fg', color: 'bg.surface', borderRadius: 'sm' },
      cupboard: { background: 'bg.sunken', color: 'fg.muted' },
    },
  },
});
const icons = { have: CheckIcon, swap: SwapIcon, need: PlusIcon, cupboard: JarIcon };

export interface MarkItem {
  readonly kind: keyof typeof icons;
  readonly text: ReactNode;
}

interface MarksProps {
  readonly items: readonly MarkItem[];
  /** One below the other, where there is more to say of each. */
  readonly below?: boolean;
}

/** The sign alone, where a line says the rest. */
export function MarkSign({
  kind,
  label,
}: {
  readonly kind: MarkItem['kind'];
  readonly label?: string | undefined;
}) {
  const Icon = icons[kind];
  return (
    <Sign
      kind={kind}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Icon size={14} />
    </Sign>
  );
}

/** What of a dish is at home, done by something else, to buy, or in the cupboard. */
export function Marks({ items, below = false }: MarksProps) {
  return (
    <List role="list" below={below}>
      {items.map(({ kind, text }, n) => (
        <li key={n}>
          <MarkSign kind={kind} />
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
