// Every call of the product, in one list: it feeds the server's routes, OpenAPI, the development proxy and the service worker.
import * as access from './access.ts';
import * as account from './account.ts';
import * as apiTokens from './apiTokens.ts';
import * as calendarFeed from './calendarFeed.ts';
import type { Call } from './call.ts';
import * as collections from './collections.ts';
import * as detection from './detection.ts';
import * as deviceKey from './deviceKey.ts';
import * as externalLogIn from './externalLogIn.ts';
import * as feedback from './feedback.ts';
import * as households from './households.ts';
import * as history from './history.ts';
import * as images from './images.ts';
import * as kitchen from './kitchen.ts';
import * as marks from './marks.ts';
import * as ownRecipes from './ownRecipes.ts';
import * as pantry from './pantry.ts';
import * as passkeys from './passkeys.ts';
import * as planShopping from './planShopping.ts';
import * as planTicks from './planTicks.ts';
import * as plans from './plans.ts';
import * as receipts from './receipts.ts';
import * as recipeFiles from './recipeFiles.ts';
import * as recipePhotos from './recipePhotos.ts';
import * as recipes from './recipes.ts';
import * as secondFactor from './secondFactor.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as shopping from './shopping.ts';
import * as sources from './sources.ts';
import * as tryOut from './tryOut.ts';
import * as storedPlans from './storedPlans.ts';
import * as swaps from './swaps.ts';
import * as table from './table.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'answer' in value;

export const calls: readonly Call[] = [
  account,
  sessions,
  deviceKey,
  secondFactor,
  passkeys,
  apiTokens,
  externalLogIn,
  settings,
  kitchen,
  marks,
  collections,
  ownRecipes,
  recipeFiles,
  recipePhotos,
  pantry,
  table,
  shopping,
  receipts,
  households,
  detection,
  history,
  plans,
  storedPlans,
  planTicks,
  planShopping,
  swaps,
  calendarFeed,
  recipes,
  images,
  access,
  feedback,
  sources,
  tryOut,
]
  .flatMap((resource) => Object.values<unknown>(resource).filter(isCall))
  // A client's own reading of a call ('detectFoodOrError') is no other call.
  .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index);

/** Paths outside /api that the services answer, POST only: a GET there is a 405, never the app's page. */
export const servicePaths: readonly string[] = calls
  .filter((each) => !each.path.startsWith('/api/'))
  .map((each) => each.path);
