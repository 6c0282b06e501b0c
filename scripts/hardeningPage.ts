/** docs/hardening.md: what the long checks of hardening have counted. */

export interface Facts {
  readonly counted: Readonly<Record<string, number>>;
  readonly told: Readonly<Record<string, string | number>>;
}

export interface Chunk {
  readonly on: string;
  readonly seed: number;
  readonly failed: boolean;
  readonly facts: Readonly<Record<string, Facts>>;
}

interface Part {
  readonly title: string;
  readonly file: string;
  readonly chunks: number;
  readonly checks: string;
}

export const parts: readonly Part[] = [
  {
    title: 'Full disk and a database that takes no writes',
    file: 'tests/api/fullDisk.long.test.ts',
    chunks: 1,
    checks:
      'On a file system of a few megabytes (tmpfs in a name space of its own, where the machine allows one) a server writes until it is refused. With `MIN_FREE_MB` kept free, log-in, reading and deletion go on; without a byte left, reading does. What was acknowledged is there, and with room again writing goes on without a restart. On PostgreSQL writes are turned off and on again. A deletion needs about as much room as what it deletes, since SQLite overwrites it by way of its log; `MIN_FREE_MB` must be more than that.',
  },
  {
    title: 'Restarts of the database',
    file: 'tests/api/databaseRestart.long.test.ts',
    chunks: 1,
    checks: 'PostgreSQL is restarted and crashed in turn 20 times while six writers write.',
  },
  {
    title: 'Two people and every call',
    file: 'tests/api/strangers.test.ts',
    chunks: 1,
    checks:
      'One person has one of everything; another makes every call of the contract 40 times with those ids, valid and not. No answer holds anything of the first, and their export is the same afterwards. A new call is asked by itself. `tests/api/ownership.test.ts` asks besides for each thing by its id, and fails where a call that takes an id is not in its list.',
  },
  {
    title: 'Bad input',
    file: 'tests/api/hostileCalls.test.ts',
    chunks: 20,
    checks:
      '100,000 requests over every call of the contract, in 20 chunks: bodies, queries and parameters are generated from its schemas and then broken (missing, extra, wrong, huge, nested, odd text, other encodings and content types), signed in and not. No answer is a failure of ours, each 400 names what is wrong or what to do, and the log has no line of level 50 or more. A failure prints its seed and the smallest request that shows it.',
  },
  {
    title: 'kill −9 during writes',
    file: 'tests/api/durability.long.test.ts',
    chunks: 10,
    checks:
      '250 times on each database, in ten chunks, a server is killed while fifteen kinds of things are written: history, notes, settings, weeks, ticks, pantry, own recipes, collections, marks, shopping lists, people who eat along, feedback, accounts and payments. One start of five has the whole catalogue; in the others what needs none is written. Everything acknowledged is looked for in the database.',
  },
  {
    title: 'Racing confirmations of payments',
    file: 'tests/api/racingPayments.long.test.ts',
    chunks: 5,
    checks:
      '10,000 confirmations and signed events on PostgreSQL by two servers, and 2,000 on SQLite by one, in five chunks of 20 payments each, 48 at the same time. Each payment that was made counts once, and no other does.',
  },
  {
    title: 'Hostile pictures',
    file: 'tests/api/hostilePhotos.long.test.ts',
    chunks: 10,
    checks:
      '1,000 pictures in ten chunks: JPEG, PNG, WebP, AVIF, GIF and TIFF with bits turned over, cut off, with other dimensions in their heads, of two kinds at once, with much metadata or many frames. Each is a photo or refused in words; others are answered meanwhile.',
  },
];

const shown = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en') : value;

function rowsOf(name: string, chunks: readonly Chunk[]): string[] {
  const all = chunks.flatMap(({ facts }) => facts[name] ?? []);
  const sums = new Map<string, number>();
  for (const { counted } of all)
    for (const [what, many] of Object.entries(counted))
      sums.set(what, (sums.get(what) ?? 0) + many);
  const told = Object.entries(all.at(-1)?.told ?? {});
  return [
    `| ${name} | |`,
    '|---|---|',
    ...[...sums, ...told].map(([what, value]) => `| ${what} | ${shown(value)} |`),
    '',
  ];
}

function sectionOf({ title, file, chunks, checks }: Part, done: readonly Chunk[]): string[] {
  const failed = done.filter((chunk) => chunk.failed);
  const last = done
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  const seeds = failed.map(({ seed }) => seed).join(', ');
  const names = [...new Set(done.flatMap(({ facts }) => Object.keys(facts)))];
  const state =
    done.length === 0
      ? 'Not run yet in its long form.'
      : `${done.length} of ${chunks} chunks done, the last on ${last}. ${failed.length === 0 ? '**Nothing was found.**' : `**${failed.length} failed**, with the seeds ${seeds}.`}`;
  return [
    `## ${title}`,
    '',
    checks,
    '',
    `\`${file}\`. ${state}`,
    '',
    ...names.flatMap((name) => rowsOf(name, done)),
  ];
}

export const pageOf = (done: ReadonlyMap<string, readonly Chunk[]>): string =>
  [
    '# Hardening',
    '',
    'Written by `node scripts/hardening.ts`, a part of `npm run verify`. `npm test` runs a sample of each of these.',
    '',
    ...parts.flatMap((part) => sectionOf(part, done.get(part.file) ?? [])),
  ].join('\n');
