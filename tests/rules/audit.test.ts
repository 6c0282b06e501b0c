/** `npm run audit`: what is made of npm's answer. Nothing here asks the network. */
import { expect, test } from 'vitest';
import { verdictOf } from '../../scripts/audit.ts';

const answer = (vulnerabilities: object, total = 400): string =>
  JSON.stringify({ vulnerabilities, metadata: { dependencies: { total } } });
const weak = (name: string, severity: string, fixAvailable: boolean, via: unknown[]) => ({
  [name]: { name, severity, range: '<1.2.3', via, fixAvailable },
});

test('nothing known is told with how many packages were looked at', () => {
  expect(verdictOf(answer({}))).toEqual({ exit: 0, text: 'No known weakness in 400 packages.\n' });
});

test('weaknesses are named, the gravest first, and end the command with 1', () => {
  const { exit, text } = verdictOf(
    answer({
      ...weak('mild', 'low', true, ['grave']),
      ...weak('grave', 'critical', false, [{ title: 'Runs anything' }]),
    }),
  );
  expect(exit).toBe(1);
  expect(text.split('\n')).toEqual([
    'critical: grave <1.2.3: Runs anything (no newer version mends it)',
    'low: mild <1.2.3: by grave (a newer version mends it)',
    '2 of 400 packages have a known weakness.',
    '',
  ]);
});

test.each([
  [
    'no list',
    JSON.stringify({ statusCode: 405, error: { summary: '' }, uri: 'https://a:b@c.example' }),
  ],
  ['no JSON', 'npm ERR!'],
  ['nothing', ''],
  ['null', 'null'],
  ['no packages', answer({}, 0)],
])('%s is never taken for nothing known', (_, written) => {
  const { exit, text } = verdictOf(written);
  expect(exit).toBe(2);
  expect(text).not.toContain('c.example');
});
