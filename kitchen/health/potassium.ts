// Raised potassium in a person's own words: 'hyperkalaemia', 'my potassium is too high', 'K+ was 6.1'. It answers what is asked
// beside kidney disease; without kidney disease no limit of the table covers it, and it is said not to be understood.
import type { Hearing } from './hearing.ts';
import { plain } from '../ingredients/words.ts';
import type { HeardSpan } from '../types.ts';

/** In mmol/l, which mEq/l equal: from here it is hyperkalaemia (UK Kidney Association, Management of hyperkalaemia in adults, 2023). */
const raisedFrom = 5.5;
/** Nobody lives with more: a higher figure counts something else. */
const highest = 12;

const potassium =
  '(?:(?:blood |serum )?(?:potassium|kalium|potass?io|potássio)|(?:serum |blood |my )k|k\\+)';
const high =
  '(?:high|raised|elevated|up|over|above (?:range|normal|the limit)|sky[- ]high|through the roof|off the (?:scale|charts?)|(?:zu )?hoch|erhöht|(?:trop )?élevé|(?:demasiado )?alto|elevado|(?:troppo )?alto|(?:te )?hoog|yüksek|wysoki)';

const named =
  /\bhyper ?(?:kal(?:a?e|æ)?mi[ac]|kali(?:a?e|ä|é)mi\w{1,3}|potass(?:a?e|é)mi\w{1,2})|\b(?:iper(?:kali|potassi)emia|hiper(?:potasemia|kal[ei]?[mn]?i?emia|cal[ie]+mia|potass[ei]mia))/iu;
const told: readonly RegExp[] = [
  named,
  new RegExp(
    `(?<![\\p{L}\\p{N}])${potassium}(?:['’]?s)?(?: (?:levels?|results?|readings?|blood tests?|bloods|is|are|was|were|runs?|came back|has|been|gone|got|goes|keeps|creeping|still|bit|a|too|very|way|much|slightly|quite|rather|dangerously|ist|est|es|è|is)){0,6} ${high}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:high|raised|elevated)(?: blood| serum)? potassium(?! ?(?:foods?|diet|fruits?|veg\\p{L}*|drinks?|snacks?|meals?|recipes?|intake|stuff|things))(?!\\p{L})`,
    'iu',
  ),
  /\btoo much potassium in (?:my|his|her|the|our) blood\b/iu,
];
const figure = new RegExp(
  `(?<!\\bvit(?:amin)? |[\\p{L}\\p{N}])(?:${potassium}|k)(?: ?(?:levels?|results?|readings?|is|was|at|of|now|up|to|came|back|about|around|over|last|time|[:=>])){0,5} ?(\\d{1,2}(?:[.,]\\d{1,2})?)(?![\\p{L}\\p{N}]|[.,]\\d| ?(?:mg|g|grams?|%|years?|times?|days?|weeks?|tablets?|bananas?)(?!\\p{L}))`,
  'giu',
);
const denied =
  /\b(?:no|not|never|without|normal|fine|low|isn['’]?t|wasn['’]?t|kein\w*|nicht|pas|sans|sin|sem|senza|geen|bez)\b/iu;

/** Whether a statement says that a blood test found potassium raised. */
export function tellsOfRaisedPotassium(text: string): boolean {
  const figures = [...text.matchAll(figure)].map(([, value = '']) =>
    Number(value.replace(',', '.')),
  );
  if (figures.some((value) => value >= raisedFrom && value <= highest)) return true;
  return !denied.test(text) && told.some((pattern) => pattern.test(text));
}

const ofPotassium = /potas|kal|(?:^|\P{L})k(?!\p{L})/iu;

const bare = (text: string): string =>
  ` ${plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Takes raised potassium for an answer where kidney disease asks for it; elsewhere it is told as not understood. */
export function hearPotassium(spans: readonly HeardSpan[], hearing: Hearing): HeardSpan[] {
  const { conditions, unknown, answered } = hearing;
  const isOfKidneys = conditions.has('ckd') || conditions.has('ckd_dialysis');
  return spans.map((span) => {
    if (!tellsOfRaisedPotassium(span.text)) return span;
    const isOfIt = (words: string): boolean =>
      bare(span.text).includes(bare(words)) && ofPotassium.test(words);
    if (isOfKidneys) {
      answered.set('ckd-potassium', 'Yes');
      const others = unknown.filter((words) => !isOfIt(words));
      unknown.splice(0, unknown.length, ...others);
      return { ...span, state: 'understood' };
    }
    if (!unknown.some(isOfIt)) unknown.push(span.text);
    return span.state === 'understood' ? { ...span, state: 'notUnderstood' } : span;
  });
}
