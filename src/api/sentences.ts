// What a refusal says, written in the language of the page where its answer comes in: charts carry it as it is.
import type { RefusalCode } from '../../domain/refusalCodes.ts';
import type { CodedNote } from '../../domain/notes.ts';

let write = (said: CodedNote): string => said.text;

/** From now on `writer` writes the sentences that come by code. */
export function takeSentencesFrom(writer: (said: CodedNote) => string): void {
  write = writer;
}

/** A sentence of our own, which only the browser says. */
export const ours = (code: RefusalCode, text: string): string => write({ code, params: {}, text });

/** The English as the server wrote it, where its code did not come. */
export function sentenceOf(text: string, said: unknown): string {
  if (typeof said !== 'object' || said === null || !('code' in said)) return text;
  const { code, params = {} } = said as Partial<CodedNote>;
  return typeof code === 'string' ? write({ code, params, text }) : text;
}
