// What a list said of health beside the settings: the dishes that were found for it are judged by it
// wherever they are opened. It is read from what the server kept, never from a client (decision 088).
import type { InstructionsAnswer } from '../../../contract/kitchen.ts';
import type { Kitchen, Understanding } from '../../../kitchen/index.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { readHealth } from '../health/healthProfile.ts';
import { detailsOf } from './analysisDetails.ts';
import type { Person } from '../sessions/repository.ts';

/** As it was written; an empty list where something was said that is not kept, null where nothing was. */
export type Heard = readonly string[] | null;

/** Stands among what is not understood where what was said is not kept: nothing is a fit for somebody of whom not all is known. */
const forgotten = '…';

/** What may be kept of it: whoever withdrew their consent said no, and it is kept that they said something. */
export async function keptHeard(
  { settings }: Pick<Storage, 'settings'>,
  { userId }: Person,
  heard: readonly string[],
): Promise<{ readonly heard?: readonly string[] }> {
  if (heard.length === 0) return {};
  const { health_consent_at: given, health_consent_withdrawn_at: withdrawn } =
    await settings.read(userId);
  const saidNo = (given ?? null) === null && (withdrawn ?? null) !== null;
  return { heard: saidNo ? [] : heard };
}

/** As an answer says what was heard. */
export const saidHeard = (heard: readonly string[]): { heard_health?: string[] } =>
  heard.length === 0 ? {} : { heard_health: [...heard] };

/** What is stored is ours; what cannot be read was said. */
export function heardIn(stored: string | null): Heard {
  if (stored === null) return null;
  try {
    const read: unknown = JSON.parse(stored);
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return [];
  }
}

/** What the list of an analysis said, as it is stored; null where it said nothing, or is not the person's. */
export async function heardOf(
  analyses: Pick<Storage['analyses'], 'find'>,
  person: Person,
  analysisId: string | null,
): Promise<string | null> {
  const analysis = analysisId === null ? undefined : await analyses.find(person, analysisId);
  const heard = analysis?.kind === 'ingredients' ? detailsOf(analysis).heard : undefined;
  return heard === undefined ? null : JSON.stringify(heard);
}

/** The person's health by their settings and by what was heard. */
export async function readHeard(
  kitchen: Kitchen,
  storage: Parameters<typeof readHealth>[1],
  person: Person,
  heard: Heard,
): Promise<Understanding> {
  const health = await readHealth(kitchen, storage, person, heard?.join('\n'));
  if (heard === null || heard.length > 0) return health;
  const notUnderstood = [...health.person.notUnderstood, forgotten];
  return { ...health, person: { ...health.person, notUnderstood } };
}

/** All by which a dish is judged, whatever its order. */
function judgedBy({ person, questions, gate }: Understanding): string {
  const facts = Object.entries(person).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted() : value,
  ]);
  return JSON.stringify([Object.fromEntries(facts), questions.map(({ id }) => id), gate]);
}

/** What of it the settings do not say by now: of what was added to them since, nobody need be told. */
export async function heardBesideSettings(
  kitchen: Kitchen,
  storage: Parameters<typeof readHealth>[1],
  person: Person,
  heard: Heard,
): Promise<Heard> {
  if (heard === null || heard.length === 0) return heard;
  const settings = judgedBy(await readHealth(kitchen, storage, person));
  const added: string[] = [];
  for (const text of heard)
    if (judgedBy(await readHealth(kitchen, storage, person, text)) !== settings) added.push(text);
  return added.length > 0 ? added : null;
}

/** Says what it was judged by; that something is forgotten is said by an empty list. */
export function withHeard(answer: InstructionsAnswer, heard: Heard): InstructionsAnswer {
  if (heard === null) return answer;
  const { not_understood_health: texts, ...rest } = answer;
  const open = texts?.filter((text) => text !== forgotten) ?? [];
  return {
    ...rest,
    ...(open.length > 0 ? { not_understood_health: open } : {}),
    heard_health: [...heard],
  };
}
