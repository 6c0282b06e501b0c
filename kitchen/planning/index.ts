// The planner, joined: what a worker calls.
export { reportAsItStands } from './asItStands.ts';
export { loadSolver } from './loadSolver.ts';
export { offerSwaps } from './offers.ts';
export type { OfferRequest } from './offers.ts';
export { planWeek } from './plan.ts';
export type { PlanningKitchen } from './prepare.ts';
export type { PlanRequest } from './request.ts';
export { swapMeal } from './swap.ts';
export type { SwapRequest } from './swap.ts';
