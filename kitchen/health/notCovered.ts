// What is named and heard in part, though no table with a source tells which foods hold it: it is said not to be understood as
// well, so that nothing is called fit. Fructose: sugar is left out, and apples, pears and mangoes hold more of it.
import type { Hearing } from './hearing.ts';
import type { HeardSpan } from '../types.ts';

const fructose =
  /(?<!\p{L})(?:fru(?:ct|kt|tt|t)o[sz]\p{L}{0,20}(?: ?-?(?:mal ?absorption|malabs\p{L}{1,8}|intol\p{L}{1,12}|unvertr\p{L}{1,12}))?|fruct ?mal\p{L}{0,10}|frukt ?mal\p{L}{0,10}|fruit sugars?|fruchtzucker\p{L}{0,20}|фруктоз\p{L}{1,4})|果糖|フルクトース/iu;
/** The syrup is a food of its own. */
const syrup =
  /(?:high[- ]fructose )?(?:corn|maize) syrup|(?:glucose|high)[- ]?fructose(?:[- ](?:corn )?syrup)?|isoglucose/giu;
const harmless =
  /\b(?:no|not|never|without) (?:\w+ )?(?:problems?|issues?|trouble|intolerant|sensitive)|\b(?:do ?n['’]?t have|no) (?:an? |any )?fru[ck]t\p{L}* ?(?:intol|mal)|\b(?:fine|ok|okay|safe)\b/iu;

/** Tells what no table covers as not understood; what needs a clinic is told as such. */
export const tellNotCovered = (
  spans: readonly HeardSpan[],
  { supervised, unknown }: Hearing,
): HeardSpan[] =>
  spans.map((span) => {
    const [words] = fructose.exec(span.text.replace(syrup, ' ')) ?? [];
    if (words === undefined || supervised.has('fructose_intolerance') || harmless.test(span.text))
      return span;
    if (!unknown.some((each) => span.text.includes(each) && fructose.test(each)))
      unknown.push(words.trim());
    return span.state === 'understood' ? { ...span, state: 'partly' } : span;
  });
