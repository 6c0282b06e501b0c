// Somebody who eats along, as they travel and as the form holds them.
import { allergenGroups } from '../../../../contract/allergens.ts';
import type { Seated, TablePerson } from '../../../../contract/table.ts';
import type { TableForm } from '../../../../machines/shared/table.ts';

const groups: ReadonlySet<string> = new Set(allergenGroups);
const figureOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));
const textOf = (figure: number | null): string => (figure === null ? '' : String(figure));
const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const formOf = ({
  sickness,
  leaves_out,
  portion,
  weight_kg,
  energy_kcal,
  left_out: leftOut,
  ...person
}: Seated): TableForm => ({
  ...person,
  ...(leftOut ? { leftOut } : {}),
  hasSickness: sickness !== '',
  text: sickness,
  allergens: leaves_out.filter((word) => groups.has(word)),
  avoided: leaves_out.filter((word) => !groups.has(word)).join(', '),
  portion: textOf(portion),
  weight: textOf(weight_kg),
  energy: textOf(energy_kcal),
});

export const personOf = ({
  id: _,
  hasSickness,
  text,
  answers,
  allergens,
  avoided,
  diets,
  portion,
  weight,
  energy,
  leftOut: __,
  ...person
}: TableForm): Omit<TablePerson, 'id'> => ({
  ...person,
  name: person.name.trim(),
  leaves_out: [...allergens, ...listOf(avoided)],
  diets: [...diets],
  portion: figureOf(portion),
  sickness: hasSickness ? text.trim() : '',
  answers: hasSickness ? { ...answers } : {},
  weight_kg: person.kind === 'child' ? null : figureOf(weight),
  energy_kcal: person.kind === 'child' ? null : figureOf(energy),
});

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const texts = ['name', 'text', 'avoided', 'portion', 'weight', 'energy'] as const;

/** A form that this tab has kept; null where it is not one. */
export function tableDraftIn(value: unknown): TableForm | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<keyof TableForm, unknown>>;
  const isForm =
    (fields.id === null || typeof fields.id === 'string') &&
    ['adult', 'child'].includes(String(fields.kind)) &&
    typeof fields.eats === 'boolean' &&
    typeof fields.hasSickness === 'boolean' &&
    texts.every((name) => typeof fields[name] === 'string') &&
    isTexts(fields.allergens) &&
    isTexts(fields.diets) &&
    typeof fields.answers === 'object' &&
    fields.answers !== null &&
    isTexts(Object.values(fields.answers));
  return isForm ? (value as TableForm) : null;
}
