// Recipes by their address: the page is fetched by the one way out for other people's links, read as text, and never run.
import { say } from '../../../contract/say.ts';
import { badRequest, Refusal, unprocessable } from '../../infrastructure/http/refusal.ts';
import { createSafeFetch, type SafeFetch } from '../../infrastructure/http/safeFetch.ts';
import { textOf } from './pages/found.ts';
import { decoded, recipeOnPage } from './pages/page.ts';

export interface Imported {
  readonly text: string;
  /** Where it was in the end. */
  readonly source: string;
}
export type ImportRecipe = (address: string) => Promise<Imported>;

const pageLimits = {
  timeout: 8000,
  most: 4 * 1024 * 1024,
  types: ['text/html', 'application/xhtml+xml'],
  accept: 'text/html,application/xhtml+xml',
  mayCut: true,
} as const;
const mostAtOnce = 8;

/** 'example.org/soup' is a web address too. */
function addressIn(typed: string): string {
  const address = typed.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole) || !/^https?:$/.test(new URL(whole).protocol))
    throw badRequest(say('ownRecipes.address', 'Please enter the address of a web page.'));
  return whole;
}

const unread = () =>
  unprocessable(
    say(
      'ownRecipes.noneOnPage',
      'We found no recipe on this page that we can read. You can copy its text and paste it here instead.',
    ),
    'no_recipe',
  );

export function createImporter(safeFetch: SafeFetch = createSafeFetch()): ImportRecipe {
  let underway = 0;
  return async (typed) => {
    const address = addressIn(typed);
    if (underway >= mostAtOnce)
      throw new Refusal(
        503,
        say('ownRecipes.pagesBusy', 'Many pages are being fetched just now. Please try again.'),
        {
          code: 'busy',
          headers: { 'retry-after': '5' },
        },
      );
    underway += 1;
    try {
      const page = await safeFetch(address, pageLimits).catch((cause: unknown) => {
        // Why is not told: it would say what lies inside our own network.
        throw new Refusal(
          422,
          say(
            'ownRecipes.pageUnreachable',
            'We could not open this page. Please check the address, or paste the text of the recipe.',
          ),
          { code: 'page_unreachable', cause },
        );
      });
      const recipe = recipeOnPage(decoded(page.body));
      if (!recipe) throw unread();
      return { text: textOf(recipe), source: page.url.href.slice(0, 2000) };
    } finally {
      underway -= 1;
    }
  };
}
