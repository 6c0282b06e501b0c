// Forms with boxes: 'MILK ☑ EGG ☐ NUTS ☑', '[x] Peanut [ ] Milk'. What was left without a tick was not told.

const box = /☑|☒|✅|✔|☐|□|▢|\[ ?[xX✓✔]? ?\]|\( ?[xX✓✔]? ?\)/gu;
const isTicked = (mark: string): boolean => /[☑☒✅✔✓xX]/u.test(mark);
const heading = /^\s*(?:\p{L}+ ){0,4}\p{L}+\s*:\s*/u;
/** No such line is longer, and no name in it. */
const [longestLine, longestName] = [600, 60];

function tickedOf(line: string): string | undefined {
  const [lead = ''] = heading.exec(line) ?? [];
  const rest = line.slice(lead.length);
  const marks = rest.match(box) ?? [];
  const parts = rest.split(box).map((part) => part.trim());
  const isBefore = parts[0] === '';
  // Where text stands before the first box and behind the last, no box can be told to belong to either.
  if (!isBefore && parts.at(-1) !== '') return undefined;
  const names = isBefore ? parts.slice(1) : parts.slice(0, -1);
  const isPlain = names.every((name) => name !== '' && name.length <= longestName);
  if (!isPlain || names.length !== marks.length) return undefined;
  const ticked = names.filter((_, at) => isTicked(marks[at] ?? ''));
  return lead + ticked.map((name) => name.replace(/[,;]$/u, '')).join(', ');
}

/** A text without the names beside empty boxes, where others are ticked. */
export function withTickedOnly(text: string): string {
  const marks = text.match(box) ?? [];
  const isForm = marks.some(isTicked) && marks.some((mark) => !isTicked(mark));
  if (!isForm) return text;
  return text
    .split('\n')
    .map((line) =>
      line.length <= longestLine && line.search(box) !== -1 ? (tickedOf(line) ?? line) : line,
    )
    .join('\n');
}
