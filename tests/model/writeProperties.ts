/**
 * In `npm run verify`: plants the fault of every property and writes docs/properties.md, with the
 * shortest way by which each is found. Names of charts do those alone, and write nothing.
 */
import { writeFileSync } from 'node:fs';
import { explore, graphOf } from './engine/index.ts';
import { propertiesOf } from './properties.ts';
import { everySample } from './samples/index.ts';

interface Line {
  chart: string;
  name: string;
  way: string;
}
const wanted = process.argv.slice(2);
const lines: Line[] = [];
for (const samples of everySample) {
  const { chart } = samples;
  if (wanted.length > 0 && !wanted.includes(chart)) continue;
  const exploration = explore(samples);
  const graph = graphOf(samples, exploration);
  for (const { name, property, faulty } of propertiesOf(samples, exploration)) {
    const ill = { ...samples, machine: faulty() };
    const way = property(graphOf(ill, explore(ill)));
    if (property(graph) !== null || way === null) {
      console.log(`${chart}: ${name} ${way === null ? 'finds nothing' : 'does not hold'}`);
      process.exitCode = 1;
    }
    lines.push({ chart, name, way: way ?? '' });
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const page = `# Properties of the charts

Written by \`npm run verify\`: what must be true of every way through a chart, asked of all its situations (\`tests/model/properties.ts\`; \`npm test\` asks the same). Most are read from the chart itself: what waits comes to an end, nothing is sent twice, a late answer is not heard, what is typed stays. For each a fault is planted, and the last column is the shortest way by which the property finds it.

${lines.length} properties of ${new Set(lines.map(({ chart }) => chart)).size} charts.

| chart | property | found after |
|---|---|---|
${lines.map(({ chart, name, way }) => `| ${chart} | ${cell(name)} | ${cell(way)} |`).join('\n')}
`;
if (wanted.length === 0) writeFileSync(new URL('../../docs/properties.md', import.meta.url), page);
console.log(`${lines.length} properties`);
