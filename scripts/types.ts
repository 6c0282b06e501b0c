/**
 * Checks the types of every project (a folder with a tsconfig.json of its own), two at a time.
 * Each project has its own surroundings: machines/ knows neither the DOM nor Node, so an effect in
 * a chart does not compile. Projects can be named: `npm run types -- machines kitchen`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/**
 * The longest first, so that no large one is left over for the end. The scripts are checked with the
 * tests, whose surroundings are theirs and which import most of what they do.
 */
const projects = [
  'tests',
  'src',
  'server',
  'machines',
  'kitchen',
  'contract',
  'src/offline',
  'domain',
];
const atOnce = 2;

const named = process.argv.slice(2);
const waiting = named.length > 0 ? named : projects;
const failed: string[] = [];

async function checkNext(): Promise<void> {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    if (!(await check(project))) failed.push(project);
  }
}

function check(project: string): Promise<boolean> {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  // The compiler's own threads each work out the types that several of them need: with the two
  // projects here, one thread each takes half the computing that its four take.
  const child = spawn(process.execPath, [tsc, '--project', project, '--checkers', '1'], {
    cwd: root,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const passed = code === 0;
      console.log(`${passed ? 'ok' : 'FAILED'}  ${project}${output && `\n${output.trimEnd()}`}`);
      resolve(passed);
    });
  });
}

await Promise.all(Array.from({ length: atOnce }, checkNext));
if (failed.length > 0) {
  console.log(`Types do not hold in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
