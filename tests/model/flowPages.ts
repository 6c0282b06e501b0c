/** Where the flow documents stand. */
import { readFileSync } from 'node:fs';

export const flowFolder = new URL('../../docs/flows/', import.meta.url);

export const flowPage = (chart: string): URL => new URL(`${chart}.md`, flowFolder);

/** The file's text; null where there is none. */
export function readPage(page: URL): string | null {
  try {
    return readFileSync(page, 'utf8');
  } catch {
    return null;
  }
}
