#!/usr/bin/env node
/**
 * What every command in package.json calls: `node scripts/launch.mjs <task> [arguments]`. They do so
 * with `exec`, or else a SIGTERM sent to npm would end the shell between npm and this process,
 * and nothing else. A shell that knows no `exec` (Windows) can call this file as it is.
 *
 * It may be started by an older Node than the app needs, so it is plain JavaScript that
 * Node 18 understands and that needs no package. It
 *   1. installs what the task needs and the checkout lacks,
 *   2. runs the task's files, one after the other, on the Node that package-lock.json pins,
 *   3. passes on arguments, signals and the exit code.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');

/**
 * `set`: `serve` is enough to build and serve the app, `full` also holds what checks it.
 * `steps`: what Node runs; the command line's further arguments go to the last step.
 * `keepsMemory`: glibc hands out memory in its usual way, see `allocation`.
 */
const tasks = {
  start: { set: 'serve', steps: [['scripts/build.ts', '--if-changed'], ['server/main.ts']] },
  build: { set: 'serve', steps: [['scripts/build.ts']] },
  backup: { set: 'serve', steps: [['scripts/backup.ts']] },
  restore: { set: 'serve', steps: [['scripts/restore.ts']] },
  review: { set: 'serve', steps: [['scripts/review.ts']] },
  rates: { set: 'serve', steps: [['scripts/rates.ts']] },
  'security-log': { set: 'serve', steps: [['scripts/securityLog.ts']] },
  admin: { set: 'serve', steps: [['scripts/admin.ts']] },
  'end-sessions': { set: 'serve', steps: [['scripts/endSessions.ts']] },
  sbom: { set: 'serve', steps: [['scripts/sbom.ts']] },
  audit: { set: 'serve', steps: [['scripts/audit.ts']] },
  payments: { set: 'serve', steps: [['scripts/payments.ts']] },
  'vision:install': { set: 'serve', steps: [['scripts/visionInstall.ts']] },
  dev: { set: 'full', steps: [['scripts/dev.ts']] },
  // Servers of tests live for a moment: memory that is kept for the next one costs less.
  test: { set: 'full', keepsMemory: true, steps: [['scripts/test.ts']] },
  verify: { set: 'full', steps: [['scripts/verify.ts']] },
  format: { set: 'full', steps: [['node_modules/oxfmt/bin/oxfmt']] },
  lint: {
    set: 'full',
    steps: [
      ['node_modules/oxfmt/bin/oxfmt', '--check'],
      ['node_modules/knip/bin/knip.js'],
      ['node_modules/oxlint/bin/oxlint', '--type-aware'],
    ],
  },
  types: { set: 'full', steps: [['scripts/types.ts']] },
  bench: { set: 'full', steps: [['scripts/bench.ts']] },
  mutate: { set: 'full', steps: [['scripts/mutate.ts']] },
  faults: { set: 'full', steps: [['tests/model/faults.ts']] },
  screens: { set: 'full', steps: [['scripts/screens.ts']] },
  flows: { set: 'full', steps: [['scripts/traceability.ts'], ['tests/model/flows.ts']] },
};

/** The child that runs now, and the signal that we were sent: nothing new is started after one. */
let child;
let stoppedBy;
let stoppedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // One Ctrl-C reaches us twice, from the terminal and from npm. The child must hear of it once,
    // since it takes a second signal for impatience.
    if (signal === stoppedBy && Date.now() - stoppedAt < 500) return;
    stoppedBy = signal;
    stoppedAt = Date.now();
    child?.kill(signal);
  });
}

/**
 * How glibc hands out memory, which is asked for before a process starts: by default each thread that opens
 * a photo keeps what it needed, and the server stays 100 MB larger than it is.
 */
const allocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

await main(process.argv[2], process.argv.slice(3));

