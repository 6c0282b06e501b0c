/** Words that people do not say stay off the screens: in our texts, and in the kitchen's and the services' sentences. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const files = globSync(
  ['src/texts/en/*.ts', 'src/features/*/texts/*en.ts', 'kitchen/*/*.ts', 'server/modules/*/*.ts'],
  { cwd: root },
);

/** The texts within quotes, outside of comments and patterns. */
function textsIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
}

const unsaid: Readonly<Record<string, RegExp>> = {
  anew: /\banew\b/,
  'at the board': /\bat the board\b|\bon the heat\b/,
  'for everybody': /\bfor everybody\b/,
  'what goes in': /\bwhat goes in\b/i,
  'may hold': /\bmay hold\b/i,
  'a space before %': /[\d}] %/,
  'one a line': /\bone a line\b/,
};
/** For whoever writes recipes. */
const forAuthors = new Set(['kitchen/catalogue/recipe.ts']);

describe.each(Object.entries(unsaid))('%s', (name, words) => {
  test('is found where it is', () => {
    const planted = `const a = '${name === 'a space before %' ? '28 % of the day' : name}';`;
    expect(textsIn(planted).some((text) => words.test(text))).toBe(true);
    expect(textsIn(`// ${name}`)).toEqual([]);
  });

  test('is said nowhere', () => {
    const said = files.flatMap((file) =>
      forAuthors.has(file)
        ? []
        : textsIn(readFileSync(join(root, file), 'utf8'))
            .filter((text) => words.test(text))
            .map((text) => `${file}: ${text}`),
    );
    expect(said).toEqual([]);
  });
});
