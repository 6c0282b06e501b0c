// Health data is stored with the person's consent, which the server dates and which can be withdrawn.
import { say } from '../../../contract/say.ts';
import type { Settings } from '../../../contract/settings.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';

const noHealth = (): Partial<Settings> => ({
  hasSickness: false,
  sickness_answered: false,
  sicknessType: '',
  conditions: [],
  allergens: [],
  answers: {},
  weight_kg: null,
  energy_kcal: null,
});

/** A call that leaves the question about an illness open changes no answer to it. */
const withAnswer = (before: Settings, changes: Settings): Settings =>
  changes.sickness_answered === false && !changes.hasSickness
    ? {
        ...changes,
        hasSickness: before.hasSickness,
        sicknessType: before.sicknessType,
        sickness_answered: before.sickness_answered ?? before.hasSickness,
      }
    : { ...changes, sickness_answered: true };

/**
 * What settings become by a change, as far as consent is concerned. Withdrawing it deletes the health data, whatever
 * else the change says.
 * @param changes fields that are not given stay as they were
 * @throws 400 where there would be health data without consent
 */
export function withConsent(before: Settings, changes: Settings, time: number): Settings {
  const given = before.health_consent_at ?? null;
  const wanted = changes.health_consent_at;
  if (wanted === null && given !== null)
    return {
      ...before,
      ...changes,
      ...noHealth(),
      health_consent_at: null,
      health_consent_withdrawn_at: time,
    };

  const all = {
    ...before,
    ...withAnswer(before, changes),
    health_consent_withdrawn_at: before.health_consent_withdrawn_at ?? null,
  };
  const after = all.hasSickness
    ? { ...all, sicknessType: all.sicknessType.trim() }
    : { ...all, sicknessType: '', conditions: [] };
  if (wanted !== undefined && wanted !== null)
    return { ...after, health_consent_at: given ?? time };
  if (given !== null) return after;

  // The two fields of the first specification alone are the person's own statement, made where nobody asked for
  // consent; they are taken as long as nobody said no.
  const saidNo = wanted === null || after.health_consent_withdrawn_at !== null;
  if (hasDetails(after) || (after.hasSickness && saidNo))
    throw badRequest(
      say('health.consent', 'Please agree that we store your health information, or leave it out.'),
      'health_consent_missing',
    );
  return { ...after, health_consent_at: null };
}

const hasDetails = ({
  conditions = [],
  allergens = [],
  answers = {},
  weight_kg,
  energy_kcal,
}: Settings): boolean =>
  conditions.length > 0 ||
  allergens.length > 0 ||
  Object.keys(answers).length > 0 ||
  (weight_kg ?? null) !== null ||
  (energy_kcal ?? null) !== null;
