/** Faults that `npm run faults` plants in the charts of a test file, by the environment. */
import { mutantsOf, type Samples } from './engine/index.ts';

/**
 * The chart with each of the faults that `npm run faults` names in PLANTED_FAULTS, a list of names,
 * for the chart in PLANTED_CHART; null where it names none.
 */
export function planted(sound: Samples): { name: string; samples: Samples }[] | null {
  if (process.env['PLANTED_CHART'] !== sound.chart) return null;
  const wanted = JSON.parse(process.env['PLANTED_FAULTS'] ?? '[]') as string[];
  const mutants = mutantsOf(sound.machine);
  return wanted.map((name) => {
    const mutant = mutants.find((each) => each.name === name);
    if (mutant === undefined) throw new Error(`${sound.chart} has no fault ${name}`);
    return { name, samples: { ...sound, machine: mutant.machine } };
  });
}

/** For tests written by hand beside a chart's table: they know the chart itself, so that it is changed where it is. */
export function plantInPlace(sound: Samples): void {
  const [faulty] = planted(sound) ?? [];
  if (faulty !== undefined) Object.assign(sound.machine, faulty.samples.machine);
}
