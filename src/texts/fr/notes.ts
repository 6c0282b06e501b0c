import { notes as words } from '../../../domain/french/notes.ts';
import type * as en from '../en/notes.ts';
import type { Translation } from '../translation.ts';

export const notes = words satisfies Translation<typeof en.notes>;
