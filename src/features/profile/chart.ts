import { changePasswordMachine } from '../../../machines/profile/changePassword.machine.ts';
import { createChangePassword } from './actors/changePassword.ts';
import type { Connections } from '../../actors/connections.ts';
import { proofChart } from '../settings/proofChart.ts';
import { createReadProfile } from './actors/readProfile.ts';
import { emailChangeChart } from './emailChangeChart.ts';
import { createSendVerification } from './actors/sendVerification.ts';
import { createTabReturns } from '../../actors/connectionReturns.ts';
import type { Ports } from '../../actors/ports.ts';

export const changePasswordChart = (connections: Connections) =>
  changePasswordMachine.provide({
    actors: {
      readProfile: createReadProfile(connections),
      sendVerification: createSendVerification(connections),
      changePassword: createChangePassword(connections),
      tabReturns: createTabReturns(),
      proof: proofChart(connections),
      emailChange: emailChangeChart(connections),
    } satisfies Ports<typeof changePasswordMachine>,
  });
