import { externalLogInMachine } from '../../../machines/externalLogIn/externalLogIn.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createOpenPage, createReadAnswer } from './actors/page.ts';
import { createSendAnswer, createSendMore } from './actors/sendAnswer.ts';

export const externalLogInChart = (connections: Connections) =>
  externalLogInMachine.provide({
    actors: {
      readAnswer: createReadAnswer(),
      sendAnswer: createSendAnswer(connections),
      sendMore: createSendMore(connections),
      openPage: createOpenPage(),
    } satisfies Ports<typeof externalLogInMachine>,
  });
