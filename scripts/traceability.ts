/**
 * Requirement → chart states → tests, in docs/traceability.md. With `--check` nothing is written:
 * it fails where the page is stale, where a requirement in scope has no test, or where a text that
 * a requirement in scope quotes is asserted nowhere in tests/.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs/traceability.md');

/** What is built so far; the rest of docs/requirements.md joins as its flows do. */
const scope: readonly string[] = [
  ...ids('SES', 1, 8),
  ...ids('AUTH', 1, 11),
  ...ids('SIGN', 1, 6),
  ...ids('OUT', 1, 3),
  ...ids('NAV', 1, 6),
  ...ids('REQ', 1, 9),
  ...ids('FOOD', 1, 8),
  ...ids('KIT', 1, 8),
  ...ids('PLAN', 1, 23),
  ...ids('GEN', 1, 6),
  ...ids('HIST', 1, 12),
  ...ids('ACC', 1, 10),
  ...ids('PAY', 1, 12),
  ...ids('SET', 1, 8),
  ...ids('PWD', 1, 5),
  ...ids('ONB', 1, 3),
  'FB-01',
  ...ids('LAND', 1, 2),
  ...ids('SRV', 1, 5),
];

/** Quoted in a requirement in scope, yet shown by a flow that is still to come: with the reason. */
const later: Readonly<Record<string, string>> = {};

function ids(prefix: string, from: number, to: number): string[] {
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `${prefix}-${String(from + index).padStart(2, '0')}`,
  );
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Requirement {
  id: string;
  text: string;
}
const requirements: Requirement[] = read('docs/requirements.md')
  .split('\n')
  .flatMap((line) => {
    const [, id, text] = /^\| ([A-Z]+-\d\d) \| (.*) \|$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, text: text! }];
  });

/** States of the charts by the ids in their `meta.requirements`, read as the visualiser reads them: from the source. */
const states = new Map<string, string[]>();
for (const file of filesIn('machines', /\.machine\.ts$/)) {
  const path: string[] = [];
  const depth: number[] = [];
  for (const line of read(file).split('\n')) {
    const indent = line.search(/\S/);
    const [, key] = /^\s*([A-Za-z]+): \{/.exec(line) ?? [];
    const outer = indent < 0 ? depth.length : depth.filter((each) => each < indent).length;
    depth.length = outer;
    path.length = outer;
    if (key !== undefined) {
      depth.push(indent);
      path.push(key);
    }
    const [, listed] = /meta: \{ requirements: \[([^\]]*)\]/.exec(line) ?? [];
    if (listed === undefined) continue;
    const state = path.filter((part) => part !== 'states' && part !== 'meta').join('.');
    for (const [, id] of listed.matchAll(/'([A-Z]+-\d\d)'/g))
      states.set(id!, [
        ...(states.get(id!) ?? []),
        `${file.replace(/^.*\/|\.machine\.ts$/g, '')} › ${state || '(whole)'}`,
      ]);
  }
}

/** Tests and transition tables that name an id. */
const tests = new Map<string, string[]>();
const sources = [...filesIn('tests', /\.tsx?$/), ...filesIn('tests/model/tables', /\.md$/)];
const texts = sources.map((file) => [file, read(file)] as const);
for (const [file, text] of texts)
  for (const id of new Set(text.match(/\b[A-Z]{2,5}-\d\d\b/g)))
    tests.set(id, [...(tests.get(id) ?? []), file]);

/** What stands in quotation marks in a requirement is on the screen letter for letter. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/(?<![A-Za-z])'((?:[^']|'(?=[A-Za-z]))+)'(?![A-Za-z])|"([^"]+)"/g)].map(
    ([, single, double]) => (single ?? double)!.replaceAll('{product}', 'Platewise'),
  );
const everyTest = texts
  .filter(([file]) => !file.endsWith('.md'))
  .map(([, text]) => text)
  .join('\n')
  .replaceAll("\\'", "'");
/** A text with a parameter counts when its fixed parts stand in one line of a test. */
const isAsserted = (text: string): boolean => {
  const parts = text
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  return everyTest.split('\n').some((line) => parts.every((part) => line.includes(part)));
};

const inScope = requirements.filter(({ id }) => scope.includes(id));
const untested = inScope.filter(({ id }) => !tests.has(id)).map(({ id }) => id);
const unasserted = inScope.flatMap(({ id, text }) =>
  quotedIn(text)
    .filter((quoted) => later[quoted] === undefined && !isAsserted(quoted))
    .map((quoted) => `${id} '${quoted}'`),
);

const cell = (items: readonly string[] | undefined): string =>
  items === undefined ? '–' : items.map((item) => `\`${item}\``).join('<br>');
const row = ({ id }: Requirement): string =>
  `| ${id} | ${cell(states.get(id))} | ${cell(tests.get(id))} |`;
const content = [
  '# Traceability',
  'Generated by `node scripts/traceability.ts` from `meta.requirements` in the charts and the ids that tests and transition tables name; `docs/requirements.md` has the texts. The test command fails when this page is stale, when a requirement in scope has no test, or when a text it quotes is asserted nowhere.',
  `${inScope.length} of ${requirements.length} requirements are in scope so far.`,
  '## In scope',
  `| requirement | chart states | tests |\n|---|---|---|\n${inScope.map(row).join('\n')}`,
  '## Still to come',
  `| requirement | chart states | tests |\n|---|---|---|\n${requirements
    .filter(({ id }) => !scope.includes(id))
    .map(row)
    .join('\n')}`,
  '',
].join('\n\n');

const complaints = [
  ...untested.map((id) => `${id} is named in no test`),
  ...unasserted.map((text) => `${text} is asserted in no test`),
];
if (process.argv.includes('--check')) {
  const current = (() => {
    try {
      return readFileSync(page, 'utf8');
    } catch {
      return '';
    }
  })();
  if (current !== content) complaints.push('docs/traceability.md is stale: run npm run flows');
} else {
  writeFileSync(page, content);
}
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else
  console.log(
    `${inScope.length} requirements in scope, each with a test, each quoted text asserted.`,
  );
