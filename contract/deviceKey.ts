// What seals what a device keeps for working without a network (docs/decisions/106-sealed-on-the-device.md).
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Status } from './common.ts';

export const DeviceKeyAnswer = z.object({ status: Status, key: z.string() });
/** The same for as long as the session lives, and for no other; the server stores it nowhere. */
export const readDeviceKey = call({
  id: 'readDeviceKey',
  method: 'GET',
  path: '/api/sessions/current/key',
  summary: 'What seals what a device keeps for working without a network',
  answer: DeviceKeyAnswer,
});
