// A recipe that was found in somebody else's page or file, and the text that it is for the person who asked for it.

export interface FoundRecipe {
  readonly name: string;
  readonly description: string;
  readonly servings: number | null;
  /** Minutes; 0 where the page does not say. */
  readonly prep: number;
  readonly cook: number;
  /** The whole, waiting too. */
  readonly total?: number;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

const most = { name: 200, description: 600, lines: 100, line: 300, steps: 60, step: 2000 } as const;

/** As much of a step as is one, up to the end of a sentence or a word where there is one. */
const stepPiece = new RegExp(
  String.raw`[^]{1,${most.step}}(?:$|(?<=[.!?])(?=\s))|[^]{1,${most.step}}(?=\s|$)|[^]{1,${most.step}}`,
  'gu',
);

const served =
  /(?:serves|servings|pour|für|voor|para|per|till|na)\D{0,3}(\d{1,3})|(\d{1,3})(?:\s*(?:[-–]|to|à|bis|a|tot|til)\s*\d{1,3})?\s*(?:servings|portion|person|people)/iu;
/** '4', 'Serves 4', '4 to 6 servings', '12 muffins' → a count; null where there is none. Of 'makes 8 pancakes, serves 2' it is the 2. */
export function servingsOf(said: string): number | null {
  const text = said.normalize('NFKC').slice(0, 200);
  const [, after, before] = served.exec(text) ?? [];
  const count = Number(after ?? before ?? /\d{1,3}/.exec(text)?.[0] ?? 0);
  return count >= 1 && count <= 100 ? count : null;
}

const iso =
  /^\s*-?P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)(?:M|$))?(?:(\d+(?:\.\d+)?)S)?)?\s*$/i;
/** Hours and minutes in the words of the languages that pages are written in. */
const hours =
  /(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|heures?|std\.?|stunden?|horas?|or[ae]|u|uur|uren|godz\p{L}*\.?|tim(?:m\p{L}*|\.)?|時間)(?!\p{L}{2})/iu;
const minutesSaid = /(\d+)\s*(?:m|mins?|min\p{L}*|mn|分)(?!\p{L}{2})/iu;
const clock = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*$/;

function minutesInWords(said: string): number {
  const [, ofClock, rest] = clock.exec(said) ?? [];
  if (ofClock !== undefined) return Number(ofClock) * 60 + Number(rest);
  const [whole = '', hour = '0'] = hours.exec(said) ?? [];
  const after = said.slice(said.indexOf(whole) + whole.length);
  const minutes =
    minutesSaid.exec(after)?.[1] ??
    (whole === '' ? /^\s*(\d+)/ : /^\s*(\d{1,2})\s*$/).exec(after)?.[1];
  return Number(hour.replace(',', '.')) * 60 + Number(minutes ?? 0);
}

/** 'PT1H30M', 'P0DT90M', '1 hour 30 minutes', '1 Std. 30 Min.', '45' → minutes; 0 where it says nothing. */
export function minutesOf(said: string): number {
  const [whole, days, hour, minutes, seconds] = iso.exec(said) ?? [];
  const sum =
    whole !== undefined && /\d/.test(said)
      ? Number(days ?? 0) * 1440 +
        Number(hour ?? 0) * 60 +
        Number(minutes ?? 0) +
        Number(seconds ?? 0) / 60
      : minutesInWords(said.slice(0, 200));
  return Number.isFinite(sum) ? Math.round(Math.min(sum, 2880)) : 0;
}

/** 'For the sauce', in the languages of pages: it names a part of the dish. With more words behind it, or without an article, it may name a food, and no food may be lost. */
const part =
  /^(?:(?:for the|pour (?:la|le|les)|f[üu]r (?:den|die|das)|para (?:el|la|los|las|o|a)|per (?:il|la|lo|le|i|gli)|voor (?:de|het)) \p{L}+|(?:pour|per) l['’]\p{L}+):?$/iu;
/** As our reader tells it from a food. */
const lineOrPart = (line: string): string =>
  part.test(line) ? `${line.replace(/:$/, '')}:` : `- ${line.slice(0, most.line)}`;

const numbering = String.raw`(?:step|[ée]tape|schritt|paso|passo|passaggio|stap|steg|trin|krok|adım|bước)\s*\d{1,2}`;
const onlyNumber = new RegExp(`^(?:${numbering}|\\d{1,2})\\s*[.:)-]?$`, 'iu');
const itsNumber = new RegExp(
  `^(?:${numbering}\\s*[.:)-]?\\s+|\\d{1,2}\\s*[.)]\\s*|\\d{1,2}\\s*[-–]\\s+)(?=\\p{L})`,
  'iu',
);
/** '1Cut', '2Fry': the number stood in an element of its own. */
const isCounted = (steps: readonly string[]): boolean =>
  steps.length > 1 && steps.every((step, n) => new RegExp(`^${n + 1}\\p{L}`, 'u').test(step));

/** Steps as a person counts them: without numbers of their own, since we number them, and cut where sentences were glued together. */
function stepsOf(said: readonly string[]): string[] {
  const steps = said.filter((step) => !onlyNumber.test(step));
  const counted = isCounted(steps);
  const plain = steps.map((step) =>
    counted ? step.replace(/^\d+/, '') : step.replace(itsNumber, ''),
  );
  const [only] = plain;
  return plain.length === 1 && only !== undefined
    ? only.split(/(?<=\p{Ll}{2}[.!])(?=\p{Lu}\p{Ll})/u)
    : plain;
}

/** A method in one long paragraph is several steps, and what is beyond the most is of the last: a food may stand at its end. */
function wholeSteps(steps: readonly string[]): string[] {
  const pieces = steps.flatMap((step) => step.match(stepPiece) ?? []).map((piece) => piece.trim());
  return pieces.length <= most.steps
    ? pieces
    : [...pieces.slice(0, most.steps - 1), pieces.slice(most.steps - 1).join(' ')];
}

/** As the person finds it in the box: the form that our own reader reads best. */
export function textOf(recipe: FoundRecipe): string {
  const { name, description, servings, prep, cook, total = 0 } = recipe;
  // One more than is read, which tells that there are more.
  const lines = recipe.lines.slice(0, most.lines + 1).map(lineOrPart);
  const steps = wholeSteps(stepsOf(recipe.steps)).map((step, i) => `${i + 1}. ${step}`);
  const head = [
    name.slice(0, most.name),
    ...(description === '' ? [] : [description.slice(0, most.description)]),
    ...(servings === null ? [] : [`Serves ${servings}`]),
    ...(prep > 0 ? [`Prep: ${prep} min`] : []),
    ...(cook > 0 ? [`Cook: ${cook} min`] : []),
    ...(prep + cook > 0 && total > prep + cook ? [`Total: ${total} min`] : []),
  ];
  return [...head, '', 'Ingredients', ...lines, '', 'Method', ...steps].join('\n').slice(0, 20_000);
}
