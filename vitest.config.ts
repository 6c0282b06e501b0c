import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Five projects, by what a test needs around it. Files share one world inside a worker
 * (`isolate: false`): Chakra then loads once and not once a file. tests/setup.ts puts back what
 * a test changed.
 */
const shared = {
  setupFiles: ['tests/setup.ts'],
  isolate: false,
  // What comes is waited for; vitest's own second is over too soon on a busy machine.
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: ['tests/model/printCoverage.ts'],
    // On two cores vitest would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{flows,browser}/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          setupFiles: [...shared.setupFiles, 'tests/setupView.ts'],
          name: 'view',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/flows/**'],
          testTimeout: 60_000,
        },
      },
      {
        // The production wiring against a real server. A file that needs no page says
        // `// @vitest-environment node` in its first line.
        extends: true,
        test: {
          ...shared,
          setupFiles: [...shared.setupFiles, 'tests/setupView.ts'],
          isolate: true,
          name: 'flows',
          environment: 'happy-dom',
          include: ['tests/flows/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Chromium against the built app; scripts/test.ts builds first and names the browser.
        extends: true,
        test: {
          ...shared,
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          // What takes long waits for `npm run verify`.
          exclude: process.env['VERIFY'] ? [] : ['tests/browser/**/*.long.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