async function main(name, further) {
  const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined;
  if (!task) fail(`Usage: node scripts/launch.mjs <${Object.keys(tasks).join('|')}> [arguments]`);

  await install(task.set);
  const node = findNode();
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter);
  for (const [index, [file, ...given]] of task.steps.entries()) {
    if (!existsSync(join(root, file)))
      fail(`'${name}' needs ${file}, which this checkout does not have.`);
    const last = index === task.steps.length - 1;
    await run(node, [file, ...given, ...(last ? further : [])], {
      ...(task.keepsMemory ? {} : allocation),
      ...process.env,
      PATH: path,
    });
  }
}

/** Installs unless what is there is what package-lock.json says. A full install serves every task. */
async function install(set) {
  const stamp = join(modules, '.platewise-install');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stampOf = (installed) => createHash('sha256').update(lock).update(installed).digest('hex');
  const found = readOr(stamp, '');
  if (found === stampOf('full') || (set === 'serve' && found === stampOf('serve'))) return;

  if (!isInstalledByHand(JSON.parse(lock.toString()))) {
    console.log(
      `Installing ${set === 'full' ? 'all packages' : 'the packages that serving needs'} …`,
    );
    // Explicit both ways: NODE_ENV=production would make npm leave out what the tests need.
    // Errors alone: npm would otherwise warn of its own Node, which is not the one that we run.
    await npm([
      'ci',
      set === 'full' ? '--include=dev' : '--omit=dev',
      '--include=optional',
      '--loglevel=error',
    ]);
    writeFileSync(stamp, stampOf(set));
  } else {
    writeFileSync(stamp, stampOf('full'));
  }
}

/** Whether `npm install` or `npm ci`, run by a person, has left every locked package in place. */
function isInstalledByHand(lock) {
  const there = JSON.parse(readOr(join(modules, '.package-lock.json'), '{}')).packages ?? {};
  return Object.entries(lock.packages).every(([path, { optional, version }]) => {
    return path === '' || (optional && !there[path]) || there[path]?.version === version;
  });
}

async function npm(args) {
  // npm tells its scripts where it lives; another package manager may do so too, and has no `ci`.
  const own = process.env.npm_execpath;
  if (own && basename(own) === 'npm-cli.js')
    await run(process.execPath, [own, ...args], process.env);
  else await run('npm', args, process.env);
}

/**
 * The pinned Node, called by its path: a shell may have cached another `node`, and npm 10
 * makes no link to it. Where the platform has none that runs, the Node that runs this file,
 * if it is new enough.
 */
function findNode() {
  const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;

  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (satisfies(process.versions.node, engines.node)) return process.execPath;
  return fail(
    `Platewise needs Node ${engines.node}. It brings its own on Linux (x64 and arm64); here it ` +
      `found ${process.versions.node} only. Please install a newer Node and run the command again.`,
  );
}

/** The part of version ranges that `engines` uses: `^1.2.3`, `>=1` and `||` between them. */
function satisfies(version, range) {
  const numbers = (text) => [0, 1, 2].map((i) => Number(text.split('.')[i] ?? 0));
  const isAtLeast = (have, want) => {
    const i = have.findIndex((part, at) => part !== want[at]);
    return i === -1 || have[i] > want[i];
  };
  const have = numbers(version);
  return range.split('||').some((part) => {
    const [, operator, text] =
      /^\s*(\^|>=)(\S+)\s*$/.exec(part) ?? fail(`Cannot read the range '${part}'.`);
    const want = numbers(text);
    return isAtLeast(have, want) && (operator === '>=' || have[0] === want[0]);
  });
}

/** Resolves when the command has succeeded; otherwise this process ends as the command did. */
function run(command, args, env) {
  if (stoppedBy) process.exit(exitCodeOf(stoppedBy));
  return new Promise((resolve) => {
    // `detached`: a group of its own, so that the terminal's Ctrl-C goes to us alone and we pass it on.
    child = spawn(command, args, {
      cwd: root,
      env,
      stdio: 'inherit',
      detached: process.platform !== 'win32',
    });
    child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`));
    child.on('exit', (code, signal) => {
      child = undefined;
      if (code !== 0) process.exit(code ?? exitCodeOf(signal));
      resolve();
    });
  });
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}

function readOr(file, fallback) {
  return existsSync(file) ? readFileSync(file, 'utf8') : fallback;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
