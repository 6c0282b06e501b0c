/** Refusals by code in the language of the page (src/api/sentences.ts). */
import type { CodedNote, NoteValue } from '../../domain/notes.ts';
import { entranceRefusals, refusals } from './en/refusals.ts';
import { fill } from './fill.ts';
import { durationText, figureText, weekdayText } from './format.ts';

function valueText(value: NoteValue | NoteValue[]): string {
  if (typeof value === 'number') return figureText(value, 0);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if ('of' in value) return weekdayText(value.id);
  return 'unit' in value ? durationText(value.value) : String(value.sum);
}

/** The English beside the code, where the language has no sentence for it. */
export function refusalText({ code, params, text }: CodedNote): string {
  const sentence = entranceRefusals[code] ?? refusals[code];
  if (sentence === undefined) return text;
  return fill(
    sentence,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueText(value)])),
  );
}
