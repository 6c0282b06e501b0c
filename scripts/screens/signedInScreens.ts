/** The planner, and what belongs to the account. */
import { accountScreens } from './accountScreens.ts';
import { paymentScreens } from './paymentScreens.ts';
import { plannerScreens } from './plannerScreens.ts';
import type { Screen } from './screen.ts';

export const signedInScreens: readonly Screen[] = [
  ...plannerScreens,
  ...paymentScreens,
  ...accountScreens,
];
