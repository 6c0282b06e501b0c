import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Tests whose imports only Vite understands (views, `import.meta.glob`); Node itself runs all others of
 * the units, which saves transforming each module.
 */
const throughVite = [
  'tests/api/paths.test.ts',
  'tests/kitchen/notes.test.ts',
  'tests/rules/{installing,registry,staticStyles}.test.ts',
  'tests/texts/{french,meals,refusals}.test.ts',
];

/**
 * Five projects, by what a test needs around it. Files share one world inside a worker
 * (`isolate: false`): Chakra then loads once and not once a file. tests/setup.ts puts back what
 * a test changed.
 */
const shared = {
  setupFiles: ['tests/setup.ts'],
  isolate: false,
  // What comes is waited for; vitest's own second is over too soon on a busy machine.
  expect: { poll: { timeout: 45_000 } },
};

/**
 * What Node can load by itself also where a project's views need Vite: what Vite transforms asks for
 * each imported name wherever it is used, and computes a fifth more.
 */
const loadedByNode = (...more: string[]) => {
  const root = import.meta.dirname.replaceAll(/[^\w/]/g, String.raw`\$&`);
  const folders = ['kitchen', 'domain', 'contract', 'server', 'machines', ...more].join('|');
  return { deps: { external: [new RegExp(`^(?:file://)?${root}/(?:${folders})/`)] } };
};

/** What takes long waits for `npm run verify`. */
const long = process.env['VERIFY'] ? [] : ['tests/**/*.long.test.ts'];

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: ['tests/model/printCoverage.ts', 'tests/api/keptSchemas.ts'],
    // What a test leaves behind is collected less often: a tenth less computing.
    execArgv: ['--max-semi-space-size=64'],
    // A test often waits, for a server, a browser or a timer: more workers than cores keep these busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{flows,browser}/**', ...throughVite, ...long],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'vite',
          environment: 'node',
          server: loadedByNode(),
          include: throughVite,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          setupFiles: [...shared.setupFiles, 'tests/setupView.ts'],
          name: 'view',
          environment: 'happy-dom',
          server: loadedByNode('tests/model/engine', 'tests/model/samples'),
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/flows/**'],
          testTimeout: 180_000,
        },
      },
      {
        // The production wiring against a real server. A file that needs no page says
        // `// @vitest-environment node` in its first line.
        extends: true,
        test: {
          ...shared,
          setupFiles: [...shared.setupFiles, 'tests/setupView.ts'],
          name: 'flows',
          environment: 'happy-dom',
          server: loadedByNode(),
          include: ['tests/flows/**/*.test.{ts,tsx}'],
          exclude: long,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Chromium against the built app; scripts/test.ts builds first and names the browser.
        extends: true,
        test: {
          ...shared,
          name: 'browser',
          globalSetup: ['tests/browser/app.ts'],
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          exclude: long,
          testTimeout: 400_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
