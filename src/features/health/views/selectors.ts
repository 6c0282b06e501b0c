import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { conditionFieldMachine } from '../../../../machines/health/conditionField.machine.ts';
import type { KnownHealth, Question } from '../../../../machines/shared/account.ts';
import { conditionField as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { namedText } from '../../../texts/notes.ts';
import { choiceText, conditionName, questionText } from './healthWords.ts';

export type ConditionFieldActor = ActorRefFrom<typeof conditionFieldMachine>;
type Snapshot = SnapshotFrom<typeof conditionFieldMachine>;

/** What the kitchen knows that begins like what is typed; none where the chart takes none. */
export const suggestionsOf = (snapshot: Snapshot) =>
  (snapshot.can({ type: 'suggestion.chosen', name: '' })
    ? snapshot.context.known?.suggestions
    : undefined) ?? none;
const none: readonly {
  readonly id: string;
  readonly name: string;
  readonly matched: string | null;
}[] = [];

/** What the kitchen makes of the words; null while they are still being typed, or where it was not asked. */
export const knownOf = (snapshot: Snapshot): KnownHealth | null =>
  ['understood', 'notUnderstood', 'fetchingConditions'].some((state) =>
    snapshot.matches(state as 'understood'),
  )
    ? snapshot.context.known
    : null;

/** What came of the words in one sentence, to be read out. */
export function readingOf(snapshot: Snapshot): string {
  const known = snapshot.matches('understood') ? snapshot.context.known : null;
  if (known === null) return '';
  const sentence = (text: string, names: readonly string[]): string[] =>
    names.length > 0 ? [fill(text, { names: names.join(', ') })] : [];
  return [
    ...sentence(
      words.understood,
      known.understood.map(({ id, name }) => conditionName(id, name)),
    ),
    ...sentence(words.leftOut, [
      ...neverOf(known).map((each) => namedText('allergen', each)),
      ...familiesOf(known).map((each) => namedText('family', each)),
    ]),
  ].join(' ');
}

/** What the names of conditions and foods do not show: what stays in, and on what terms. */
const saidInWords: ReadonlySet<string> = new Set([
  'health.ownLimit',
  'health.ownSalt',
  'health.ownLooser',
  'health.takenLimit',
  'health.fibreAim',
  'health.energyElsewhere',
  'health.usualAim',
  'health.dishesLeftOut',
  'health.noAim',
  'health.fluidLimit',
  'health.fluidMost',
  'health.exceptFoods',
  'health.glutenFreeOats',
  'health.lactoseFreeStays',
  'health.kidneyPotassium',
  'health.kidneyPhosphorus',
  'health.partTimeDiet',
]);
export const toldOf = ({ notes }: KnownHealth) =>
  notes.filter((note) => typeof note !== 'string' && saidInWords.has(note.code));

/** Families that are left out. What is an allergen is taken back by writing, not by a press. */
export const familiesOf = ({ families = [], allergens }: KnownHealth) =>
  families.map((family) => ({
    ...family,
    isAllergen: allergens.some(({ id }) => id === family.id),
  }));

/** Allergens and foods that are left out and belong to no family that is. */
export const neverOf = ({ families = [], allergens }: KnownHealth) =>
  allergens.filter(({ id, name }) =>
    families.every((family) => family.id !== id && family.name !== name),
  );

/** Whether anything at all came of the words. */
export const isHeard = (known: KnownHealth): boolean =>
  [
    known.understood,
    known.allergens,
    known.families,
    known.diets,
    known.medicines,
    toldOf(known),
  ].some((found) => (found?.length ?? 0) > 0);

/** What is asked and not yet answered, questions before refinements. */
export const openQuestionsOf = ({ context: { asked, answers } }: Snapshot): readonly Question[] =>
  asked.filter(({ id }) => !(id in answers));

/** What was answered here, in sentences. */
export const answeredOf = ({ context: { asked, answers } }: Snapshot): readonly string[] =>
  asked
    .filter(({ id }) => id in answers)
    .map(
      (question) => `${questionText(question)} ${choiceText(question, answers[question.id] ?? '')}`,
    );

/** The first part of the words that nobody understood: its whole statement, where nothing of that was. */
export function unknownOf(snapshot: Snapshot): string | undefined {
  const known = knownOf(snapshot);
  const part = known?.unknown[0];
  if (part === undefined) return undefined;
  const whole = known?.spans?.find(
    ({ text, state }) => state === 'notUnderstood' && text.includes(part),
  );
  return whole?.text ?? part;
}

/** The words without one statement; undefined where it does not stand in them letter for letter. */
export function withoutStatement(text: string, statement: string): string | undefined {
  const place = text.indexOf(statement);
  if (place === -1) return undefined;
  const before = text.slice(0, place).replace(/[\s,;.]+$|\s+and\s+$/, '');
  const after = text.slice(place + statement.length).replace(/^[\s,;.]+/, '');
  return [before, after].filter((part) => part !== '').join(', ');
}

export const hasAnswers = (snapshot: Snapshot) =>
  Object.keys(snapshot.context.answers).length > 0 && snapshot.can({ type: 'answers.discarded' });

export const isChecking = (snapshot: Snapshot) =>
  snapshot.matches('settling') || snapshot.matches('fetchingConditions');

/** Whether something is to be answered: a question, or what was not understood. */
export const isAsking = (snapshot: Snapshot) =>
  openQuestionsOf(snapshot).length > 0 || unknownOf(snapshot) !== undefined;
