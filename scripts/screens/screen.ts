import type { Page } from 'playwright-core';
import type { TestServer } from './testServer.ts';
import type { Who } from './people.ts';

export interface At {
  readonly page: Page;
  readonly server: TestServer;
  /** Opens a place and waits until it has come to rest. */
  readonly go: (path: string) => Promise<void>;
  /** What was prepared: ids of entries, a photo to choose. */
  readonly made: {
    readonly entry: string;
    readonly plainEntry: string;
    readonly photo: { name: string; mimeType: string; buffer: Buffer };
  };
}

export interface Screen {
  /** Of its picture. */
  readonly name: string;
  /** Nobody where it is left out. */
  readonly who?: Who;
  /** Looked at, but not kept among the documents. */
  readonly further?: boolean;
  /** There on narrow screens alone. */
  readonly only?: 'narrow';
  /** false: the window alone, because something lies over the page. */
  readonly fullPage?: boolean;
  readonly open: (at: At) => Promise<unknown>;
}
