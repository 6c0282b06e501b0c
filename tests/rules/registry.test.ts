/** What `src/app/registry.ts` says is all that is said of a feature: nothing else lists them, but the charts that start them. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { appMachine } from '../../machines/app/app.machine.ts';
import { homeMachine } from '../../machines/app/home.machine.ts';
import { publicPagesMachine } from '../../machines/app/publicPages.machine.ts';
import {
  charts,
  features,
  featuresOn,
  layoutOf,
  limits,
  pageAt,
  pages,
  views,
} from '../../src/app/features.ts';
import type { Access } from '../../src/features/defineFeature.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/features');

describe('features', () => {
  test('each folder is one, with a line in the registry and a feature.ts of its name', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    expect(features.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort());
    for (const { name } of features)
      expect(existsSync(join(folder, name, 'feature.ts')), name).toBe(true);
  });

  test('names of charts and views are given once', () => {
    for (const key of ['charts', 'views', 'limits', 'pages'] as const) {
      const names = features.flatMap((feature) => Object.keys(feature[key] ?? {}));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test('plain Node can read them, and reads no view and no chart for it', () => {
    const loaded = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { registerHooks } from 'node:module';
         registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
         await import(${JSON.stringify(join(root, 'src/app/features.ts'))});`,
      ],
      { encoding: 'utf8' },
    );
    expect(loaded).toContain('features/login/feature.ts');
    expect(loaded).not.toMatch(/\.tsx|chart\.ts|actors\/|node_modules/);
  });

  test('every chart.ts and every screen is fetched by a feature, or is part of one that is', () => {
    const partsOfOthers = ['followUp', 'health', 'marks', 'offline', 'pantry', 'photos'];
    const provided = globSync('*/chart.ts', { cwd: folder })
      .map((file) => dirname(file))
      .filter((name) => !partsOfOthers.includes(name));
    const withCharts = features.filter((feature) => feature.charts !== undefined);
    expect(new Set(withCharts.map(({ name }) => name))).toEqual(new Set(provided));
  });
});

describe('charts that start features’ charts', () => {
  /** Charts of the features that are on pages of a kind. */
  const chartsFor = (access: Access): string[] =>
    features
      .filter(
        ({ pages: own = {}, comesWith = [] }) =>
          comesWith.includes(access) || Object.values(own).some((page) => page.access === access),
      )
      .flatMap((feature) => Object.keys(feature.charts ?? {}))
      .sort();
  const childrenOf = (machine: AnyStateMachine): string[] =>
    Object.keys(machine.implementations.actors).sort();

  test('home names those of the signed-in, publicPages those of the pages for anyone, and no others', () => {
    expect(childrenOf(homeMachine)).toEqual(chartsFor('signedIn'));
    expect(childrenOf(publicPagesMachine)).toEqual(chartsFor('anyone'));
    expect(childrenOf(appMachine)).toEqual(
      [
        'fetchScreen',
        'home',
        'publicPages',
        'routes',
        'session',
        'toasts',
        'verifyInvitation',
        ...chartsFor('entrance'),
      ].sort(),
    );
  });

  test('each knows the paths of the pages whose charts it starts', () => {
    const machines = { home: homeMachine, publicPages: publicPagesMachine };
    for (const page of pages) {
      const layout = layoutOf(page);
      if (layout !== undefined && page.feature.charts !== undefined)
        expect(JSON.stringify(machines[layout].config), page.path).toContain(`"${page.path}"`);
    }
  });

  test('each child has its view and its limits', () => {
    for (const name of Object.keys(charts)) {
      expect(views).toHaveProperty(name);
      expect(limits).toHaveProperty(name);
    }
  });
});

describe('pages', () => {
  test('one without a chart has one view, of its feature’s name', () => {
    const plain = pages.filter(({ feature }) => feature.charts === undefined);
    expect(plain.length).toBeGreaterThan(0);
    for (const { feature } of plain)
      expect(Object.keys(feature.views ?? {})).toEqual([feature.name]);
  });

  test('an address below a page is on it; an unknown one is on none', () => {
    expect(pageAt('/history/some-id')?.path).toBe('/history');
    expect(pageAt('/histories')).toBeUndefined();
    expect(pageAt('/')).toBeUndefined();
  });

  test('each needs what comes with its kind, and a static page nothing but itself', () => {
    const namesOn = (path: string): string[] => featuresOn(pageAt(path)!).map(({ name }) => name);
    expect(namesOn('/landing')).toEqual(['landing']);
    expect(namesOn('/login')).toEqual(['toast', 'login']);
    expect(namesOn('/terms')).toEqual(['navigation', 'toast', 'legal']);
    expect(namesOn('/planner')).toEqual([
      'access',
      'feedback',
      'navigation',
      'timers',
      'toast',
      'planner',
    ]);
  });
});
