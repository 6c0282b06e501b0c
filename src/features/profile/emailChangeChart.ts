import { emailChangeMachine } from '../../../machines/profile/emailChange.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { proofChart } from '../settings/proofChart.ts';
import { createChangeEmail } from './actors/changeEmail.ts';

export const emailChangeChart = (connections: Connections) =>
  emailChangeMachine.provide({
    actors: {
      changeEmail: createChangeEmail(connections),
      proof: proofChart(connections),
    } satisfies Ports<typeof emailChangeMachine>,
  });
