/** A chart waits a little longer than the call it made, so that the call's own time-out speaks first. */
export const chartTimeout = (call: number): number => call + 2_000;
