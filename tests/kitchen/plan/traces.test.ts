// What labels have to tell of a week: traces of what somebody at the table must not eat.
import { describe, expect, test } from 'vitest';
import { tracesNotes } from '../../../kitchen/planning/tracesNotes.ts';
import { rulesOf } from '../../../kitchen/safety/rules.ts';
import { personOf } from '../support.ts';
import { catalogue, plan } from './support.ts';

const rulesFor = (...allergens: string[]) => rulesOf(personOf({ allergens }), catalogue);
const packed = [...catalogue.ingredients.values()].find(({ tags }) =>
  tags.has('tree_nut_trace_may'),
)!;
const told = (keys: readonly string[], ...rules: ReturnType<typeof rulesFor>[]) =>
  tracesNotes(keys, rules, catalogue).map(({ code, text }) => `${code}: ${text}`);

describe('traces in a week', () => {
  test('are named with the foods whose labels tell, once for each allergen', () => {
    const notes = told([packed.key, packed.key, 'carrot'], rulesFor('almonds and walnuts'));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('verdict.checkTraces: Check the label for traces of tree nuts');
    expect(notes[0]!.split(packed.label)).toHaveLength(2);
  });

  test('are named for somebody who eats along, and for nobody who need not look', () => {
    expect(told([packed.key], rulesFor(), rulesFor('almonds and walnuts'))).toHaveLength(1);
    expect(told([packed.key], rulesFor(), rulesFor('fish'))).toEqual([]);
    expect(told(['carrot'], rulesFor('almonds and walnuts'))).toEqual([]);
  });

  test('stand in the report of a week', () => {
    const { report } = plan({ health: { allergens: ['peanut', 'tree nuts'] }, country: 'GB' });
    const codes = report!.notes.map((note) => (typeof note === 'string' ? '' : note.code));
    expect(codes).toContain('verdict.checkTraces');
  });
});
