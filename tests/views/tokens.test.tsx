import { describe, expect, test } from 'vitest';
import { system } from '../../src/app/theme/system.ts';
import { theme } from '../../src/app/theme/tokens.ts';
import { vocabulary } from '../../src/app/theme/vocabulary.ts';
import { readStyles, sources } from './styles.ts';

const styles = readStyles();
const elements = styles.filter(({ at }) => at.endsWith('>'));
const rules = styles.filter(({ at }) => !at.endsWith('>'));

const categoryOf = (property: string) => vocabulary.utilities[property]?.values;
const isToken = (category: string, name: string) =>
  system.tokens.getByName(`${category}.${name}`) !== undefined;

/** Plain CSS that needs no token: a length with its unit, a function, a word of the language. */
const plain: Readonly<Record<string, RegExp>> = {
  colors: /^(transparent|currentColor)$/,
  fontWeights: /^$/,
  lineHeights: /^(1|0)$/,
  shadows: /^inset 0 0 0 1px var\(--pw-colors-[\w-]+\)$/,
  zIndex: /^auto$/,
  durations: /^(0s|[\d.]+s)$/,
  easings: /^(linear|ease-out|ease-in-out)$/,
};
const measure =
  /^(-?[\d.]+(rem|em|lh|px|%|dvh|ms|s)|0|auto|none|max-content|calc\(.+\)|env\(.+\))$/;

const unknown = (found: typeof styles) =>
  found.flatMap(({ at, says }) =>
    Object.entries(says).flatMap(([property, values]) => {
      const category = categoryOf(property);
      if (category === undefined) return [];
      return values
        .filter((value) => !isToken(category, value) && !(plain[category] ?? measure).test(value))
        .map((value) => `${at}: ${property} '${value}'`);
    }),
  );

describe('every style of parts and views', () => {
  test('was found', () => {
    expect(rules.length).toBeGreaterThan(150);
    expect(elements.length).toBeGreaterThan(150);
  });

  test('names tokens that the theme has', () => {
    expect(unknown(rules)).toEqual([]);
    expect(unknown(elements)).toEqual([]);
  });

  test('would not pass with one that the theme lacks', () => {
    expect(
      unknown([
        {
          at: 'here',
          says: { color: ['fg.muted', 'fg.quiet'], padding: ['4', '7', '7px'], width: ['8'] },
          nests: [],
        },
      ]),
    ).toEqual(["here: color 'fg.quiet'", "here: padding '7'", "here: width '8'"]);
  });

  test('uses properties that the system knows, by their CSS names', () => {
    const misspelt = rules.flatMap(({ at, says }) =>
      Object.keys(says)
        .filter((property) => !system.isValidProperty(property) && !property.startsWith('Webkit'))
        .map((property) => `${at}: ${property}`),
    );
    expect(misspelt).toEqual([]);
  });

  test('nests in conditions and widths that the system knows', () => {
    const isKnown = (name: string) =>
      name.startsWith('_')
        ? name.slice(1) in vocabulary.conditions
        : name in theme.breakpoints || /[&@:[]/.test(name);
    expect(
      rules.flatMap(({ at, nests }) =>
        nests.filter((name) => !isKnown(name)).map((name) => `${at}: ${name}`),
      ),
    ).toEqual([]);
  });

  test('moves by keyframes that the theme has', () => {
    const names = rules.flatMap(({ at, says }) =>
      (says['animationName'] ?? []).map((name) => ({ at, name })),
    );
    expect(names.filter(({ name }) => name !== 'none' && !(name in theme.keyframes))).toEqual([]);
  });

  test('stands still, or only fades, where motion is unwelcome', () => {
    const moves = rules.filter(({ says }) =>
      [...(says['animationName'] ?? []), ...(says['transitionProperty'] ?? [])].some((what) =>
        /spin|rise|transform|width/.test(what),
      ),
    );
    expect(moves.length).toBeGreaterThan(3);
    expect(
      moves.filter(({ nests }) => !nests.includes('_motionReduce')).map(({ at }) => at),
    ).toEqual([]);
  });
});

test('every custom property that a drawing names is one of the theme', () => {
  const given = JSON.stringify(system.getTokenCss());
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--pw-[\w-]+)\)/g)].map(([, name]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ name }) => !given.includes(`"${name}"`))).toEqual([]);
});

test('no part or view names a colour of its own', () => {
  const colour = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i;
  expect(sources.filter(({ text }) => colour.test(text)).map(({ file }) => file)).toEqual([]);
});
