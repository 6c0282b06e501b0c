/** A complaint whose food nobody knows is asked about before any dish; what was answered is kept to. Decision 074. */
import { describe, expect, test } from 'vitest';
import { choiceTexts } from '../../domain/healthQuestions.ts';
import { openFoodsOf } from '../../kitchen/health/openFoods.ts';
import { catalogue, kitchen } from './support.ts';

const askedOf = (sickness: string, answers: Record<string, string> = {}) =>
  openFoodsOf(kitchen.understand({ sickness, answers }));

describe('is asked', () => {
  test.each([
    'zorblax gives me hives',
    'Zorblax bowls, my throat itches',
    'epipen because of zorblax',
    'must avoid zorblax',
    'lactose free house. zorblax made me throw up',
    'எனக்கு சர்க்கரை நோய் இருக்கிறது இப்போது',
    // A food's name alone is known of these: 'I do not eat eggs', 'I have diabetes, I eat no sugar'.
    'நான் முட்டை சாப்பிட மாட்டேன்',
    'আমার ডায়াবেটিস আছে চিনি খাই না',
    'кушанье зорблакс вызывает у меня страшное',
    'nginesifo sikashukela kakhulu impela',
    'I carry an epipen',
    // Beside a food that is known.
    'allergic to peanuts, zorblax',
    'allergic to peanuts and zorblax',
  ])('%s', (text) => {
    expect(askedOf(text)).not.toEqual([]);
  });
});

describe('a notice is enough', () => {
  test.each([
    'asdfgh',
    'menopause',
    'my sister is pregnant and lives in Canada',
    'type 2 diabetes, zorblax twice a day',
    'no allergies',
  ])('%s', (text) => {
    expect(askedOf(text)).toEqual([]);
  });
});

describe('an answer', () => {
  const text = 'zorblax gives me hives';
  const [question] = askedOf(text);
  const id = question?.id ?? '';

  test.each([
    [choiceTexts.peanuts, 'peanut'],
    ['mangoes', 'mango'],
    ['mangos', 'mango'],
    ['la mangue', 'mango'],
  ])('%s is left out', (answer, food) => {
    const { person, unknown } = kitchen.understand({ sickness: text, answers: { [id]: answer } });
    const keys = [...(catalogue.families.get(food)?.members ?? [])].filter(
      ([, how]) => how === 'is',
    );
    expect(person.avoidedKeys).toEqual(expect.arrayContaining(keys.map(([key]) => key)));
    expect(unknown).toEqual([]);
  });

  test('that is no food of ours lets dishes be suggested, none of them called a fit', () => {
    const { person } = kitchen.understand({
      sickness: text,
      answers: { [id]: choiceTexts.notAFood },
    });
    expect(askedOf(text, { [id]: choiceTexts.notAFood })).toEqual([]);
    const dish = catalogue.recipes[0];
    expect(kitchen.gate({ recipeId: dish?.id ?? '' }, person).verdict).not.toBe('fit');
  });

  test('that nobody knows either asks again', () => {
    expect(askedOf(text, { [id]: 'florbnix' }).map((each) => each.id)).toEqual([id]);
  });

  test('counts for the same words only', () => {
    const long = 'zorblax of the kind that comes in the very big blue boxes from abroad gives me';
    const [one, other] = ['hives', 'a rash'].map((what) => askedOf(`${long} ${what}`)[0]?.id);
    expect(one).not.toBe(other);
    expect((one ?? '').length).toBeLessThanOrEqual(80);
  });
});

test('every food that is offered reads as itself', () => {
  const [{ foods = [], id }] = askedOf('zorblax gives me hives') as [
    ReturnType<typeof askedOf>[number],
  ];
  expect(foods.length).toBe(catalogue.families.size);
  const wrong = foods.filter(({ id: family, name }) => {
    const { person } = kitchen.understand({
      sickness: 'zorblax gives me hives',
      answers: { [id]: name },
    });
    const members = [...(catalogue.families.get(family)?.members ?? [])];
    return members.some(([key, how]) => how === 'is' && !person.avoidedKeys.includes(key));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('not more than three questions are asked at once', () => {
  const foods = ['zorblax', 'florbnix', 'quuxle', 'blorpen', 'snarfle'];
  expect(askedOf(foods.map((food) => `allergic to ${food}.`).join(' ')).length).toBe(3);
});

test('of the foods to leave out, each that nobody knows is asked about; what says more of a known one is not', () => {
  const asked = (line: string) =>
    openFoodsOf(kitchen.understand({ allergens: [line] })).map(({ id }) => id);
  expect(asked('eggs, zorblax')).toEqual(['which-food-zorblax']);
  expect(asked('beetroot (zorblax)')).toEqual([]);
});
