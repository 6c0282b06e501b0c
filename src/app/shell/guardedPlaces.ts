/** `/history/some-id` is in the room of `/history`; a table by path says what there is to say of it. */
export function wordsAt(
  table: Readonly<Partial<Record<string, string>>>,
  path: string,
): string | undefined {
  return table[`/${path.split('/')[1] ?? ''}`];
}
