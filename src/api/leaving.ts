/** What is asked within a session that is being ended would be refused: it is given up, and nothing more is asked. */
export interface Leaving {
  /** @param bearer what the session is known by; without one there is nothing to give up */
  begin(bearer: string | null): void;
  /** The server could not be told: the session goes on. */
  callOff(): void;
  /** Aborted for whoever asks with what is no longer valid. */
  signalFor(bearer: string | null): AbortSignal;
}

export function createLeaving(): Leaving {
  let controller = new AbortController();
  let ended: string | null = null;
  const callOff = (): void => {
    controller = new AbortController();
    ended = null;
  };
  return {
    begin(bearer) {
      if (bearer === null) return;
      ended = bearer;
      controller.abort(new DOMException('The session is being ended.', 'AbortError'));
    },
    callOff,
    signalFor(bearer) {
      if (ended !== null && bearer !== ended) callOff();
      return controller.signal;
    },
  };
}
