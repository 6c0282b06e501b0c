// Somebody who eats along, as they travel and as the form holds them.
import { allergenGroups } from '../../../../contract/allergens.ts';
import type { TablePerson } from '../../../../contract/table.ts';
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
  ...person
}: TablePerson): TableForm => ({
  ...person,
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
