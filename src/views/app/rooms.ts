import { texts } from '../../texts/en.ts';

/** `/history/some-id` is in the room of `/history`. */
const roomOf = (path: string) => `/${path.split('/')[1] ?? ''}`;
const at = (table: Readonly<Partial<Record<string, string>>>, path: string) => table[roomOf(path)] ?? texts.product;

/** What the browser's tab says there. */
export const titleAt = (path: string) => at(texts.titleByPath, path);

/** What to call the room in a sentence. */
export const roomAt = (path: string) => at(texts.planned.rooms, path);
