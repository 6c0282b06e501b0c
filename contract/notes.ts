// A sentence by code, with its English beside it (domain/notes.ts).
import * as z from 'zod/mini';

/** What has a name in every language, by its id in the catalogue. */
export const Term = z.object({ of: z.string(), id: z.string() });
const value = z.union([
  z.string(),
  z.number(),
  Term,
  z.object({ value: z.number(), unit: z.string() }),
  z.object({ sum: z.number(), currency: z.string() }),
]);
export const CodedNote = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([value, z.array(value)])),
  text: z.string(),
});

/** A text alone was stored before there were codes, or written by another service. */
export const Note = z.union([z.string(), CodedNote]);
export type Note = z.infer<typeof Note>;
