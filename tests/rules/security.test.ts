/** What docs/security.md and docs/asvs.md claim is held by tests and files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const document = read('docs/security.md');
const files = [...document.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, file = '']) => file);
const missing = (named: readonly string[]): string[] =>
  named.filter((file) => !existsSync(new URL(file, root)));

test('every test that docs/security.md names is there', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(missing(files)).toEqual([]);
});

test('every promise names a test', () => {
  const promises = document.split('## What is promised')[1]?.split('\n## ')[0] ?? '';
  const rows = promises
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !row.includes('`tests/'))).toEqual([]);
});

const states = ['holds', 'not applicable', 'open'];
/** Items of levels 1 and 2 in each chapter of the standard. */
const itemsOfChapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** Paths from the root, as code: what has no folder and no ending is a name of another kind. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]*(?:\/[^`\s]+|\.config\.ts))`/g)].map(([, file = '']) => file);

const items = read('docs/asvs.md')
  .split('\n')
  .filter((line) => /^\| +V\d/.test(line))
  .map((line) => {
    const [id = '', level = '', asks = '', state = '', shown = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { id, level, asks, state, shown };
  });

test('docs/asvs.md holds every item of levels 1 and 2 once, in order', () => {
  const chapters = items.map(({ id }) => Number(/^V(\d+)\./.exec(id)?.[1]));
  expect(itemsOfChapters.map((_, at) => chapters.filter((each) => each === at + 1).length)).toEqual(
    itemsOfChapters,
  );
  const ordered = items.map(({ id }) => id);
  expect(ordered).toEqual(
    [...new Set(ordered)].toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    ),
  );
  expect(items.filter(({ level, asks }) => !['1', '2'].includes(level) || asks === '')).toEqual([]);
});

test('every item has one of three states, says why, and what holds names a file', () => {
  const counts = states.map((state) => items.filter((each) => each.state === state).length);
  console.info(states.map((state, at) => `${counts[at]} ${state}`).join(', '));
  expect(items.filter(({ state }) => !states.includes(state))).toEqual([]);
  expect(items.filter(({ shown }) => shown === '')).toEqual([]);
  expect(
    items.filter(({ state, shown }) => state === 'holds' && filesIn(shown).length === 0),
  ).toEqual([]);
});

test('every file that docs/asvs.md names is there', () => {
  const named = items.flatMap(({ shown }) => filesIn(shown));
  expect(named.length).toBeGreaterThan(150);
  expect(missing(named)).toEqual([]);
});

test('a chapter of docs/security.md holds only where no item of it is open', () => {
  const chapters = [...document.matchAll(/^\| (V\d+) [^|]*\| (holds|partly|not applicable) \|/gm)];
  expect(chapters).toHaveLength(itemsOfChapters.length);
  const stateOf = (chapter: string): string => {
    const own = items.filter(({ id }) => id.startsWith(`${chapter}.`)).map(({ state }) => state);
    if (own.includes('open')) return 'partly';
    return own.includes('holds') ? 'holds' : 'not applicable';
  };
  for (const [, chapter = '', state] of chapters)
    expect([chapter, state]).toEqual([chapter, stateOf(chapter)]);
});

test('docs/security.md lists every secret that can be configured, and those that the server keeps', () => {
  const listed = [
    ...(document.split('## Keys')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm),
  ];
  const keys = listed.map(([, key = '']) => key);
  const configured = [
    ...read('server/infrastructure/environment.ts').matchAll(
      /^ {2}(DATABASE_URL|SMTP_URL|\w+_(?:KEY|SECRET|TOKEN)):/gm,
    ),
  ].map(([, name = '']) => name);
  expect(configured.length).toBeGreaterThan(9);
  const kept = ['keyedHash.ts', 'seal.ts'].map(
    (file) => /^const name = '(\w+)';$/m.exec(read(`server/infrastructure/${file}`))?.[1],
  );
  expect(new Set(keys)).toEqual(new Set([...configured, ...kept]));
});
