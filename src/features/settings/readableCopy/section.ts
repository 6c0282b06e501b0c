import type { Html } from '../../../../domain/html.ts';

export interface Entry {
  /** What an address within the file ends with. */
  readonly id: string;
  readonly title: string;
  /** When it was, how long it takes: a line beneath the title, or nothing. */
  readonly about: string;
  readonly body: Html;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  /** What stands there without entries. */
  readonly empty: string;
  readonly entries: readonly Entry[];
}

export type Fields = Readonly<Record<string, unknown>>;

/** The rows of a table of the export. */
export const rowsOf = (data: Fields, table: string): Fields[] => {
  const rows = data[table];
  return Array.isArray(rows) ? rows.filter(isFields) : [];
};
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
export const momentIn = (value: unknown): number => Date.parse(textIn(value)) || 0;
