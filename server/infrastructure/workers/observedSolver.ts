import { observed, type Work } from '../observed.ts';
import type { Solver } from './solver.ts';

const work = (name: string): Work => ({ name, kind: 'plan' });

/** A solver that tells how long each answer took, its time in the queue with it. */
export const observedSolver = (solver: Solver): Solver => ({
  plan: (request, calledOff) => observed(work('plan'), () => solver.plan(request, calledOff)),
  swap: (request, calledOff) => observed(work('swap'), () => solver.swap(request, calledOff)),
  offers: (request, calledOff) => observed(work('offers'), () => solver.offers(request, calledOff)),
  warm: () => solver.warm(),
  prepare: () => solver.prepare(),
  close: () => solver.close(),
});
