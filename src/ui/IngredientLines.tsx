import { chakra } from '@chakra-ui/react';
import { MarkSign, type MarkItem } from './Marks.tsx';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    lineHeight: 'snug',
    '& > li': {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      paddingBlock: '2',
      breakInside: 'avoid',
    },
    '& > li + li': { borderTop: '1px solid', borderTopColor: 'border' },
  },
});
const Words = chakra('span', { base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' } });
const Detail = chakra('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

export interface IngredientLine {
  readonly text: string;
  /** Where it is not in the language of the screen. */
  readonly lang?: string | undefined;
  readonly mark: MarkItem['kind'] | null;
  /** What the mark says, for those who do not see it. */
  readonly markLabel?: string | undefined;
  readonly detail?: string | undefined;
}

/** What a recipe takes, a line each, with what of it is at home. */
export function IngredientLines({ lines }: { readonly lines: readonly IngredientLine[] }) {
  return (
    <List role="list">
      {lines.map(({ text, lang, mark, markLabel, detail }, n) => (
        <li key={`${n} ${text}`}>
          {mark !== null && <MarkSign kind={mark} label={markLabel} />}
          <Words>
            <span lang={lang}>{text}</span>
            {detail !== undefined && <Detail>{detail}</Detail>}
          </Words>
        </li>
      ))}
    </List>
  );
}
