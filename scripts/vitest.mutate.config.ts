import { defineConfig } from 'vitest/config';

/**
 * How Stryker runs a chart's tests. A chart is one literal, made when its file is loaded, so every
 * fault in it needs the file loaded anew: here, unlike in vitest.config.ts, each file has a world
 * of its own. The derived tests on real actors and the shape of the charts are enough to notice
 * nearly all; the screens, ten times slower to load, are left to `npm test`.
 */
const chart = process.env['MUTATED_CHART'] ?? '*';

export default defineConfig({
  test: {
    isolate: true,
    bail: 1,
    environment: 'node',
    // Not tests/machines/visualiser.test.ts: it reads the source, which Stryker has filled with its switches.
    include: [`tests/model/${chart}.test.ts`, 'tests/machines/shape.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});
