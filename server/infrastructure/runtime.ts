// Which Node this server runs on. It imports nothing, so that it can speak before anything else fails.

/** The oldest release of each line that works; a line that is not named works from the last one on. */
const oldest: Readonly<Record<number, readonly [minor: number, patch: number]>> = {
  22: [22, 2],
  24: [15, 0],
};
const anyFrom = 26;

/** Says why this Node cannot serve, or nothing where it can. */
export function findRuntimeProblem(version: string): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const least = oldest[major];
  const works = least
    ? minor > least[0] || (minor === least[0] && patch >= least[1])
    : major >= anyFrom;
  if (works) return undefined;
  return `Platewise needs Node 22.22.2, 24.15 or 26 and later; this is ${version}. Start it with \`npm start\`, which brings its own.`;
}
