/**
 * What a page asks first, whoever it is shown to. Its own script asks while the app's code is on its way: on a slow line the
 * answers are there when the code is, instead of being asked for only then (src/api/earlyAnswers.ts). Such a call reads, and its
 * address is the same for everybody.
 */
import type { Call } from '../../contract/call.ts';
import { fetchHistory, historyPage } from '../../contract/history.ts';
import { listOwnRecipes } from '../../contract/ownRecipes.ts';
import { readSettings } from '../../contract/settings.ts';
import { fetchPlansOneByOne, newestPlans } from '../../contract/storedPlans.ts';
import type { Path } from '../../src/app/features.ts';

const addressOf = ({ path }: Call, query: Readonly<Record<string, number>> = {}): string => {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return asked === '' ? path : `${path}?${asked}`;
};

const earlyCalls: Readonly<Partial<Record<Path, readonly string[]>>> = {
  '/planner': [addressOf(fetchPlansOneByOne, newestPlans), addressOf(readSettings)],
  '/history': [addressOf(fetchHistory, historyPage)],
  '/my-recipes': [addressOf(listOwnRecipes)],
};

/** The script of a page that asks; nothing where its page asks for nothing. Nobody is asked who is not signed in. */
export function earlyScript(path: Path): string {
  const urls = earlyCalls[path];
  if (urls === undefined) return '';
  return `<script>(${ask.toString()})(${JSON.stringify(urls)})</script>\n    `;
}

/** Runs in the page. A storage that is locked, and a line that is down, are found again by the app. */
function ask(urls: readonly string[]): void {
  try {
    const bearer = localStorage.getItem('access_token');
    const language = document.documentElement.lang;
    if (bearer)
      window.earlyAnswers = urls.map((url) => {
        const answer = fetch(url, {
          credentials: 'include',
          headers: { authorization: `Bearer ${bearer}`, 'accept-language': language },
        });
        answer.catch(() => {});
        return { url, bearer, language, at: Date.now(), answer };
      });
  } catch {}
}
