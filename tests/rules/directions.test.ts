import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Pictures are drawn as they are; what moves is measured in pixels of the window. */
const asDrawn = /src[\\/]ui[\\/](?:pictures[\\/]|icons[\\/]|motion\.ts)/;

test('styles say where a line begins and ends, and nothing of left and right', () => {
  const offending = globSync(
    [
      'src/ui/**/*.{ts,tsx}',
      'src/app/theme/*.{ts,tsx}',
      'src/features/**/*.tsx',
      'src/app/shell/*.tsx',
    ],
    { cwd: root },
  )
    .filter((file) => !asDrawn.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, n) =>
          /[{ ](?:left|right|(?:margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius): ['"`]|textAlign: '(?:left|right)'/.test(
            line,
          )
            ? [`${file}:${n + 1} ${line.trim()}`]
            : [],
        ),
    );
  expect(offending).toEqual([]);
});
