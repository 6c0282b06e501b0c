/**
 * What was drawn while building and never changes while it is shown needs no code to be there: React
 * leaves it as it stands. Its own code comes when it is shown again.
 */
import { unchanging } from './places.ts';

let standing: string | undefined;
/** From when the page is woken up until it is awake, or drawn anew. */
export const noteStanding = (place: string | undefined): void => void (standing = place);
export const stands = (place: string): boolean => standing === place && unchanging.has(place);

const look = { display: 'contents' } as const;
const untouched = { __html: '' };
export const Standing = () => (
  <div style={look} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
);
/** Around what may be left standing, wherever it is drawn. */
export const mayStand = { style: look };
