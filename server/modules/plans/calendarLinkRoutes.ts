// A calendar program reads the planned weeks by a link, without a session: dishes and what is in them, nothing of health.
import { say } from '../../../contract/say.ts';
import * as contract from '../../../contract/calendarFeed.ts';
import { addDays, dateOf } from '../../../domain/calendar.ts';
import { languageOf } from '../../infrastructure/http/language.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import { isKnown } from '../../infrastructure/http/tags.ts';
import type { LetterLanguage } from '../../infrastructure/mail.ts';
import type { Services } from '../../infrastructure/services.ts';
import { hashOf } from '../sessions/tokens.ts';
import { feedOf, feedWithoutAccess } from './calendar.ts';
import { mealPlanOf, readBeside } from './storedPlans.ts';

/** What was eaten in the last days stays where it was. */
const daysBack = 14;
/** A calendar program that asks again within this time has what it had (s). */
const fresh = 600;

export function calendarLinkRoutes(serve: Serve, services: Services): void {
  const {
    attempts,
    origin,
    storage: { calendarLinks },
  } = services;
  const feedFor = feedsOf(services);

  serve(contract.fetchCalendarLink, async ({ person }) =>
    success({ made_at: await calendarLinks.madeAt(person.userId) }),
  );

  serve(contract.makeCalendarLink, async ({ person, request }) => {
    const { token, madeAt } = await calendarLinks.make(person.userId);
    // A calendar program asks in a language of its own, or in none: the link keeps the maker's.
    const language = languageOf(request) === 'fr' ? '&language=fr' : '';
    const link = `${origin()}/api/calendar.ics?secret=${token}${language}`;
    return success({ made_at: madeAt, link });
  });

  serve(contract.revokeCalendarLink, async ({ person }) => {
    await calendarLinks.revoke(person.userId);
    return success({});
  });

  serve(
    contract.readCalendarFeed,
    async ({ query: { secret, language = 'en' }, request, reply }) => {
      await attempts.calendarFeed(request, hashOf(secret));
      const owner = await calendarLinks.ownerOf(secret);
      if (owner === undefined)
        throw notFound(
          say(
            'calendar.deadLink',
            'This calendar link does not count any more. Please make a new one.',
          ),
        );
      const text = await feedFor(owner, language);
      // Also of a short one: a calendar program asks again and again.
      const tag = `W/"${hashOf(text)}"`;
      void reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', `private, max-age=${fresh}`)
        .header('etag', tag);
      if (!isKnown(request, tag)) return text;
      void reply.code(304);
      return '';
    },
  );
}

function feedsOf({ access, kitchen, now, storage: { calendarLinks } }: Services) {
  return async (owner: string, language: LetterLanguage): Promise<string> => {
    const by = { language, findRecipe: (name: string) => kitchen.findRecipe(name) };
    const { isTrialOver, isSubscribed } = await access.stateOf(owner);
    if (isTrialOver && !isSubscribed) return feedWithoutAccess(by);
    const weeks = await calendarLinks.weeksFrom(owner, addDays(dateOf(new Date(now())), -daysBack));
    return feedOf(
      weeks.map((week) => ({
        id: week.id,
        name: week.name,
        startDate: week.start_date,
        endDate: week.end_date,
        updatedAt: week.updated_at,
        version: week.version,
        mealPlan: mealPlanOf(week),
        basis: readBeside(week).basis,
      })),
      by,
    );
  };
}
