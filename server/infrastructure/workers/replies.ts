import type { Worker } from 'node:worker_threads';

/** Hears what a thread says. Under `node --watch` Node itself speaks in its name: it reports the files that the thread loads. */
export function onReply(thread: Worker, hear: (reply: never) => void): void {
  thread.on('message', (message: unknown) => {
    if (!isReportOfFiles(message)) hear(message as never);
  });
}

const isReportOfFiles = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  ('watch:import' in message || 'watch:require' in message);
