import { fill } from '../../../texts/fill.ts';
import { sources as words } from '../texts/en.ts';

const own = 'estimate: ';

/** 'After WHO 2023'; 'estimate: general usage' is not after anybody. */
export const basisText = (source: string): string =>
  source.startsWith(own)
    ? fill(words.estimated, { source: source.slice(own.length) })
    : fill(words.after, { source });
