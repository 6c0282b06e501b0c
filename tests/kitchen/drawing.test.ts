// The drawings of dishes: every recipe has one, and none shows what its recipe lacks.
import { describe, expect, test } from 'vitest';
import { plainDish } from '../../kitchen/drawing/dish.ts';
import { drawingOf } from '../../kitchen/drawing/dishOf.ts';
import { budget, draw } from '../../kitchen/drawing/draw.ts';
import { foodsOf, hasLook } from '../../kitchen/drawing/foodLooks.ts';
import { foods, isFood } from '../../kitchen/drawing/foods.ts';
import { forms, isForm } from '../../kitchen/drawing/forms.ts';
import type { Form } from '../../kitchen/drawing/forms.ts';
import { extraHolds, garnishHolds } from '../../kitchen/drawing/garnishOf.ts';
import { guessForm } from '../../kitchen/drawing/guess.ts';
import type { DishLook } from '../../kitchen/drawing/options.ts';
import { catalogue, kitchen } from './support.ts';

const formNames = Object.keys(forms) as Form[];
const drawings = catalogue.recipes.map((recipe) => ({
  recipe,
  ...drawingOf(recipe, catalogue.ingredients),
  ingredients: recipe.ingredients.map(({ key }) => catalogue.ingredients.get(key)!),
}));
/** What of a drawing is not its ids, which are made of the whole dish. */
const withoutIds = (svg: string): string => svg.replaceAll(/(?:id="|href="#)[\da-z]+/g, '');

/** Opens and closes its tags in order, quotes its attributes, and holds no text. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [a-z-]+(?::[a-z]+)?="[^"<&]*")*)(\/?)>/gi,
    (_tag, close: string, name: string, _attributes: string, empty: string) => {
      if (close) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
      return '';
    },
  );
  expect(rest).toBe('');
  expect(open).toEqual([]);
}

describe('recipes', () => {
  test('each names a form that exists', () => {
    const unknown = catalogue.recipes.filter(({ form }) => form === null || !isForm(form));
    expect(unknown.map(({ path, form }) => `${path}: ${form}`)).toEqual([]);
  });

  test('every food that is drawn is a food of its recipe', () => {
    const strange = drawings.flatMap(({ recipe, look, ingredients }) => {
      const own = new Set<string>(ingredients.flatMap(foodsOf));
      return [...(look.pieces ?? []), ...(look.centre ?? [])]
        .filter((food) => !own.has(food))
        .map((food) => `${recipe.id}: ${food}`);
    });
    expect(strange).toEqual([]);
  });

  test('every garnish and every extra stands for an ingredient of its recipe', () => {
    const strange = drawings.flatMap(({ recipe, look, ingredients }) =>
      [
        ...(look.garnish ?? []).filter((name) => !ingredients.some(garnishHolds[name])),
        ...(look.extras ?? []).filter(
          (name) => name !== 'sauce' && name !== 'relish' && !ingredients.some(extraHolds[name]),
        ),
      ].map((name) => `${recipe.id}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test('none without milk shows cream, cheese or butter, none without egg an egg', () => {
    for (const { recipe, look, ingredients } of drawings) {
      const holds = (...tags: string[]) =>
        ingredients.some((each) => tags.some((tag) => each.tags.has(tag)));
      const shown: readonly string[] = [
        ...(look.garnish ?? []),
        ...(look.extras ?? []),
        ...(look.pieces ?? []),
      ];
      const milky = shown.filter((name) =>
        [
          'cream',
          'dollop',
          'cheese',
          'butter',
          'feta',
          'paneer',
          'halloumi',
          'curdCheese',
        ].includes(name),
      );
      if (!holds('milk', 'dairy') && !ingredients.some(({ key }) => key === 'egg_white'))
        expect(milky, recipe.id).toEqual([]);
      if (!holds('egg'))
        expect(
          shown.filter((name) => ['egg', 'friedEgg', 'scramble'].includes(name)),
          recipe.id,
        ).toEqual([]);
    }
  });

  test('each drawing is well-formed, whole and light', () => {
    for (const { recipe, form, look } of drawings) {
      const svg = draw(form, look);
      expect(Buffer.byteLength(svg), recipe.id).toBeLessThanOrEqual(budget);
      expect(svg, recipe.id).not.toMatch(/NaN|undefined|Infinity|null/);
      expectWellFormed(svg);
    }
  });

  test('two drawings on one page do not share an id', () => {
    const [one, other] = drawings
      .slice(0, 2)
      .map(
        ({ form, look }) =>
          new Set([...draw(form, look).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      );
    expect([...one!].filter((id) => other!.has(id))).toEqual([]);
  });
});

describe('forms', () => {
  const nonsense: DishLook = {
    base: '#2f6b8c',
    main: '#d9a0c0',
    pieces: ['kiwi', 'prawn', 'broccoli', 'corn'],
    centre: ['salmon'],
    garnish: ['herbs', 'lime'],
    seed: 'nonsense',
  };

  test('there are more than 66', () => expect(formNames.length).toBeGreaterThan(66));

  test.each(formNames)('%s is drawn the same by the same seed, another way by another', (form) => {
    expect(draw(form, nonsense)).toBe(draw(form, nonsense));
    expect(draw(form, { ...nonsense, seed: 'another' })).not.toBe(draw(form, nonsense));
  });

  test('none looks like another with the same options', () => {
    const all = formNames.map((form) => withoutIds(draw(form, { ...nonsense, glaze: '#4f6d7a' })));
    expect(new Set(all).size).toBe(formNames.length);
  });

  test.each(formNames)(
    '%s is whole with nothing in it, and within the budget with much',
    (form) => {
      const empty = draw(form, {
        pieces: [],
        centre: [],
        garnish: [],
        extras: [],
        bases: [],
        seed: 'empty',
      });
      const names = Object.keys(foods).filter(isFood);
      expectWellFormed(empty);
      expect(empty).not.toMatch(/NaN|undefined/);
      for (let i = 0; i < names.length; i += 5) {
        const full = draw(form, {
          pieces: names.slice(i, i + 5),
          centre: names.slice(i, i + 2),
          garnish: ['nuts', 'herbs'],
          seed: `full ${i}`,
        });
        expect(full.length, names.slice(i, i + 5).join()).toBeLessThanOrEqual(budget);
        expectWellFormed(full);
      }
    },
  );

  test.each<[Form, DishLook]>([
    ['skillet', { extras: ['egg'] }],
    ['pizza', { extras: ['cheese'] }],
    ['burger', { extras: ['sesame'] }],
    ['sushi', { extras: ['wasabi'] }],
    ['dosa', { extras: ['sauce'] }],
    ['fritters', { extras: ['sauce'] }],
    ['clearSoup', { extras: ['oil'] }],
    ['thickSoup', { extras: ['cream'] }],
    ['pancakes', { extras: ['butter'] }],
    ['scones', { extras: ['jam'] }],
    ['cookies', { extras: ['chocolate'] }],
    ['dip', { extras: ['bread'] }],
    ['salad', { extras: ['leaves'] }],
    ['flan', { extras: ['syrup'] }],
    ['cakeSlice', { extras: ['cream'] }],
  ])('%s leaves out what it is not asked for', (form, look) => {
    const bare: DishLook = { pieces: [], garnish: [], seed: 'bare' };
    expect(withoutIds(draw(form, { ...bare, ...look }))).not.toBe(
      withoutIds(draw(form, { ...bare, extras: [] })),
    );
  });

  test('a burger without leaves has none', () => {
    const burger = (pieces: DishLook['pieces']) =>
      draw('burger', { pieces, extras: [], garnish: [], seed: 'burger' });
    expect(burger(['lettuce', 'beef'])).toContain(foods.lettuce[1]);
    expect(burger(['beef'])).not.toContain(foods.lettuce[1]);
  });
});

describe('foods', () => {
  test('the table knows how every ingredient looks, and names foods that can be drawn', () => {
    const all = [...catalogue.ingredients.values()];
    expect(all.filter((each) => !hasLook(each)).map(({ key }) => key)).toEqual([]);
    expect(all.flatMap(foodsOf).filter((food) => !isFood(food))).toEqual([]);
  });
});

describe('a dish that is no recipe of ours', () => {
  test.each<[string, Form]>([
    ['Grandma’s beef goulash', 'stew'],
    ['Thai noodle soup', 'noodleSoup'],
    ['Tuna melt sandwich', 'sandwich'],
    ['Blackcurrant crumble', 'crumble'],
    ['Chicken tikka masala with naan', 'curryBread'],
    ['Duck pancakes', 'pancakes'],
    ['Mushroom risotto', 'riceDish'],
    ['Fish tacos', 'taco'],
    ['Carrot cake', 'cakeSlice'],
    ['Banana smoothie', 'drink'],
    ['Something of the house', 'plated'],
  ])('%s is drawn as %s', (title, form) => {
    expect(guessForm(plainDish(title, []))).toBe(form);
    expect(kitchen.drawDish(title)).toMatch(/^<svg /);
  });

  test('shows the foods of its name', () => {
    expect(kitchen.drawDish('Village carrot stew')).toContain(foods.carrot[1]);
    expect(kitchen.drawDish('Village turnip stew')).not.toContain(foods.carrot[1]);
  });
});
