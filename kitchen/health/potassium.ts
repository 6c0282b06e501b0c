// Potassium and phosphate in a person's own words: 'hyperkalaemia', 'K+ was 6.1', 'low potassium diet', 'phosphate 2.1'. Beside
// kidney disease they answer what is asked, and its limits cover them; elsewhere no limit of the table does, and they are said not to be understood.
import { retold } from './retold.ts';
import { kidneyLimit } from './healthNotes.ts';
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

/** What a diet low in a mineral is called, in each language that we read whole; `{it}` is the mineral. */
const lowIn = [
  '(?:low|lower|reduced|less|little|limited|restricted|not (?:much|too much)|avoid(?:ing)?|limit(?:ing)?|watch(?:ing)?|cut(?:ting)?(?: down on)?)(?:[- ]in)?[- ](?:(?:the|my) )?{it}',
  '{it}[- ](?:restrict\\p{L}+|limit\\p{L}*|controlled|reduced)',
  '(?:pauvre en|peu de|moins de|pas trop de|faible en|réduit en|limiter le) {it}',
  '(?:baj[oa] en|poc[oa]|menos|reducid[oa] en|pobre em|pouco|baixo teor de|povera? di|a basso contenuto di|meno) {it}',
  '(?:wenig|weniger) {it}|{it}(?:arm\\p{L}{0,2}|reduziert\\p{L}{0,2})',
  '低\\s?{it}|{it}\\s?(?:を)?\\s?(?:制限|控えめ|控える)|限{it}|{it}限制|저{it}|{it} ?제한',
];
const minerals = {
  potassium_mg: 'potassium|potasio|potássio|potassio|kalium|カリウム|钾|鉀|칼륨',
  phosphorus_mg:
    'phosph(?:ate|orus|orous|ore|or|at)s?|fosfor[oe]?|fósforo|fosfato|fosfati|リン|磷|인',
} as const;
type Mineral = keyof typeof minerals;

const lowOf = (mineral: Mineral): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${lowIn.join('|').replaceAll('{it}', `(?:${minerals[mineral]})`)})(?![\\p{Script=Latin}])`,
    'iu',
  );
const low: Readonly<Record<Mineral, RegExp>> = {
  potassium_mg: lowOf('potassium_mg'),
  phosphorus_mg: lowOf('phosphorus_mg'),
};

/** Phosphate of the blood in mmol/l: 0.8 to 1.5 is usual in adults (NHS reference range), and beside kidney disease a figure is told because it is high. */
const phosphateFigure =
  /(?<![\p{L}\p{N}])(?:serum |blood |my )?(?:phosph?(?:ate|at|orus)|po4)(?: ?(?:levels?|results?|is|was|at|of|now|[:=])){0,3} ?\d(?:[.,]\d{1,2})?(?![\p{L}\p{N}]|[.,]\d| ?(?:mg|g)(?!\p{L}))/iu;

/** The minerals of which a statement says that little is to be eaten, or too much is in the blood. */
function mineralsTold(text: string): Mineral[] {
  const found: Mineral[] = [];
  if (tellsOfRaisedPotassium(text) || low.potassium_mg.test(text)) found.push('potassium_mg');
  if (low.phosphorus_mg.test(text) || phosphateFigure.test(text)) found.push('phosphorus_mg');
  // 'Low potassium and phosphate'.
  const isPair =
    /(?:potassium|kalium|カリウム).{1,12}(?:phosph|phosphat|リン)|(?:phosph|リン).{1,12}(?:potassium|kalium|カリウム)/iu;
  return found.length === 1 && isPair.test(text) ? ['potassium_mg', 'phosphorus_mg'] : found;
}

const ofMineral = /potas|kal|phos|fosf|po4|カリウム|リン|钾|鉀|磷|칼륨|인|(?:^|\P{L})k(?!\p{L})/iu;

const bare = (text: string): string =>
  ` ${plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Takes what is told of potassium and phosphate for an answer where kidney disease asks for it; elsewhere it is told as not understood. */
export function hearPotassium(spans: readonly HeardSpan[], hearing: Hearing): HeardSpan[] {
  const { conditions, unknown, answered } = hearing;
  const kidneys = ['ckd', 'ckd_dialysis'].find((id) => conditions.has(id));
  return spans.map((span) => {
    // What was not understood may be told in the words that it was read as: 'K+', 'カリウム制限'.
    const said = retold(span.text);
    const found = mineralsTold(said);
    if (found.length === 0) return span;
    const isOfIt = (words: string): boolean =>
      [span.text, said].some((each) => bare(each).includes(bare(words))) && ofMineral.test(words);
    if (kidneys !== undefined) {
      if (found.includes('potassium_mg')) answered.set('ckd-potassium', 'Yes');
      for (const mineral of found) noteLimit(mineral, kidneys, hearing);
      const others = unknown.filter((words) => !isOfIt(words));
      unknown.splice(0, unknown.length, ...others);
      return { ...span, state: 'understood' };
    }
    if (!unknown.some(isOfIt)) unknown.push(span.text);
    return span.state === 'understood' ? { ...span, state: 'notUnderstood' } : span;
  });
}

/** Says which limit stands for what was told. */
function noteLimit(mineral: Mineral, condition: string, { catalogue, notes }: Hearing): void {
  const limits = catalogue.conditions.get(condition)?.limits ?? [];
  const most = limits.find(({ nutrient }) => nutrient === mineral)?.max;
  if (most !== undefined && most !== null) notes.push(kidneyLimit(mineral, most));
}
