/**
 * What was drawn while building and never changes while it is shown needs no code to be there: React
 * leaves it as it is. Its own code comes when it is shown again.
 */
let staticPath: string | undefined;
/** From when the page's script begins until it is awake, or drawn by React after all. */
export const keepStatic = (path: string | undefined): void => void (staticPath = path);
export const isKeptStatic = (path: string): boolean => staticPath === path;

const look = 'contents';
const untouched = { __html: '' };
export const StaticContent = () => (
  <div className={look} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
);
/** Around what may be left as it is, wherever it is drawn. */
export const staticContainer = { className: look };
