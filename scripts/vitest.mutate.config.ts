import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * How Stryker runs a chart's tests. A chart is one literal, made when its file is loaded, so every
 * fault in it needs the file loaded anew: here, unlike in vitest.config.ts, each file has a world
 * of its own.
 */
const chart = process.env['MUTATED_CHART'] ?? '*';

export default defineConfig({
  plugins: [react()],
  test: {
    isolate: true,
    bail: 1,
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: [`tests/model/${chart}.test.ts`, 'tests/machines/**/*.test.ts'], setupFiles: ['tests/setup.ts'] } },
      { extends: true, test: { name: 'view', environment: 'happy-dom', include: [`tests/model/${chart}.test.tsx`], setupFiles: ['tests/setup.ts', 'tests/setupView.ts'] } },
    ],
  },
});
