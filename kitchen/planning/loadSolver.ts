// HiGHS, loaded: WebAssembly that solves linear programmes in the thread that calls it.
import highs from 'highs';
import type { Highs } from 'highs';

// The package's types are those of its CommonJS build; what an ES module gets as default is the loader itself.
const load = highs as unknown as () => Promise<Highs>;

/** Loads the solver: about 50 ms, once a thread. It blocks while it solves, so plans are solved in a worker. */
export const loadSolver = (): Promise<Highs> => load();
