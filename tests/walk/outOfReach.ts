/** States that no person comes to by what stands on the screen of a healthy app, and why. They count as not reached. */
import { charts } from '../machines/charts.ts';
import { statesOf } from './goals.ts';

const update = 'needs a newer version of the app on the server while the page is open';
const stopped = 'needs a chart that breaks; none does';
const microphone = 'needs a microphone and a browser that understands speech';

const reasons: Readonly<Record<string, string>> = {
  'appUpdate.offered': update,
  'appUpdate.postponed': update,
  'appUpdate.activatingVersion': update,
  'appUpdate.versionHeld': update,
  'appUpdate.replaced': update,
  'appUpdate.loadingPage': update,
  'network.recovered': 'needs the service worker, which Playwright keeps away',
  'network.loadingPage': 'needs the service worker, which Playwright keeps away',
  'app.brokenDown': stopped,
  'app.running.home.stopped': stopped,
  'home.route.stopped': stopped,
  'home.aiKitchen.stopped': stopped,
  'home.detection.stopped': stopped,
  'home.planner.stopped': stopped,
  'home.access.unwatched': stopped,
  'publicPages.pageStopped': stopped,
  'payment.counter.browsing.checkoutStopped': stopped,
  'recipeMarks.stopped': stopped,
  'pantry.stopped': stopped,
  'pantryUse.stopped': stopped,
  'dishLeft.stopped': stopped,
  'shoppingList.stopped': stopped,
  'cookingTimers.stopped': stopped,
  'ownRecipes.writingStopped': stopped,
  'ownRecipes.filingStopped': stopped,
  'ownRecipes.collectingStopped': stopped,
  'voiceControl.listening': microphone,
  'voiceControl.listening.starting': microphone,
  'voiceControl.listening.ready': microphone,
};

const all = new Set(Object.values(charts).flatMap(statesOf));
for (const state of Object.keys(reasons))
  if (!all.has(state)) throw new Error(`There is no such state: ${state}`);

export const outOfReach: ReadonlyMap<string, string> = new Map(Object.entries(reasons));
