import { withThousands } from '../domain/typedNumbers.ts';
import { CodedNote, Note } from './notes.ts';
import { inSchema } from './say.ts';
import * as z from 'zod/mini';

/** A UUID in text form; ids of stored things are UUIDv7, so that they sort by age. */
export const Id = z.uuid();

/** Of a file that is fetched by its address alone, so that no header says it. */
export const FileLanguage = z.optional(z.enum(['en', 'fr']));
/** A local calendar date, yyyy-MM-dd; never an instant. */
export const LocalDate = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
      inSchema('text.date', 'Use a date such as 2026-01-31.'),
    ),
  );

/** An instant in milliseconds since 1970, or an ISO 8601 text from older clients. */
export const Instant = z.union([z.number(), z.string().check(z.maxLength(40))]);

/** Any letters on both sides, but nothing that cannot be seen, and in a domain nothing that no domain has. */
export const Email = z
  .string()
  .check(
    z.maxLength(
      254,
      inSchema('account.longEmail', 'Use an email address of at most 254 characters.'),
    ),
    z.regex(
      /^[^\s@\p{C}]+@[^\s@\p{C}()<>[\]\\,;:"/?#%]+$/u,
      inSchema('account.email', 'Please enter a valid email address.'),
    ),
  );

/** Short free text: trimmed, one to `length` characters. */
export const text = (length: number, message: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(
      length,
      inSchema('text.long', `Use at most ${withThousands(length)} characters.`, {
        most: length,
      }),
    ),
  );

export const Status = z.enum(['success', 'error']);

/** What is said, by code; `contract/say.ts` has the codes. */
const SaidCode = z.object({
  code: z.string(),
  params: CodedNote.shape.params,
});

/** What every plain acknowledgement looks like. */
export const Acknowledgement = z.object({ status: Status, message: z.optional(z.string()) });

/** What every refused call answers, whatever its path. */
export const Failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  /** The same message, where the AI service's own calls look for it. */
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  /** The message by code, for other languages; absent of what another service wrote. */
  said: z.optional(SaidCode),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** Where somebody else's change came first: what is stored now, in the shape of the call's own answer. */
  current: z.optional(z.unknown()),
  /** Why a dish is refused: `message` says it in English. */
  reasons: z.optional(z.array(Note)),
  request_id: z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;
