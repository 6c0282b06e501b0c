import { describe, expect, test } from 'vitest';
import { palette } from '../../src/app/theme/palette.ts';
import { readStyles } from './styles.ts';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** `fg` is `fg.DEFAULT`. */
function colourOf(name: string, mode: Mode): string {
  const [group = '', shade = 'DEFAULT'] = name.split('.');
  const shades = palette[group as keyof typeof palette] as Record<
    string,
    readonly [string, string]
  >;
  return shades[shade]![modes.indexOf(mode)]!;
}

/** WCAG 2.2: relative luminance and contrast ratio. */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg', 'bg.surface', 'bg.sunken', 'bg.raised'];
const pairs: readonly [wanted: number, front: string, backs: readonly string[]][] = [
  [4.5, 'fg', [...grounds, 'herb.subtle', 'paprika.subtle', 'saffron.subtle', 'herb.line']],
  [4.5, 'fg.muted', [...grounds, 'herb.subtle']],
  [4.5, 'herb.text', [...grounds, 'herb.subtle']],
  [4.5, 'paprika.text', grounds],
  [4.5, 'herb.onSolid', ['herb.solid', 'herb.solidHover']],
  [4.5, 'paprika.onSolid', ['paprika.solid', 'paprika.solidHover']],
  [4.5, 'herb.onSubtle', ['herb.subtle']],
  [4.5, 'paprika.onSubtle', ['paprika.subtle']],
  [4.5, 'saffron.onSubtle', ['saffron.subtle']],
  [4.5, 'aubergine.onSolid', ['aubergine.solid', 'aubergine.hover']],
  [4.5, 'aubergine.muted', ['aubergine.solid']],
  [4.5, 'aubergine.onHerb', ['aubergine.herb', 'aubergine.herbHover']],
  // Edges of what can be used, the focus ring, and what a meter says by its length.
  [3, 'border.control', grounds],
  [3, 'border.focus', [...grounds, 'herb.subtle']],
  [3, 'aubergine.herb', ['aubergine.solid']],
  [3, 'aubergine.line', ['aubergine.solid']],
  [3, 'herb.solid', grounds],
  [3, 'paprika.solid', grounds],
  [3, 'saffron.onSubtle', grounds],
];

describe.each(modes)('in %s mode', (mode) => {
  test.each(
    pairs.flatMap(([wanted, front, backs]) => backs.map((back) => [front, back, wanted] as const)),
  )('%s on %s reaches %s:1', (front, back, wanted) => {
    expect(contrast(colourOf(front, mode), colourOf(back, mode))).toBeGreaterThanOrEqual(wanted);
  });
});

test('wherever a style gives both, what is written can be read on its ground', () => {
  const both = readStyles().flatMap(({ at, says }) =>
    (says['color'] ?? [])
      .flatMap((front) => (says['background'] ?? []).map((back) => ({ at, front, back })))
      .filter(({ front, back }) => front.includes('.') && back.includes('.')),
  );
  expect(both.length).toBeGreaterThan(10);
  const weak = both.filter(({ front, back }) =>
    modes.some((mode) => contrast(colourOf(front, mode), colourOf(back, mode).slice(0, 7)) < 4.5),
  );
  expect(weak).toEqual([]);
});
