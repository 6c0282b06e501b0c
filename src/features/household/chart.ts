import { fromPromise } from 'xstate';
import { householdMachine } from '../../../machines/household/household.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { share, type Shared } from '../planner/actors/shareText.ts';
import {
  createChangeHousehold,
  createConfirmInvitation,
  createFetchHousehold,
  createReadInvitation,
} from './actors/callHousehold.ts';
import { household as words } from './texts/en.ts';

export const householdChart = (connections: Connections) =>
  householdMachine.provide({
    actors: {
      readInvitation: createReadInvitation(connections),
      confirmInvitation: createConfirmInvitation(connections),
      fetchHousehold: createFetchHousehold(connections),
      changeHousehold: createChangeHousehold(connections),
      shareLink: fromPromise<Shared, { link: string }>(({ input: { link } }) =>
        share({ title: words.shareTitle, url: link }, link, navigator),
      ),
    } satisfies Ports<typeof householdMachine>,
  });
