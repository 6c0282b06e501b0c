// Pages of somebody else's, parsed with an end: one that is made of open elements would keep us busy.
import { Parser, type Handler, type ParserOptions } from 'htmlparser2';

const mostDeep = 1000;
class TooDeep extends Error {
  override name = 'TooDeep';
}

/** Parses as far as elements stand within elements as on a page; what lies deeper is left unread. */
export function parsePage(
  html: string,
  { onopentag, onclosetag, ...handler }: Partial<Handler>,
  options: ParserOptions = {},
): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes, isImplied) {
        depth += 1;
        if (depth > mostDeep) throw new TooDeep();
        onopentag?.(name, attributes, isImplied);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        onclosetag?.(name, isImplied);
      },
    },
    options,
  );
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    handler.onend?.();
  }
}
