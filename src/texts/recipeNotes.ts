/** Notes of a recipe for as many as it is cooked for: the first says for how many it is written. */
import { englishOf } from '../../domain/notes.ts';
import type { Note } from '../../domain/notes.ts';
import { scaledFrom, scaledTimes } from '../../domain/portions.ts';
import { minutesOfText, timeText } from '../../domain/timeText.ts';
import { notes as words } from './en/notes.ts';
import { fill } from './fill.ts';
import { wholeOrHalf } from './servings.ts';
import { noteText } from './notes.ts';

const serves = /^Serves (\d+(?:\.\d+)?)/;

/** For how many it is written; undefined where no note says. */
export function servedBy(notes: readonly Note[]): number | undefined {
  const [first = ''] = notes;
  const servings = typeof first === 'string' ? undefined : first.params['servings'];
  const written = servings ?? serves.exec(englishOf(first))?.[1];
  return written === undefined ? undefined : Number(written);
}

const servedFor = (note: Note, servings: number | string): Note => {
  const written = (text: string): string =>
    text.replace(/(?<=^Serves )\d+(?:\.\d+)?/, String(servings));
  if (typeof note === 'string') return written(note);
  return {
    ...note,
    params: 'servings' in note.params ? { ...note.params, servings } : note.params,
    text: written(note.text),
  };
};

const minutesIn = (value: unknown): number =>
  typeof value === 'number' ? value : minutesOfText(String(value));

/** The minutes of the first note, where it is cooked for many more. */
function timedFor(note: Note, servings: number, written: number | undefined): Note {
  if (typeof note === 'string' || !note.code.startsWith('recipe.serves') || !written) return note;
  const { prep, cook } = note.params;
  const times = { prep: minutesIn(prep), cook: minutesIn(cook) };
  const scaled = scaledTimes(times, servings / written);
  if (!scaled) return note;
  const isLong = note.code.endsWith('Long');
  const about = (minutes: number): string =>
    fill(words.about, { amount: isLong ? timeText(minutes) : String(minutes) });
  return {
    ...note,
    params: { ...note.params, prep: about(scaled.prep), cook: about(scaled.cook) },
    text: note.text
      .replace(`${timeText(times.prep)} prep`, `about ${timeText(scaled.prep)} prep`)
      .replace(`${timeText(times.cook)} cooking`, `about ${timeText(scaled.cook)} cooking`),
  };
}

const isScaled = (note: Note): boolean => typeof note !== 'string' && note.code === 'recipe.scaled';

/** Of what the screen has scaled it is said, too, that some counts in the steps stay. */
function toldScaled(notes: readonly Note[], servings: number): readonly Note[] {
  const written = servedBy(notes);
  return written === undefined || written === servings || notes.some(isScaled)
    ? notes
    : [...notes, scaledFrom(written)];
}

/** The notes for so many servings, written in wholes and halves. */
export const notesFor = (notes: readonly Note[], servings: number): string[] =>
  toldScaled(notes, servings).map((note) =>
    noteText(servedFor(timedFor(note, servings, servedBy(notes)), wholeOrHalf(servings))),
  );

const isChange = (note: Note): boolean =>
  typeof note !== 'string' && note.code.startsWith('change.');

/**
 * Notes without what the page says elsewhere: how the recipe was changed is a paragraph of its instructions.
 * @param told reasons that stand above the recipe
 */
export function notSaidElsewhere(
  notes: readonly Note[],
  instructions: string,
  told: readonly Note[] = [],
): Note[] {
  const said = new Set(told.map(englishOf));
  const namesChanges = instructions.includes('**Adapted for ');
  return notes.filter((note) => !(namesChanges && isChange(note)) && !said.has(englishOf(note)));
}
