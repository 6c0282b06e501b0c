/**
 * A short name ready to show, from a table's name: 'Egg noodles, dry' → 'egg noodles', 'Leek (raw)' → 'leek'.
 * A name that this does not serve has a row of its own in additions/ingredient_labels.csv.
 */
export function labelOf(name: string): string {
  const [plain = name] = name
    .replace(/\s*\([^)]*\)/g, '')
    .trim()
    .split(/, | \/ /);
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}
