/** A list that is a question or a remark: every food in it is at hand, and what is said of health is heard all the same. */
import { describe, expect, test } from 'vitest';
import { withoutAsking } from '../../kitchen/ingredients/asking.ts';
import { kitchen } from './support.ts';

const atHand = (text: string) => kitchen.readMixedList(text).foods.items.map(({ key }) => key);

describe('what is asked for around foods', () => {
  test.each<[string, string[]]>([
    ['what can I make with 3 sad courgettes and some halloumi', ['zucchini', 'halloumi']],
    ['Need to use up half a cabbage, 2 carrots and some ham', ['cabbage', 'carrot', 'ham_cured']],
    ['something with aubergine and tomatoes please', ['eggplant', 'tomato']],
    ['can I make something with just potatoes and eggs?', ['potato', 'egg']],
    ['half a pack of bacon that needs using, eggs', ['bacon', 'egg']],
    ['dinner for the kids: pasta, cheese', ['pasta_dry', 'cheese_cheddar']],
    ['just chickpeas really, and some tahini', ['chickpeas_dry', 'tahini']],
    ['please help, only rice, eggs and soy sauce left', ['rice_white_long', 'egg', 'soy_sauce']],
    ['we’re out of milk but have eggs, flour', ['egg', 'flour_wheat_white']],
    ['2 chicken breasts (defrosted), carrots - a bit bendy', ['chicken_breast', 'carrot']],
    ['rice, 3 peppers', ['rice_white_long', 'bell_pepper_red']],
    ['que faire avec 3 courgettes et du fromage', ['zucchini', 'cheese_cheddar']],
    ['tomates un peu molles, riz', ['tomato', 'rice_white_long']],
    ['qué puedo hacer con arroz y huevos', ['rice_white_long', 'egg']],
    ['cosa posso fare con zucchine e uova', ['zucchini', 'egg']],
    ['o que posso fazer com arroz e frango', ['rice_white_long', 'chicken_whole']],
    ['was kann ich mit Kartoffeln und Speck machen', ['potato', 'bacon']],
  ])('%s', (text, keys) => {
    expect(atHand(text)).toEqual(keys);
    const { health } = kitchen.readMixedList(text);
    expect([health.leftOut, health.questions, health.person.notUnderstood]).toEqual([[], [], []]);
  });

  test('what has to be used up is to be eaten first', () => {
    expect(withoutAsking('I need to use up the spinach and 2 eggs, rice')).toBe(
      'the spinach to use up and 2 eggs to use up, rice',
    );
  });

  test('of thanks without end only the last few are taken away, so that nobody else waits for them', () => {
    expect(withoutAsking(`rice${' thanks'.repeat(6)}`)).toBe('rice thanks thanks');
    expect(withoutAsking(`rice${','.repeat(90)} please`)).toMatch(/^rice,+$/);
  });

  test('black pepper stands beside salt, and where peppers are hot they stay so', () => {
    expect(atHand('salt and pepper')).toEqual(['salt', 'pepper_black']);
    const inNigeria = kitchen.readIngredients('peppers', { country: 'NG' });
    expect(inNigeria.items.map(({ key }) => key)).toEqual(['scotch_bonnet']);
  });
});

describe('what is said of health beside it is heard', () => {
  test.each<[string, string]>([
    ['lunch with peanuts makes me sick', 'peanut'],
    ['something with peanuts would kill me', 'peanut'],
    ['what can I cook with eggs, peanut allergy', 'peanut'],
    ['I must not use peanuts, rice', 'peanut'],
    ['want to use up peanuts but my son is allergic, rice', 'peanut'],
    ['tea with milk upsets me, rice', 'milk'],
    ['dinner for the kids: one is allergic to eggs, rice', 'egg'],
    ['help, I think I am allergic to prawns', 'shrimp'],
    ['just allergic to peanuts really', 'peanut'],
    ['please no peanuts, rice', 'peanut'],
  ])('%s', (text, harm) => {
    const { allergens, conditions, avoidedKeys } = kitchen.readMixedList(text).health.person;
    expect([...allergens, ...conditions, ...avoidedKeys].join()).toContain(harm);
  });

  test.each([
    ['dinner for my diabetic husband: rice, chicken', 'diabetes'],
    ['recipes for kidney disease: bananas, rice', 'ckd'],
    ['what can I eat with coeliac disease', 'coeliac'],
  ])('%s', (text, condition) => {
    expect(kitchen.readMixedList(text).health.person.conditions.join()).toContain(condition);
  });
});
