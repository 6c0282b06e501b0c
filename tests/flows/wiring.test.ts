// @vitest-environment node
/** The types are the test: a chart that is not provided whole does not compile. */
import { fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { signupMachine } from '../../machines/signup/signup.machine.ts';
import { createLogIn } from '../../src/features/login/actors/logIn.ts';
import { createRegister } from '../../src/features/signup/actors/register.ts';
import type { Ports } from '../../src/actors/ports.ts';
import { connectTab } from './tab.ts';

type SignupPorts = Ports<typeof signupMachine>;

test('a chart is provided with every port, each of the declared type', () => {
  const connections = connectTab('http://localhost');
  const logIn = createLogIn(connections);
  const answersText = fromPromise<string, { email: string }>(() => Promise.resolve('registered'));
  const whole: SignupPorts = { logIn, register: createRegister(connections) };
  // @ts-expect-error -- a port is forgotten
  const withoutOne: SignupPorts = { logIn };
  // @ts-expect-error -- a port answers something else
  const withAnother: SignupPorts = { logIn, register: answersText };
  // @ts-expect-error -- the chart knows no such port
  const withMore: SignupPorts = { ...whole, logOut: logIn };
  expect(
    [whole, withoutOne, withAnother, withMore].map((ports) => Object.keys(ports).length),
  ).toEqual([2, 1, 2, 3]);
});
