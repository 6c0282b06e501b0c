const afterHead = /\b(raw|dry|fresh|dried|canned|frozen)\b/;

/**
 * A short name ready to show, from a table's name: 'Rice, white, long-grain (raw)' → 'white long-grain rice', 'Onion (raw)' → 'onion'.
 * Names that this does not serve have a row of their own in additions/ingredient_labels.csv.
 */
export function labelOf(name: string): string {
  const plain = name.replace(/\s*\([^)]*\)/g, '').replace(/ ?\/ ?[^,]+/g, '').trim();
  const [head = plain, ...rest] = plain.split(', ');
  const before = rest.filter((part) => !/^(raw|fresh|whole|plain|red|no salt added|unsweetened|ground|dry|canned|drained|boneless|mixed)$/.test(part) || part === 'canned' || part === 'whole');
  const words = [...before.filter((part) => !afterHead.test(part) || part === 'canned'), head].join(' ');
  return words.charAt(0).toLowerCase() === words.charAt(0) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
