// A recipe that was found in somebody else's page or file, and the text that it is for the person who asked for it.

export interface FoundRecipe {
  readonly name: string;
  readonly description: string;
  readonly servings: number | null;
  /** Minutes; 0 where the page does not say. */
  readonly prep: number;
  readonly cook: number;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

const most = { name: 200, description: 600, lines: 100, line: 300, steps: 60, step: 2000 } as const;

/** '4', 'Serves 4', '4 to 6 servings', '12 muffins' → a count; null where there is none. */
export function servingsOf(said: string): number | null {
  const count = Number(/\d{1,3}/.exec(said)?.[0] ?? 0);
  return count >= 1 && count <= 100 ? count : null;
}

const iso =
  /^\s*-?P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M?)?(?:\d+(?:\.\d+)?S)?)?\s*$/i;
/** 'PT1H30M', 'P0DT90M', '1 hour 30 minutes', '45' → minutes; 0 where it says nothing. */
export function minutesOf(said: string): number {
  const [whole, days, hours, minutes] = iso.exec(said) ?? [];
  const written =
    /(?:(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|heures?)\b)?\s*(?:(\d+)\s*(?:m|mins?|minutes?)?\b)?/i.exec(
      said.trim(),
    );
  const sum =
    whole !== undefined && /\d/.test(said)
      ? Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
      : Number((written?.[1] ?? '0').replace(',', '.')) * 60 + Number(written?.[2] ?? 0);
  return Number.isFinite(sum) ? Math.round(Math.min(sum, 2880)) : 0;
}

/** Without a number of its own, since we number the steps ourselves. */
const stepOf = (step: string): string =>
  step.replace(/^(?:(?:step|[ée]tape)\s*\d{1,2}\s*[.:)-]?|\d{1,2}[.)])\s+(?=\p{L})/iu, '');

/** As the person finds it in the box: the form that our own reader reads best. */
export function textOf(recipe: FoundRecipe): string {
  const { name, description, servings, prep, cook } = recipe;
  const lines = recipe.lines.slice(0, most.lines).map((line) => `- ${line.slice(0, most.line)}`);
  const steps = recipe.steps
    .slice(0, most.steps)
    .map((step, i) => `${i + 1}. ${stepOf(step).slice(0, most.step)}`);
  const head = [
    name.slice(0, most.name),
    ...(description === '' ? [] : [description.slice(0, most.description)]),
    ...(servings === null ? [] : [`Serves ${servings}`]),
    ...(prep > 0 ? [`Prep: ${prep} min`] : []),
    ...(cook > 0 ? [`Cook: ${cook} min`] : []),
  ];
  return [...head, '', 'Ingredients', ...lines, '', 'Method', ...steps].join('\n').slice(0, 20_000);
}
