/**
 * The body of an answer, and no more of it than we asked for.
 * @param most bytes
 * @throws where there are more, or where the answer breaks off.
 */
export async function readBytesAtMost(answer: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | null = answer.body;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error(`It answered with more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text. */
export const readAtMost = async (answer: Response, most: number): Promise<string> =>
  (await readBytesAtMost(answer, most)).toString();
