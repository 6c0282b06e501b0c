import { Fragment, type ReactNode } from 'react';
import type { ShownLine } from '../../domain/recipeLine.ts';

/** Lines of a recipe, each marked where it is not in the language of the screen. */
export const lineItems = (lines: readonly ShownLine[]): ReactNode[] =>
  lines.map(({ text, lang }, n) =>
    lang === undefined ? (
      text
    ) : (
      <span key={n} lang={lang}>
        {text}
      </span>
    ),
  );

interface LinesWithinProps {
  /** 'You need {ingredients}' */
  readonly sentence?: string;
  readonly lines: readonly ShownLine[];
}

/** The same within a sentence, with commas between them. */
export function LinesWithin({ sentence = '', lines }: LinesWithinProps) {
  const [before = '', after = ''] = sentence.split('{ingredients}');
  return (
    <>
      {before}
      {lineItems(lines).map((line, n) => (
        <Fragment key={n}>
          {n > 0 && ', '}
          {line}
        </Fragment>
      ))}
      {after}
    </>
  );
}
