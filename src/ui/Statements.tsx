import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '2',
    listStyle: 'none',
    padding: '0',
    margin: '0',
    lineHeight: 'body',
  },
});
/** The line beneath tells the state by its form, and the words beside it say so. */
const Words = chakra('span', {
  base: {
    overflowWrap: 'anywhere',
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.3em',
  },
  variants: {
    state: {
      understood: { textDecorationColor: 'herb.solid' },
      partly: {
        textDecorationStyle: 'wavy',
        textDecorationThickness: '1px',
        background: 'saffron.subtle',
        color: 'saffron.onSubtle',
      },
      notUnderstood: {
        textDecorationStyle: 'dotted',
        background: 'saffron.subtle',
        color: 'saffron.onSubtle',
      },
    },
  },
});
const Note = chakra('span', {
  base: { fontSize: 'sm', color: 'fg.muted', marginInlineStart: '1' },
});

interface StatementsProps {
  readonly label: string;
  readonly statements: readonly {
    readonly text: string;
    readonly state: 'understood' | 'partly' | 'notUnderstood';
  }[];
  readonly states: Readonly<Record<'understood' | 'partly' | 'notUnderstood', string>>;
}

/** Somebody's own words, each statement marked by how well it was understood. */
export function Statements({ label, statements, states }: StatementsProps) {
  return (
    <List aria-label={label}>
      {statements.map(({ text, state }, place) => (
        <li key={`${place} ${text}`}>
          <Words state={state}>{text}</Words>
          {state === 'understood' ? (
            <VisuallyHidden> ({states[state]})</VisuallyHidden>
          ) : (
            <Note>({states[state]})</Note>
          )}
        </li>
      ))}
    </List>
  );
}
