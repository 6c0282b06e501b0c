// HTML as text: whatever is put into a page is escaped, except what was written as HTML here.

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return part.map(written).join('');
}

/** Lines are broken where the code has to fit; in the page they weigh, and say nothing. */
const unbroken = new WeakMap<TemplateStringsArray, readonly string[]>();
function stringsOf(strings: TemplateStringsArray): readonly string[] {
  const before = unbroken.get(strings);
  if (before) return before;
  const joined = strings.map((string) => string.replaceAll(/\s*\n\s*/g, ' '));
  unbroken.set(strings, joined);
  return joined;
}

/** Attributes stand in double quotes. What is false or undefined is left out, and lists follow one another. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(stringsOf(strings).reduce((text, string, n) => text + written(parts[n - 1]) + string));

/** Only for what is ours and is HTML already: a drawing. */
export const asHtml = (text: string): Html => new Html(text);

/** Data for search engines. A '<' could end the script that it stands in. */
export const jsonScript = (data: object): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  );
