/**
 * The import table, held by the linter itself: one small file for each folder and each kind of
 * import is linted, and the ones below are refused or accepted.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import ours from '../../oxlint.config.ts';
import { importTable } from '../../scripts/lint/importTable.ts';

const refused: [file: string, code: string][] = [
  ['domain/a.ts', "import { z } from 'zod/mini'"],
  ['domain/a.ts', "import type { PlanDay } from '../contract/plans.ts'"],
  ['domain/a.ts', "import { Temporal } from 'temporal-polyfill'"],

  ['contract/a.ts', "import { z } from 'zod'"],
  ['contract/a.ts', "import { suggest } from '../kitchen/suggest.ts'"],

  ['machines/a.machine.ts', "import ky from 'ky'"],
  ['machines/a.machine.ts', "import { useState } from 'react'"],
  ['machines/a.machine.ts', "import { readFileSync } from 'node:fs'"],
  ['machines/a.machine.ts', "import { trialHours } from '../contract/constants.ts'"],
  ['machines/a.machine.ts', "import { sessionMachine } from './session.machine.ts'"],
  ['machines/a.machine.ts', "import { type SessionEvent } from './shared/session.ts'"],
  ['machines/a.machine.ts', "export { sessionMachine } from './session.machine.ts'"],
  ['machines/a.machine.ts', "export * from './session.machine.ts'"],
  ['machines/a.machine.ts', "import type { Meal } from '../kitchen/meal.ts'"],
  ['machines/a.machine.ts', "import type { View } from '../src/views/a.tsx'"],
  ['machines/shared/a.ts', "import type { FastifyInstance } from 'fastify'"],

  ['kitchen/recipes/suggest.ts', "import { readFileSync } from 'node:fs'"],
  ['kitchen/recipes/suggest.ts', "import { z } from 'zod/mini'"],
  ['kitchen/recipes/suggest.ts', "import { limits } from '../../contract/constants.ts'"],
  ['kitchen/recipes/suggest.ts', "import type { Reply } from '../../server/infrastructure/app.ts'"],
  ['kitchen/catalogue/load.ts', "import { createServer } from 'node:http'"],
  ['kitchen/catalogue/load.ts', "import { parse } from 'csv-parse/sync'"],
  ['kitchen/catalogue/load.ts', "import { z } from 'zod/mini'"],
  ['kitchen/catalogue/load.ts', "import { app } from '../../server/infrastructure/app.ts'"],

  ['src/api/a.ts', "import { createActor } from 'xstate'"],
  ['src/offline/a.ts', "import { calls } from '../../contract/calls.ts'"],
  ['src/app/a.ts', "import { CacheFirst } from 'workbox-strategies'"],
  ['src/api/a.ts', "import type { Events } from '../../machines/shared/events.ts'"],
  ['src/actors/a.ts', "import ky from 'ky'"],
  ['src/actors/a.ts', "import { sessionMachine } from '../../machines/session/session.machine.ts'"],
  ['src/actors/a.ts', "import { useState } from 'react'"],
  ['src/context/a.tsx', "import { readSession } from '../actors/readSession.ts'"],
  ['src/context/a.tsx', "import { createActor } from 'xstate'"],
  [
    'src/context/a.tsx',
    "import { sessionMachine } from '../../machines/session/session.machine.ts'",
  ],
  ['src/ui/a.tsx', "import { useSelector } from '@xstate/react'"],
  ['src/ui/a.tsx', "import { useAuth } from '../context/auth.tsx'"],
  ['src/ui/a.tsx', "import { texts } from '../texts/en.ts'"],
  ['src/features/login/views/a.tsx', "import { Button } from '@chakra-ui/react'"],
  ['src/features/login/views/a.tsx', "import { useSelector } from '@xstate/react'"],
  ['src/features/login/views/a.tsx', "import { client } from '../../../api/client.ts'"],
  ['src/features/login/views/a.tsx', "import { logIn } from '../actors/logIn.ts'"],
  ['src/features/login/actors/a.ts', "import { LoginView } from '../views/LoginView.tsx'"],
  ['src/features/login/texts/en.ts', "import { LoginView } from '../views/LoginView.tsx'"],
  ['src/features/login/chart.ts', "import { shell } from '../../app/shell.ts'"],
  ['src/app/shell/a.tsx', "import { shell } from '../shell.ts'"],
  ['src/features/login/views/a.tsx', "import { Link } from 'wouter'"],
  [
    'src/features/login/views/a.tsx',
    "import { loginMachine } from '../../../../machines/login/login.machine.ts'",
  ],
  ['src/texts/en.ts', "import { useState } from 'react'"],
  ['src/texts/en.ts', "import { trialHours } from '../../contract/constants.ts'"],
  ['src/app/a.tsx', "import ky from 'ky'"],
  ['src/app/a.tsx', "import { buildApp } from '../../server/infrastructure/app.ts'"],
  ['src/main.tsx', "import { Login } from './features/login/views/LoginView.tsx'"],
  ['src/helpers/a.ts', "import { format } from 'date-fns'"],

  [
    'server/modules/plans/a.ts',
    "import { sessionMachine } from '../../../machines/session/session.machine.ts'",
  ],
  [
    'server/modules/plans/a.ts',
    "import type { SessionEvent } from '../../../machines/shared/session.ts'",
  ],
  ['server/modules/plans/a.ts', "import { client } from '../../../src/api/client.ts'"],
  ['server/modules/plans/a.ts', "import { createActor } from 'xstate'"],
  ['server/modules/plans/a.ts', "import { renderToString } from 'react-dom/server'"],

  ['contract/a.ts', "import { help } from '../tests/help.ts'"],
  ['machines/a.machine.ts', "import { help } from '../tests/help.ts'"],
  ['kitchen/a.ts', "import { help } from '../tests/help.ts'"],
  ['src/app/a.tsx', "import { help } from '../../tests/help.ts'"],
  ['server/a.ts', "import { help } from '../tests/help.ts'"],
  ['scripts/a.ts', "import { help } from '../tests/help.ts'"],
  ['vite.config.ts', "import { help } from './tests/help.ts'"],

  ['tests/api/a.test.ts', "import facts from '../../../shared/facts.ts'"],
  ['tests/model/engine/a.ts', "import { readTable } from '../tables.ts'"],
  ['tests/model/engine/a.ts', "import { slots } from '../../../domain/slots.ts'"],
  ['server/a.ts', "export const folder = new URL('../../shared/data/', import.meta.url)"],
  ['server/a.ts', "import tool from '/opt/tool.js'"],
  ['server/a.ts', "import('../machines/session.machine.ts')"],
  ['server/a.ts', 'import(globalThis.name)'],
  ['server/a.ts', "const xstate = require('xstate')"],
  ['server/a.ts', "export type A = import('../machines/session.machine.ts').A"],
  ['server/a.ts', "import xstate = require('xstate')"],
];

const accepted: [file: string, code: string][] = [
  ['domain/a.ts', "import { addDays } from 'date-fns/addDays'"],
  ['domain/a.ts', "import { slots } from './slots.ts'"],
  ['contract/a.ts', "import { slots } from '../domain/slots.ts'"],
  ['machines/planner/a.machine.ts', "import { slots } from '../../domain/slots.ts'"],
  ['kitchen/planning/a.ts', "import { slots } from '../../domain/slots.ts'"],
  ['kitchen/catalogue/load.ts', "import { slots } from '../../domain/slots.ts'"],
  ['src/api/a.ts', "import { slots } from '../../domain/slots.ts'"],
  ['src/actors/a.ts', "import { slots } from '../../domain/slots.ts'"],
  ['src/context/a.tsx', "import { slots } from '../../domain/slots.ts'"],
  ['src/ui/a.tsx', "import { slots } from '../../domain/slots.ts'"],
  ['src/texts/a.ts', "import { slots } from '../../domain/slots.ts'"],
  ['src/features/login/chart.ts', "import { slots } from '../../../domain/slots.ts'"],
  ['src/features/login/actors/a.ts', "import { slots } from '../../../../domain/slots.ts'"],
  ['src/features/login/views/a.tsx', "import { slots } from '../../../../domain/slots.ts'"],
  ['src/features/login/texts/en.ts', "import { slots } from '../../../../domain/slots.ts'"],
  ['src/app/a.tsx', "import { slots } from '../../domain/slots.ts'"],
  ['src/app/shell/a.tsx', "import { slots } from '../../../domain/slots.ts'"],
  ['server/modules/plans/a.ts', "import { slots } from '../../../domain/slots.ts'"],
  ['contract/a.ts', "import { z } from 'zod/mini'"],
  ['contract/a.ts', "import { call } from './call.ts'"],
  ['machines/a.machine.ts', "import { setup } from 'xstate'"],
  ['machines/a.machine.ts', "import { addDays } from 'date-fns'"],
  ['machines/a.machine.ts', "import type { Recipe } from '../contract/kitchen.ts'"],
  ['machines/a.machine.ts', "import type { SessionEvent } from './shared/session.ts'"],
  ['machines/a.machine.ts', "import type { sessionMachine } from './session.machine.ts'"],
  ['machines/a.machine.ts', "export type A = import('./session.machine.ts').A"],
  ['kitchen/planning/solve.ts', "import highs from 'highs'"],
  ['kitchen/planning/solve.ts', "import { units } from '../ingredients/units.ts'"],
  ['kitchen/planning/solve.ts', "import type { Recipe } from '../../contract/kitchen.ts'"],
  ['kitchen/catalogue/load.ts', "import { readFileSync } from 'node:fs'"],
  ['src/api/a.ts', "import ky from 'ky'"],
  ['src/api/a.ts', "import { openDB } from 'idb'"],
  ['src/offline/a.ts', "import { CacheFirst } from 'workbox-strategies'"],
  ['src/api/a.ts', "import { logIn } from '../../contract/account.ts'"],
  ['src/actors/a.ts', "import { fromPromise } from 'xstate'"],
  ['src/actors/a.ts', "import { client } from '../api/client.ts'"],
  ['src/actors/a.ts', "import type { Ports } from '../../machines/session/session.machine.ts'"],
  ['src/context/a.tsx', "import { useSelector } from '@xstate/react'"],
  ['src/context/a.tsx', "import type { ActorRefFrom } from 'xstate'"],
  ['src/ui/a.tsx', "import { Button } from '@chakra-ui/react'"],
  ['src/ui/a.tsx', "import { DndContext } from '@dnd-kit/core'"],
  [
    'src/features/login/chart.ts',
    "import { loginMachine } from '../../../machines/login/login.machine.ts'",
  ],
  ['src/features/login/actors/a.ts', "import { client } from '../../../api/client.ts'"],
  ['src/features/login/texts/fr.ts', "import type { login } from './en.ts'"],
  ['src/app/shell/a.tsx', "import { TrialView } from '../../features/access/views/Trial.tsx'"],
  ['src/features/login/views/a.tsx', "import { useAuth } from '../../../context/auth.tsx'"],
  ['src/features/login/views/a.tsx', "import { Field } from '../../../ui/Field.tsx'"],
  ['src/features/login/views/a.tsx', "import { texts } from '../texts/en.ts'"],
  [
    'src/features/login/views/a.tsx',
    "import type { loginMachine } from '../../../../machines/login/login.machine.ts'",
  ],
  ['src/texts/en.ts', "import { dates } from './dates.ts'"],
  ['src/app/a.tsx', "import { loginMachine } from '../../machines/login/login.machine.ts'"],
  ['src/app/a.tsx', "import('../features/login/views/LoginView.tsx')"],
  ['src/app/a.tsx', "import { Router } from 'wouter'"],
  ['src/app/a.tsx', "import '@fontsource-variable/fraunces'"],
  ['src/main.tsx', "import { createRoot } from 'react-dom/client'"],
  ['server/modules/plans/a.ts', "import { createHash } from 'node:crypto'"],
  ['server/modules/plans/a.ts', "import cookie from '@fastify/cookie'"],
  ['server/modules/plans/a.ts', "import { suggest } from '../../../kitchen/recipes/suggest.ts'"],
  ['server/modules/plans/a.ts', "export const folder = new URL('../../../dist/', import.meta.url)"],
  ['scripts/a.ts', "import { sessionMachine } from '../machines/session.machine.ts'"],
  ['tests/api/a.test.ts', "import { buildApp } from '../../server/infrastructure/app.ts'"],
  ['tests/api/a.test.ts', "import { help } from '../help.ts'"],
  ['tests/model/engine/a.ts', "import { explore } from './derive.ts'"],
];

const root = join(import.meta.dirname, '..', '..');
const checkouts = mkdtempSync(join(tmpdir(), 'platewise-imports-'));
const config = join(checkouts, '.oxlintrc.json');

const cases = [...refused, ...accepted];

/** What the linter says of each case, by its place in `cases`. */
const answers = new Map<number, string[]>(cases.map((_, index) => [index, []]));

