/** An instant of the wire, a number or an ISO 8601 text, in milliseconds since 1970. */
export const toMilliseconds = (instant: number | string): number =>
  typeof instant === 'number' ? instant : Date.parse(instant);
