import { secondFactorMachine } from '../../../machines/settings/secondFactor.machine.ts';
import { secondFactorSetupMachine } from '../../../machines/settings/secondFactorSetup.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createCreateKey } from './actors/createKey.ts';
import { createConfirmSetup } from './actors/confirmSetup.ts';
import { proofChart } from './proofChart.ts';
import { createReadSecondFactor } from './actors/readSecondFactor.ts';
import { createCreateCodes } from './actors/createCodes.ts';
import { createEndSecondFactor } from './actors/endSecondFactor.ts';

export const secondFactorChart = (connections: Connections) =>
  secondFactorMachine.provide({
    actors: {
      readSecondFactor: createReadSecondFactor(connections),
      createCodes: createCreateCodes(connections),
      endSecondFactor: createEndSecondFactor(connections),
      proof: proofChart(connections),
      secondFactorSetup: secondFactorSetupMachine.provide({
        actors: {
          createKey: createCreateKey(connections),
          confirmSetup: createConfirmSetup(connections),
          proof: proofChart(connections),
        } satisfies Ports<typeof secondFactorSetupMachine>,
      }),
    } satisfies Ports<typeof secondFactorMachine>,
  });