beforeAll(() => {
  writeFileSync(config, JSON.stringify(ourConfig()));
  // A round is a checkout in which each file occurs once: nearly all cases fit into the first.
  const rounds: Map<string, number>[] = [];
  for (const [index, [file]] of cases.entries()) {
    const path = importTable.some(({ place }) => place === file)
      ? file
      : join(dirname(file), `${index}-${basename(file)}`);
    const free = rounds.find((round) => !round.has(path));
    if (free) free.set(path, index);
    else rounds.push(new Map([[path, index]]));
  }
  for (const [index, round] of rounds.entries()) lint(join(checkouts, String(index)), round);
}, 180_000);

afterAll(() => rmSync(checkouts, { recursive: true, force: true }));

/** The project's own configuration, less what needs types: these files import what is not there. */
function ourConfig(): object {
  return {
    ...ours,
    overrides: [],
    options: { ...ours.options, typeAware: false },
    jsPlugins: ours.jsPlugins.map((path) => join(root, path)),
  };
}

function lint(checkout: string, files: Map<string, number>): void {
  for (const [file, index] of files) {
    mkdirSync(join(checkout, dirname(file)), { recursive: true });
    writeFileSync(join(checkout, file), `${cases[index]?.[1]};\n`);
  }
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--config', config, '--format', 'json'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; message: string }[];
  };
  for (const { filename, code, message } of diagnostics) {
    if (code === 'platewise(imports)') answers.get(files.get(filename) ?? -1)?.push(message);
  }
}

const answerTo = (file: string, code: string) =>
  answers.get(cases.findIndex((each) => each[0] === file && each[1] === code));

describe('the linter refuses', () => {
  test.each(refused)('%s: %s', (file, code) => {
    expect(answerTo(file, code)).toHaveLength(1);
  });
});

describe('the linter accepts', () => {
  test.each(accepted)('%s: %s', (file, code) => {
    expect(answerTo(file, code)).toEqual([]);
  });
});

test('every row of the table is tried both ways', () => {
  const isTried = (some: [string, string][], place: string) =>
    some.some(([file]) => new RegExp(`^${place.replaceAll('*', '[^/]+')}`).test(file));
  const exempt = new Set([
    'vite.config.ts',
    'vitest.config.ts',
    'oxlint.config.ts',
    'stryker.config.mjs',
  ]);
  const untried = importTable.filter(
    ({ place }) => !exempt.has(place) && !(isTried(refused, place) && isTried(accepted, place)),
  );
  expect(untried.map(({ place }) => place)).toEqual([]);
});
