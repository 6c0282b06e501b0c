import { HomeView } from '../../src/app/shell/HomeView.tsx';
import type { HomeViews } from '../../src/app/shell/layouts.ts';
import { home } from './samples/home.ts';
import { press, seesButton, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  path: string;
}
const views: HomeViews = {
  page: ({ path }) => <p>no page at {path}</p>,
  aiKitchen: () => <p>the kitchen</p>,
  foodDetection: () => <p>the detection</p>,
  planLibrary: () => <p>the planner</p>,
  historyList: () => <p>the history</p>,
  historyEntry: () => <p>the entry</p>,
  recipe: () => <p>the recipe</p>,
  ownRecipes: () => <p>the own recipes</p>,
  cookingTimers: () => <p>timers run</p>,
  payment: () => <p>the payment</p>,
  shoppingList: () => <p>the shopping</p>,
  household: () => <p>the household</p>,
  table: () => <p>the table</p>,
  healthSettings: () => <p>the health</p>,
  accountCare: () => <p>the account</p>,
  changePassword: () => <p>the password</p>,
  access: () => <p>access is watched</p>,
  feedback: () => <p>feedback is written</p>,
};
const everyPage = [
  'the kitchen',
  'the detection',
  'the planner',
  'the history',
  'the entry',
  'the recipe',
  'the own recipes',
  'the payment',
  'the shopping',
  'the household',
  'the table',
  'the health',
  'the account',
  'the password',
];
const only =
  (...shown: string[]) =>
  () => {
    for (const each of everyPage) if (shown.includes(each)) seesText(each);
    for (const each of everyPage) if (!shown.includes(each)) seesNoText(each);
  };
/** A page whose work goes on is seen where the address is its own. */
const at = (path: string, look: () => void) => (context: Context) => {
  if (context.path === path) look();
};
const isStopped = (message: string) => () => {
  only()();
  seesText(message);
  seesButton('Start again');
};

testView({
  samples: home,
  draw: (actor) => themed(<HomeView actor={actor as never} views={views} />),
  does: { 'route.retried': press('Start again') },
  sees: {
    'route.persistent': () =>
      [
        'the history',
        'the entry',
        'the recipe',
        'the payment',
        'the shopping',
        'the household',
        'the table',
        'the health',
        'the account',
        'the password',
      ].forEach(seesNoText),
    'route.history.list': only('the history'),
    'route.history.entry': only('the entry'),
    'route.recipe': only('the recipe'),
    'route.ownRecipes': only('the own recipes'),
    'route.payment': only('the payment'),
    'route.shopping': only('the shopping'),
    'route.household': only('the household'),
    'route.table': only('the table'),
    'route.settings': only('the health', 'the account'),
    'route.profile': only('the password'),
    'route.stopped': isStopped('This page has stopped working. Nothing you saved is lost.'),
    'aiKitchen.closed': () => seesNoText('the kitchen'),
    'aiKitchen.open': at('/ai-kitchen', only('the kitchen')),
    'aiKitchen.stopped': at(
      '/ai-kitchen',
      isStopped('The AI Kitchen has stopped working. Your list is lost, but nothing you saved is.'),
    ),
    'detection.closed': () => seesNoText('the detection'),
    'detection.open': at('/detected', only('the detection')),
    'detection.stopped': at(
      '/detected',
      isStopped('This page has stopped working. Nothing you saved is lost.'),
    ),
    'planner.closed': () => seesNoText('the planner'),
    'planner.open': at('/planner', only('the planner')),
    'planner.stopped': at(
      '/planner',
      isStopped('This page has stopped working. Nothing you saved is lost.'),
    ),
    'access.watched': () => seesText('access is watched'),
    'access.unwatched': () => seesNoText('access is watched'),
    'feedback.closed': () => seesNoText('feedback is written'),
    'feedback.open': () => seesText('feedback is written'),
  },
});
