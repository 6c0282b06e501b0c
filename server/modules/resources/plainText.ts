// Text of other people's pages and programs, as plain as ours.

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
};

/** Writes out the entities of HTML; those that are not known stay. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (all: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : '';
    },
  );
}

/** One line without markup or control characters, at most `longest` letters. */
export function plainLine(text: string, longest: number): string {
  const bare = decodeEntities(text.replace(/<[^>]{0,500}>/g, ' '))
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.length > longest
    ? `${bare
        .slice(0, longest - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : bare;
}

/** The lines that have something in them, of the first so many. */
export const plainLines = (
  texts: readonly string[],
  { most, longest }: { readonly most: number; readonly longest: number },
): string[] =>
  texts
    .slice(0, most)
    .map((text) => plainLine(text, longest))
    .filter((line) => line !== '');
