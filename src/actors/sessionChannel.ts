/** Tells the other tabs to look at the stored session. What has become of it, storage says. */
export interface SessionChannel {
  announce(): void;
  /** Returns what stops the listening. */
  listen(listener: () => void): () => void;
  close(): void;
}

/** Where a browser has no such channel, the storage event has to do. */
export function openSessionChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { announce: () => undefined, listen: () => () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('platewise-session');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    announce: () => channel.postMessage('changed'),
    listen(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close: () => channel.close(),
  };
}
