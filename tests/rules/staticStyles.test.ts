// @vitest-environment node
/** The built app's style sheet says of every part what Chakra would say of it while the app runs. */
import { serializeStyles } from '@emotion/serialize';
import { compile, type Element } from 'stylis';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  collectRecipes,
  importTheme,
  partCss,
  type Recipe,
  type SystemContext,
} from '../../scripts/build/staticStyles.ts';

const root = process.cwd();
const widths = [320, 700, 900, 1100, 1600];
let recipes: Map<string, Recipe[]>;
let system: SystemContext;

beforeAll(async () => {
  recipes = await collectRecipes(root);
  ({ system } = await importTheme(root));
}, 180_000);

interface Rule {
  where: string;
  property: string;
  value: string;
}

/** The rules in force at a width, in the order of the sheet; of other conditions each is taken as met. */
function rulesAt(
  width: number,
  elements: readonly Element[],
  isMine: (selector: string) => string | null,
  condition = '',
): Rule[] {
  return elements.flatMap((element): Rule[] => {
    if (element.type === 'decl') return [];
    const children = Array.isArray(element.children) ? element.children : [];
    if (element.type.startsWith('@')) {
      const least = /min-width:\s*([\d.]+)(rem|em|px)/.exec(element.value);
      const pixels = least ? Number(least[1]) * (least[2] === 'px' ? 1 : 16) : 0;
      return least && pixels > width
        ? []
        : rulesAt(
            width,
            children,
            isMine,
            least || element.type === '@layer' ? condition : condition + element.value,
          );
    }
    const props = Array.isArray(element.props) ? element.props : [element.props];
    return props.flatMap((selector) => {
      const where = isMine(selector);
      return where === null
        ? []
        : children
            .filter((each) => each.type === 'decl' && !String(each.props).startsWith('-'))
            .map((each) => ({
              where: condition + where,
              property: String(each.props),
              value: String(each.children),
            }));
    });
  });
}

/** What holds in the end: the last word on each property, and which of a shorthand and its longhands came last. */
function outcome(rules: readonly Rule[]): Record<string, string> {
  const last = new Map<string, string>();
  for (const { where, property, value } of rules) {
    const key = `${where} ${property}`;
    last.delete(key);
    last.set(key, value);
  }
  const keys = [...last.keys()];
  const covered = keys.filter((key, at) =>
    keys.slice(at + 1).some((later) => key.startsWith(`${later}-`) && !key.includes('-radius')),
  );
  return Object.fromEntries(
    [...last].filter(([key]) => !covered.includes(key)).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** No variant, each alone, and each two of different variants together. */
function choicesOf({ variants = {} }: Recipe): Record<string, string>[] {
  const single = Object.entries(variants).flatMap(([variant, values]) =>
    Object.keys(values).map((value) => ({ [variant]: value })),
  );
  const pairs = single.flatMap((one, at) =>
    single
      .slice(at + 1)
      .filter((other) => Object.keys(one)[0] !== Object.keys(other)[0])
      .map((other) => ({ ...one, ...other })),
  );
  return [{}, ...single, ...pairs];
}

test('every part has the look that Chakra gives it, at every width and in every choice of its variants', () => {
  let compared = 0;
  for (const [part, own] of recipes) {
    for (const [index, { defaultVariants: _, ...recipe }] of own.entries()) {
      const name = `${part}${index}`;
      const sheet = compile(partCss(system, name, recipe));
      const cva = system.cva(recipe);
      for (const choice of choicesOf(recipe)) {
        const classes = [
          name,
          ...Object.entries(choice).map(([variant, value]) => `${name}-${variant}-${value}`),
        ];
        const isMine = (selector: string): string | null => {
          const mine = classes.find((each) => new RegExp(`\\.${each}(?![\\w-])`).test(selector));
          // Copies for single browsers, as stylis adds them, say the same again.
          return mine === undefined ||
            /:-(?:moz|ms|webkit)-(?:read|input|placeholder)/.test(selector)
            ? null
            : selector.replace(`.${mine}`, '&');
        };
        const merged = compile(`.x{${serializeStyles([system.css(cva(choice)) as never]).styles}}`);
        for (const width of widths) {
          const ours = outcome(rulesAt(width, sheet, isMine));
          const theirs = outcome(
            rulesAt(width, merged, (selector) =>
              /\.x(?![\w-])/.test(selector) ? selector.replace('.x', '&') : null,
            ),
          );
          expect(ours, `${name} ${JSON.stringify(choice)} at ${width} px`).toEqual(theirs);
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

describe('a recipe', () => {
  test("whose variant's shorthand would hide a longhand of its base is refused", () => {
    const recipe = {
      base: { padding: '2', paddingInlineStart: '4' },
      variants: { roomy: { true: { padding: '5' } } },
    };
    expect(() => partCss(system, 'Box0', recipe)).toThrow(
      "Box0: the variant's padding would hide the base's paddingInlineStart. Write both in the variant.",
    );
  });

  test("keeps its base's rule for wide screens above a variant's plain one", () => {
    const css = partCss(system, 'Box0', {
      base: { color: 'fg', md: { color: 'fg.muted' } },
      variants: { loud: { true: { color: 'herb.text' } } },
    });
    expect(css.indexOf('.Box0-loud-true')).toBeGreaterThan(-1);
    expect(css.indexOf('@media')).toBeGreaterThan(css.indexOf('.Box0-loud-true'));
  });
});
