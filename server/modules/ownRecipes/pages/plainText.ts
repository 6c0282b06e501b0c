// Markup as plain lines: no element, script or entity of another's page is left in them.
import { parsePage } from './parse.ts';

/** What ends a line. */
const blocks = new Set(
  'address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 header hr li ol p section table td th tr ul'.split(
    ' ',
  ),
);
/** What nobody reads on a page. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object']);

/** So much of one text is read (characters). */
const longest = 200_000;

function onceRead(markup: string): string {
  let text = '';
  let hidden = 0;
  parsePage(markup.slice(0, longest), {
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
    onopentag: (name) => {
      if (unread.has(name)) hidden += 1;
      if (blocks.has(name)) text += '\n';
    },
    onclosetag: (name) => {
      if (unread.has(name)) hidden = Math.max(0, hidden - 1);
      if (blocks.has(name)) text += '\n';
    },
  });
  return text;
}

const hasMarkup = (text: string): boolean => /<[a-z!/]|&(?:#\d|[a-z]{2,8};)/i.test(text);

/** The lines of a text that may be markup, also markup that was escaped once too often. */
export function linesOf(markup: string): string[] {
  const once = hasMarkup(markup) ? onceRead(markup) : markup.slice(0, longest);
  const twice = hasMarkup(once) ? onceRead(once) : once;
  return twice
    .replace(/<\/?[a-z!][^>]{0,2000}>?/gi, ' ')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) =>
      line
        .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

export const lineOf = (markup: string): string => linesOf(markup).join(' ');
