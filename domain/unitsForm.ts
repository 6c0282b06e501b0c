// The units of the settings form, and its weight in them.
import { usualUnits } from './countries.ts';
import { weighed } from './typedNumbers.ts';

type Units = 'metric' | 'us';
interface UnitFields {
  readonly weight: string;
  readonly units: Units;
  readonly areUnitsOpen?: boolean;
}

/** The person has chosen them: they no longer follow the country. */
export const withUnits = <Form extends UnitFields>(
  form: Form,
  units: Units,
  poundsInKilogram: number,
): Form => ({
  ...form,
  units,
  areUnitsOpen: false,
  weight: weighed(form, units, poundsInKilogram),
});

/** Units that nobody has chosen are the country's. */
export function withCountry<Form extends UnitFields>(
  form: Form,
  country: string,
  poundsInKilogram: number,
): Form {
  const units = form.areUnitsOpen === true ? usualUnits(country) : form.units;
  return { ...form, country, units, weight: weighed(form, units, poundsInKilogram) };
}
