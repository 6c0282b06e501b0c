/**
 * A chart's transition table in Markdown: written by hand from the specification, read by people,
 * never printed or updated by a program. A table predicts; the chart has to agree.
 */

export interface Row {
  line: number;
  /** Innermost states; `region.*` is all of a region, `!state` leaves one out. */
  from: readonly string[];
  /** Any of these; `(leaving)` is any event of others that takes the chart out of `from`. */
  events: readonly string[];
  when: readonly string[];
  to: readonly string[];
  effects: readonly string[];
  requirements: readonly string[];
}

export interface Step {
  before: readonly string[];
  event: string;
  situations: readonly string[];
  after: readonly string[];
  /** null: not known, as in a pure exploration; then only the states are judged. */
  effects: readonly string[] | null;
}

const columns = ['from', 'event', 'when', 'to', 'effects', 'requirements'];
const list = (cell: string, separator: RegExp): string[] =>
  cell
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Reads every table of a text whose heading names our six columns; `name` is what a fault of it is told by. */
export function parseTable(text: string, name: string): Row[] {
  const rows: Row[] = [];
  let inside = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('|')) {
      inside = false;
      continue;
    }
    const cells = line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.replaceAll('`', '').trim());
    if (columns.every((column, position) => cells[position] === column)) inside = true;
    else if (inside && !/^-+$/.test(cells[0]!)) {
      if (cells.length !== columns.length)
        throw new Error(`${name}:${index + 1} has ${cells.length} cells, not ${columns.length}`);
      const [from, event, when, to, effects, requirements] = cells as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      rows.push({
        line: index + 1,
        from: list(from, /,/),
        events: list(event, /,/),
        when: list(when, /,/),
        to: list(to, /,/),
        effects: list(effects, /<br>/),
        requirements: list(requirements, /,/),
      });
    }
  }
  return rows;
}

const isWildcard = (pattern: string): boolean => pattern === '*' || pattern.endsWith('.*');
/** Whether a state is the one that a table names, or below the region that it names. */
export const fits = (pattern: string, leaf: string): boolean =>
  pattern === leaf ||
  (isWildcard(pattern) && leaf !== '·' && leaf.startsWith(pattern.slice(0, -1)));
export const isFrom = ({ from }: Row, leaf: string): boolean =>
  from.some((pattern) => fits(pattern, leaf)) && !from.includes(`!${leaf}`);
const holds = (row: Row, situations: readonly string[]): boolean =>
  row.when.every((each) =>
    each.startsWith('not ') ? !situations.includes(each.slice(4)) : situations.includes(each),
  );

/** Whether two innermost states can be active at once: only where their paths part in a parallel state. */
export type Coexist = (one: string, other: string) => boolean;

/** One row's word about one event in one innermost state. */
export const cellOf = (row: Row, leaf: string, event: string): string =>
  `${row.line}: ${leaf} · ${event}`;

/**
 * The cells that no step has spoken of. A state that a row names has to speak in that row; of the
 * states that a wildcard stands for, each has to speak in one of the rows of that event. Without
 * this a chart could lose a transition of one state as long as another of the row's states has it.
 */
export function silentCells(
  rows: readonly Row[],
  observed: readonly string[],
  spoken: ReadonlySet<string>,
): string[] {
  const heard = new Set([...spoken].map((cell) => cell.slice(cell.indexOf(' ') + 1)));
  const silent: string[] = [];
  for (const row of rows)
    for (const event of row.events.filter((each) => each !== '(start)' && each !== '(leaving)'))
      for (const pattern of row.from.filter((each) => !each.startsWith('!'))) {
        const leaves = observed.filter((leaf) => fits(pattern, leaf) && isFrom(row, leaf));
        if (!isWildcard(pattern)) {
          if (!spoken.has(cellOf(row, pattern, event))) silent.push(cellOf(row, pattern, event));
        } else
          silent.push(
            ...leaves
              .filter((leaf) => !heard.has(`${leaf} · ${event}`))
              .map((leaf) => cellOf(row, leaf, event)),
          );
      }
  return [...new Set(silent)];
}

/** Holds a step of the chart against the table; returns the rows and cells that spoke, or says what differs. */
export function judge(
  rows: readonly Row[],
  step: Step,
  coexist: Coexist,
): { used: Row[]; cells: string[]; complaint: string | null } {
  const used: Row[] = [];
  const cells: string[] = [];
  const left = new Set<string>();
  const entered: string[] = [];
  const effects: string[] = [];
  for (const leaf of step.before.length === 0 ? ['·'] : step.before) {
    const speaking = rows.filter(
      (row) => row.events.includes(step.event) && isFrom(row, leaf) && holds(row, step.situations),
    );
    if (speaking.length > 1)
      return {
        used,
        cells,
        complaint: `rows ${speaking.map((row) => row.line).join(' and ')} both speak of it`,
      };
    const row = speaking[0];
    if (row !== undefined) cells.push(cellOf(row, leaf, step.event));
    if (row === undefined || used.includes(row)) continue;
    used.push(row);
    effects.push(...row.effects);
    if (row.to.includes('=')) continue;
    left.add(leaf);
    entered.push(...row.to);
  }
  const staying = step.before.filter(
    (leaf) =>
      !left.has(leaf) && entered.every((pattern) => coexist(leaf, pattern.replace(/\.\*$/, '.·'))),
  );
  for (const leaf of step.before.filter((each) => !staying.includes(each))) {
    for (const row of rows.filter(
      (each) => each.events.includes('(leaving)') && isFrom(each, leaf),
    )) {
      // An actor that has just ended is not stopped as well.
      const due = row.effects.filter(
        (effect) =>
          !step.event.startsWith(`${effect.replace('stop ', '')} answers`) &&
          !step.event.startsWith(`${effect.replace('stop ', '')} fails`),
      );
      if (due.length > 0) used.push(row);
      effects.push(...due);
    }
  }
  const expected = [...staying, ...entered];
  const unmatched = step.after.filter((leaf) => !expected.some((pattern) => fits(pattern, leaf)));
  const missing = expected.filter((pattern) => !step.after.some((leaf) => fits(pattern, leaf)));
  const differs =
    step.effects !== null &&
    JSON.stringify([...effects].sort()) !== JSON.stringify([...step.effects].sort());
  if (unmatched.length === 0 && missing.length === 0 && !differs)
    return { used, cells, complaint: null };
  const rowsSaid = used.length === 0 ? 'no row' : `row ${used.map((row) => row.line).join(', ')}`;
  return {
    used,
    cells,
    complaint: [
      `${rowsSaid} of the table speaks of: ${step.before.join(', ') || '·'} · ${step.event} · when ${step.situations.join(', ') || 'anything'}`,
      `  table: ${expected.join(', ') || '·'} | ${[...effects].sort().join(' <br> ') || 'no effect'}`,
      `  chart: ${step.after.join(', ')} | ${step.effects === null ? 'effects not known' : [...step.effects].sort().join(' <br> ') || 'no effect'}`,
    ].join('\n'),
  };
}
