import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

/**
 * How Stryker runs a chart's tests. A chart is one literal, made when its file is loaded, so every
 * fault in it needs the file reloaded: here, unlike in vitest.config.ts, each file has a world
 * of its own. The derived tests on real actors and the shape of the charts are enough to notice
 * nearly all; the screens, ten times slower to load, are left to `npm test`.
 */
const sourceOf = (name: string): string =>
  globSync(`machines/*/${name}.machine.ts`, { cwd: join(import.meta.dirname, '..') })[0] ?? '';
const chart = process.env['MUTATED_CHART'] ?? '*';

/** tests/machines/charts.ts with the mutated chart alone: loading all of them would take most of the time. */
const mutatedAlone: Plugin = {
  name: 'the mutated chart alone',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/tests/machines/charts.ts')
      ? `import { ${chart}Machine } from '../../${sourceOf(chart)}';\nexport const charts = { ${chart}: ${chart}Machine };`
      : undefined,
};

export default defineConfig({
  plugins: [mutatedAlone],
  test: {
    isolate: true,
    bail: 1,
    environment: 'node',
    // Not tests/machines/visualiser.test.ts: it reads the source, which Stryker has filled with its switches.
    include: [`tests/model/${chart}.test.ts`, 'tests/machines/shape.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});
