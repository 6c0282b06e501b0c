/**
 * `node tests/walk/walk.ts --minutes 10`: people go on errands through the built app in Chromium, while the network fails now
 * and then. The charts say what was reached; address, chart and screen must say the same.
 * A part of `npm run verify`; writes docs/walk.md.
 */
import type { Browser } from 'playwright-core';
import { provideChromium } from '../../scripts/chromium.ts';
import { bringUp } from '../../scripts/screens/people.ts';
import { openBrowser, startTestServer, type TestServer } from '../../scripts/screens/testServer.ts';
import { type Errand, errands, type Who } from './errands.ts';
import { Faults } from './faults.ts';
import { Goals } from './goals.ts';
import { openProvider } from './provider.ts';
import { arrive, comeBack, type Visitor } from './visitors.ts';
import { Walk } from './walker.ts';
import { writeWalk } from './walkPage.ts';

const minutesAt = process.argv.indexOf('--minutes');
const minutes = minutesAt < 0 ? 20 : Number(process.argv[minutesAt + 1]);
const seed = Number(process.env['SEED'] ?? 20261127);
/** After so many errands somebody has worn out what they had. */
const errandsEach = 10;

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A few errands of one kind of people. */
async function walkAs(
  first: Errand,
  { walk, faults, random }: { walk: Walk; faults: Faults; random: () => number },
  { browser, server }: { browser: Browser; server: TestServer },
  until: number,
): Promise<void> {
  const visitor: Visitor = await arrive(browser, server, first.who, faults);
  walk.watch(visitor.page);
  const theirs = errands.filter(({ who }) => who === first.who);
  try {
    for (let turn = 0; turn < errandsEach && Date.now() < until; turn += 1) {
      await comeBack(visitor);
      const errand = turn === 0 ? first : walk.goals.best(theirs, random);
      await walk.run(errand, visitor, until);
      if (process.env['VERBOSE'])
        console.log(
          `${walk.steps} steps, ${walk.goals.reached.size} states, ${walk.complaints.length} complaints: ${errand.who} ${errand.steps.slice(0, 3).join(' → ')}`,
        );
    }
  } catch (error) {
    // A browser that does not answer in time ends this visit, not the walk.
    console.warn(error);
  } finally {
    await visitor.context.close();
  }
}

/** An errand that nobody has gone on yet, of the kind of people that it is longest since. */
function nextErrand(goals: Goals, random: () => number, last: Who | undefined): Errand {
  const others = errands.filter(({ who }) => who === 'paying' || who !== last);
  return goals.best(others, random);
}

const chromium = provideChromium();
if (chromium === undefined) throw new Error('There is no Chromium: npm test installs it.');
const provider = await openProvider();
const server = await startTestServer(provider.environment);
const browser = await openBrowser(chromium);
const random = randomOf(seed);
const faults = new Faults();
const walk = new Walk(new Goals(), faults, random);
const began = Date.now();
try {
  await bringUp(server);
  const until = began + minutes * 60_000;
  let last: Who | undefined;
  while (Date.now() < until) {
    const first = nextErrand(walk.goals, random, last);
    last = first.who;
    await walkAs(first, { walk, faults, random }, { browser, server }, until);
  }
} finally {
  await browser.close();
  await server.close();
  await provider.close();
}
writeWalk(walk, { seed, minutes: (Date.now() - began) / 60_000 });
if (walk.complaints.length > 0) process.exitCode = 1;
