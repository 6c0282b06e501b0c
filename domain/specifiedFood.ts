/** What a food of a typed list ends and begins at. */
const between = /([,;\n]|\s+(?:and|et)\s+)/iu;

/** The list with one of its foods said more exactly; below it where the food does not stand there by itself, as after a reload. */
export function specifiedIn(list: string, text: string, said: string): string {
  const pieces = list.split(between);
  const place = pieces.findIndex(
    (piece) => piece.trim().toLowerCase() === text.trim().toLowerCase(),
  );
  if (place < 0) return `${list}\n${said}`.trim();
  return pieces
    .map((piece, n) => (n === place ? piece.replace(piece.trim(), () => said) : piece))
    .join('');
}
