/** What can be pressed or typed in. */
const pressed =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"]';

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Between two things to press a toast keeps this distance. */
const gap = 8;

/**
 * How far above the bottom of the window a sheet of this height stands so that it covers nothing of what is taken: as low as
 * possible, from `least` on. Where no room is free it stays at `least`.
 */
export function freePlace(
  height: number,
  windowHeight: number,
  least: number,
  taken: readonly Span[],
): number {
  let bottom = windowHeight - least;
  const above = taken
    .filter((span) => span.bottom > 0 && span.top < windowHeight)
    .toSorted((a, b) => b.bottom - a.bottom);
  for (const span of above) {
    if (span.top < bottom + gap && span.bottom > bottom - height - gap) bottom = span.top - gap;
  }
  return bottom - height >= 0 ? windowHeight - bottom : least;
}

/** What of the page, or of the dialog over it, could be under a sheet between these two edges. */
export function takenBetween(
  left: number,
  right: number,
  within: ParentNode,
  sheet: Element,
): Span[] {
  return [...within.querySelectorAll<HTMLElement>(pressed)].flatMap((each) => {
    if (sheet.contains(each)) return [];
    const rect = each.getBoundingClientRect();
    const isThere = rect.width > 0 && rect.height > 0 && rect.left < right && rect.right > left;
    return isThere ? [{ top: rect.top, bottom: rect.bottom }] : [];
  });
}
