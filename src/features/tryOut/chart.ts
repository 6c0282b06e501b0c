import { tryOutMachine } from '../../../machines/tryOut/tryOut.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDrafts } from '../../actors/drafts.ts';
import type { Ports } from '../../actors/ports.ts';
import { listIn } from '../../actors/triedList.ts';
import { createProposeDishes } from './actors/proposeDishes.ts';

/** A list that is tried is this tab's, whoever may be signed in. */
const nobody = () => null;

export const tryOutChart = (connections: Connections) =>
  tryOutMachine.provide({
    actors: {
      drafts: createDrafts('try', { readHolder: nobody }, listIn),
      proposeDishes: createProposeDishes(connections),
    } satisfies Ports<typeof tryOutMachine>,
  });
