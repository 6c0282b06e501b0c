// Settings as they travel and as they are kept on this device, and as the form holds them.
import { allergenGroups } from '../../../../contract/allergens.ts';
import { bodyUnits } from '../../../../contract/constants.ts';
import { diets, type Settings } from '../../../../contract/settings.ts';
import { energyOf, figureOf } from '../../../../domain/typedNumbers.ts';
import type {
  HealthForm,
  HealthToSave,
  StoredHealth,
} from '../../../../machines/shared/account.ts';

const { poundsInKilogram } = bodyUnits;

const emptyForm: HealthForm = {
  hasSickness: null,
  text: '',
  answers: {},
  allergens: [],
  avoided: '',
  diets: [],
  people: '1',
  weight: '',
  energy: '',
  units: 'metric',
  country: '',
  appearance: 'system',
  hasConsent: false,
};

const groups: ReadonlySet<string> = new Set(allergenGroups);
const knownDiets: ReadonlySet<string> = new Set(diets);
const given = (text: string, figure: (text: string) => number): number | null =>
  text.trim() === '' ? null : figure(text);
const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
const textOf = (figure: number | null | undefined): string =>
  figure == null ? '' : String(Math.round(figure * 10) / 10);
const instantOf = (instant: string | number | null | undefined): number | null =>
  instant == null ? null : new Date(instant).getTime();

/** A copy of the answer from before it said so counts as answered. */
const answerOf = ({ hasSickness, sickness_answered: isAnswered }: Settings): boolean | null =>
  hasSickness || isAnswered !== false ? hasSickness : null;

/**
 * @param appearance what this device shows, where the settings say nothing of it.
 * @param chosen the units in which this device shows amounts; undefined: as the settings say.
 */
export function storedHealthOf(
  settings: Settings,
  appearance: HealthForm['appearance'] = 'system',
  chosen?: HealthForm['units'],
): StoredHealth {
  const { allergens = [], weight_kg: weight } = settings;
  const units = chosen ?? settings.units ?? 'metric';
  const consentAt = instantOf(settings.health_consent_at);
  return {
    form: {
      hasSickness: answerOf(settings),
      text: settings.sicknessType,
      answers: settings.answers ?? {},
      allergens: allergens.filter((word) => groups.has(word)),
      avoided: allergens.filter((word) => !groups.has(word)).join(', '),
      diets: settings.diets ?? [],
      people: String(settings.people ?? 1),
      weight:
        units === 'us' && weight != null
          ? String(Math.round(weight * poundsInKilogram))
          : textOf(weight),
      energy: textOf(settings.energy_kcal),
      units,
      ...(chosen === undefined && settings.units === undefined ? { areUnitsOpen: true } : {}),
      country: settings.country ?? '',
      appearance: settings.appearance ?? appearance,
      hasConsent: consentAt !== null,
    },
    consentAt,
    version: settings.version,
  };
}

/** What is sent. An instant in it only says that the person agrees: the server dates it. */
export function settingsOf(
  { form, consentAt, version, isWithdrawal }: HealthToSave,
  now: number,
): Settings {
  if (isWithdrawal) return { hasSickness: false, sicknessType: '', health_consent_at: null };
  const weight = given(form.weight, figureOf);
  return {
    hasSickness: form.hasSickness === true,
    ...(form.hasSickness === null ? { sickness_answered: false } : {}),
    sicknessType: form.hasSickness === true ? form.text.trim() : '',
    answers: form.hasSickness === true ? { ...form.answers } : {},
    allergens: [...form.allergens, ...listOf(form.avoided)],
    diets: [...form.diets],
    people: Number(form.people),
    weight_kg:
      weight !== null && form.units === 'us'
        ? Math.round((10 * weight) / poundsInKilogram) / 10
        : weight,
    energy_kcal: given(form.energy, energyOf),
    country: form.country === '' ? null : form.country,
    units: form.units,
    appearance: form.appearance,
    ...(form.hasConsent && consentAt === null ? { health_consent_at: now } : {}),
    ...(version === undefined ? {} : { version }),
  };
}

const hasKnownDiets = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => knownDiets.has(String(each)));

const isLike = (value: unknown, model: unknown): boolean => {
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((each) => typeof each === 'string');
  if (model === null) return value === null || typeof value === 'boolean';
  if (typeof model !== 'object') return typeof value === typeof model;
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'string')
  );
};

/** A form that this tab has kept; null where it is not one. */
export function healthDraftIn(value: unknown): HealthForm | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  const isWhole = Object.entries(emptyForm).every(([name, model]) => isLike(fields[name], model));
  const isKnown =
    ['metric', 'us'].includes(String(fields['units'])) && isAppearance(fields['appearance']);
  return isWhole && isKnown && hasKnownDiets(fields['diets']) ? (value as HealthForm) : null;
}

export const isAppearance = (value: unknown): value is HealthForm['appearance'] =>
  value === 'light' || value === 'dark' || value === 'system';
