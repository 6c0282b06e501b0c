/** What a project uses of the engine: README.md beside this says how. */
export type { ActorSamples, Occurrence, Samples } from './samples.ts';
export {
  changeOf,
  derivePaths,
  describeTransition,
  explore,
  keyOf,
  leavesOf,
  possibleOccurrences,
  situationsOf,
  statesOf,
  type Edge,
  type Exploration,
  type Path,
} from './derive.ts';
export { nothingSeen, Rehearsal, type Seen } from './rehearsal.ts';
export { fieldsOf, understudied } from './understudies.ts';
export { isFrom, parseTable, type Row } from './table.ts';
export {
  complaintsOf,
  examine,
  nothingGathered,
  playPath,
  silentCellsOf,
  unusedRows,
  type Examination,
} from './examine.ts';
export { measureCoverage, type Coverage } from './coverage.ts';
export { mutantsOf, type Mutant } from './mutants.ts';
export { complaintAbout, sampleOf } from './noticed.ts';
export { unlikeOnes } from './merged.ts';
export { exploreProduct, type Parts, type Product, type Situation, type Step } from './product.ts';
export { walkPairs, type Pairs } from './pairs.ts';
export { walkAtRandom } from './walks.ts';
export { commonProperties, type Particulars, type Stated } from './families.ts';
export { changed } from './mutants.ts';
export {
  canReach,
  graphOf,
  isBy,
  isCalled,
  isIn,
  isOver,
  isRunning,
  mustEnd,
  never,
  neverBetween,
  nowhere,
  starts,
  type Graph,
  type Property,
  type When,
  type Where,
} from './temporal.ts';
