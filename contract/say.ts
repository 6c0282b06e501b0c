// What a refusal says: by code, with its values, and the English sentence beside them.
import type { RefusalCode } from '../domain/refusalCodes.ts';
import type { CodedNote } from '../domain/notes.ts';

export interface Said extends CodedNote {
  code: RefusalCode;
}

export const say = (code: RefusalCode, text: string, params: Said['params'] = {}): Said => ({
  code,
  params,
  text,
});

const inSchemas = new Map<string, Said>();

/** The sentence of a schema's check, which can carry a text alone; `saidInSchema` has its code. */
export function inSchema(code: RefusalCode, text: string, params?: Said['params']): string {
  inSchemas.set(text, say(code, text, params));
  return text;
}
export const saidInSchema = (text: string): Said | undefined => inSchemas.get(text);
