/** Limits in figures that a clinician gave, in people's own words. */
import { describe, expect, test } from 'vitest';
import { englishOf } from '../../domain/notes.ts';
import { toldWhole } from '../../kitchen/health/lowTold.ts';
import { limitsTold } from '../../kitchen/health/ownLimits.ts';
import { needsOf } from '../../kitchen/planning/limits.ts';
import { indexOf } from '../../kitchen/recipes/nutrition.ts';
import { judge, nothingRaw } from '../../kitchen/safety/judge.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import { catalogue, kitchen, personOf } from './support.ts';

const heard = (text: string): string[] =>
  limitsTold(text).map(({ limit: { quantity, max, basis } }) => `${quantity} ${max} ${basis}`);
const day = (quantity: string, max: number): string => `${quantity} ${max} per_day`;
const body = { people: 1, energyKcal: null, weightKg: null };

describe('a limit is heard', () => {
  test.each([
    ['1.5 g sodium', [day('sodium_mg', 1500)]],
    ['sodium 1500 mg', [day('sodium_mg', 1500)]],
    ['max 1500mg of sodium a day', [day('sodium_mg', 1500)]],
    ['my doctor wants me on 1.5 g of sodium', [day('sodium_mg', 1500)]],
    ['low sodium diet (1.5 g)', [day('sodium_mg', 1500)]],
    ['sodium: 1,500 mg/day', [day('sodium_mg', 1500)]],
    ['sodium <1500 mg', [day('sodium_mg', 1500)]],
    ['HFrEF, fluid 1.5L, 2g Na diet', [day('fluid_ml', 1500), day('sodium_mg', 2000)]],
    ['2 gram sodium diet', [day('sodium_mg', 2000)]],
    ['no more than 2 g potassium', [day('potassium_mg', 2000)]],
    ['restrict potassium to 2 g', [day('potassium_mg', 2000)]],
    ['I must keep under 2 g potassium because of CKD', [day('potassium_mg', 2000)]],
    ['salt under 5 g', [day('sodium_mg', 2000)]],
    ['60 g protein', [day('protein_g', 60)]],
    ['limit my protein to 40 g a day', [day('protein_g', 40)]],
    ['phosphate 800 mg', [day('phosphorus_mg', 800)]],
    ['phosphorus max 800', [day('phosphorus_mg', 800)]],
    ['carbs under 130 g', [day('carb_g', 130)]],
    ['45 g carbs per meal', ['carb_g 45 per_meal']],
    ['saturated fat 13 g', [day('sat_fat_g', 13)]],
    ['sugar 25 g', [day('free_sugars_g', 25)]],
    ['high blood pressure 1.5 g sodium', [day('sodium_mg', 1500)]],
    ['sodium 1,5 g par jour', [day('sodium_mg', 1500)]],
    ['moins de 2 g de potassium', [day('potassium_mg', 2000)]],
    ['sel 5 g', [day('sodium_mg', 2000)]],
    ['max. 2 g Natrium', [day('sodium_mg', 2000)]],
    ['höchstens 5 g Salz am Tag', [day('sodium_mg', 2000)]],
    ['Natrium 1.500 mg pro Tag', [day('sodium_mg', 1500)]],
    ['máximo 2 g de sodio al día', [day('sodium_mg', 2000)]],
    ['meno di 5 g di sale al giorno', [day('sodium_mg', 2000)]],
    ['até 2 g de potássio por dia', [day('potassium_mg', 2000)]],
    ['塩分6g', [day('sodium_mg', 2400)]],
    ['塩分 6g未満', [day('sodium_mg', 2400)]],
    ['塩分６ｇ', [day('sodium_mg', 2400)]],
    ['カリウム 1500mg', [day('potassium_mg', 1500)]],
    ['max 1.5 litres of fluid', [day('fluid_ml', 1500)]],
    ['1 500 ml fluid restriction', [day('fluid_ml', 1500)]],
    ['restriction hydrique 1,5 l', [day('fluid_ml', 1500)]],
    ['Trinkmenge max. 1,5 Liter', [day('fluid_ml', 1500)]],
    ['水分制限 1500ml', [day('fluid_ml', 1500)]],
    ['I may drink no more than 1.5 l a day', [day('fluid_ml', 1500)]],
    ['1.5 g sodium and 2 g potassium', [day('sodium_mg', 1500), day('potassium_mg', 2000)]],
    ['sodium 1500 mg potassium 2000 mg', [day('sodium_mg', 1500), day('potassium_mg', 2000)]],
  ])('in %o', (text, limits) => expect(heard(text)).toEqual(limits));

  test.each([
    '1.5 g sodium bicarbonate',
    'sodium nitrite 2 g',
    '500 g potatoes',
    '200 g salt cod',
    '30 g sugar snap peas',
    '25 g brown sugar',
    'whey protein 30 g',
    'milk protein 10 g',
    '2 g of salt left',
    'potassium 5.8',
    'potassium 5.8 mmol/l',
    'phosphate 2.1',
    'sodium 138',
    'sugar 126 mg/dl',
    'protein 0.8 g/kg',
    'at least 60 g protein',
    'more than 2 g sodium',
    'high protein 100 g',
    '120 g protein',
    'gym 5x a week, want 60 g protein',
    '5 g na',
    'I take 600 mg potassium tablets',
    'potassium chloride 600 mg',
    'I eat about 5 g salt',
    'no longer on 1.5 g sodium',
    'allergic to 25 g sugar',
    'drink 2 l a day',
    'water 2 l',
    'sodium 100 mg',
    'sodium 20 g',
    'potassium 300 mg',
  ])('and not in %o', (text) => expect(heard(text)).toEqual([]));
});

describe('what is told beside it', () => {
  test('is heard as it was, and nothing is left that is not understood', () => {
    const { person, spans, unknown, questions, answered } = kitchen.understand({
      sickness: 'heart failure, 1.5 g sodium, fluid limit 1.5 l, furosemide',
    });
    expect(person.conditions).toEqual(['heart_failure']);
    expect(person.medicines).toEqual(['potassium_losing']);
    expect([unknown, questions]).toEqual([[], []]);
    expect(answered).toEqual({ 'heart_failure-fluid': 'Yes' });
    expect(spans.map(({ text, state }) => `${text}: ${state}`)).toEqual([
      'heart failure: understood',
      '1.5 g sodium: understood',
      'fluid limit 1.5 l: understood',
      'furosemide: understood',
    ]);
  });

  test('an illness whose diet a clinic sets is told by it', () => {
    const { person } = kitchen.understand({
      sickness: 'OTC carrier. hospital last yr after a steak, now 40g protein',
    });
    expect(person.supervised).toContain('urea_cycle');
  });

  test('a list of allergies goes on behind it', () => {
    expect(personOf({ sickness: 'allergic to peanuts, max 2 g sodium, milk' }).allergens).toEqual([
      'peanut',
      'milk',
    ]);
  });

  test('a diet that its words name is kept to as well', () => {
    const { person, spans } = kitchen.understand({ sickness: 'low sodium diet (1.5 g)' });
    expect(person.conditions).toEqual(personOf({ sickness: 'low sodium diet' }).conditions);
    expect(spans.map(({ text }) => text)).toEqual(['low sodium diet (1.5 g)']);
    expect(personOf({ sickness: 'low carb, 100 g carbs' }).diets).toEqual(['low_carb']);
    expect(personOf({ sickness: 'low carb 100 g' }).diets).toEqual(['low_carb']);
  });

  test('a figure that cannot be meant is not understood', () => {
    expect(personOf({ sickness: 'kidney disease, 0.1 g sodium' }).notUnderstood).not.toEqual([]);
  });

  test('nobody who says that there is no such restriction is told of one', () => {
    const { notes } = kitchen.understand({ sickness: 'heart failure, no fluid restriction' });
    expect(notes.map(englishOf).join(' ')).not.toContain('how much you drink');
  });
});

test.each(['fluid limit 1.5 l', 'I am on a fluid restriction', 'restriction hydrique'])(
  '%o with furosemide: nothing says to drink as usual, and what is not counted is said',
  (limit) => {
    const { notes } = kitchen.understand({ sickness: `heart failure, ${limit}, furosemide` });
    const said = notes.map(englishOf).join(' ');
    expect(said).toContain('We do not count what you drink');
    expect(said).not.toMatch(/drink as usual/i);
  },
);

test('a Yes to the question about drinks is answered by the same note', () => {
  const answers = { 'heart_failure-fluid': 'Yes' };
  const { notes, settled } = kitchen.understand({ sickness: 'heart failure', answers });
  expect(notes.map(englishOf).join(' ')).toContain('We do not count what you drink');
  expect(settled?.map(({ id }) => id)).toEqual(['heart_failure-fluid']);
});

describe('the stricter of two figures counts', () => {
  const sodiumOf = (sickness: string): readonly (number | null)[] => {
    const answer = needsOf(personOf({ sickness }), {}, body, catalogue);
    return 'needs' in answer
      ? answer.needs.limits
          .filter(({ quantity, priority }) => quantity === 'sodium_mg' && priority === 'hard')
          .map(({ max }) => max)
      : [];
  };
  test.each([
    ['heart failure, 1.5 g sodium', 1500],
    ['heart failure, 4 g sodium', 2000],
    ['1.5 g sodium', 1500],
    ['1.5 g sodium, sodium max 1200 mg', 1200],
  ])('%o', (sickness, most) => expect(sodiumOf(sickness)).toEqual([most]));

  test('and a looser one of theirs is told as such', () => {
    const { notes } = kitchen.understand({ sickness: 'heart failure, 4 g sodium' });
    expect(notes.map(englishOf)).toContain(
      'Sodium: you told us at most 4,000 mg a day. We keep to the stricter 2,000 mg of Heart failure.',
    );
  });

  test('less protein than a condition must have is a conflict that is named', () => {
    const answer = needsOf(personOf({ sickness: 'ckd, 30 g protein' }), {}, body, catalogue);
    expect('conflict' in answer && englishOf(answer.conflict)).toMatch(
      /at least 42 g of protein a day and Your own limit for at most 30 g/,
    );
  });

  test('no more potassium is aimed at than was told', () => {
    const person = personOf({ sickness: 'high blood pressure, 2 g potassium' });
    const answer = needsOf(person, {}, body, catalogue);
    const all = 'needs' in answer ? answer.needs.limits : [];
    expect(
      all.filter(({ quantity }) => quantity === 'potassium_mg').map(({ min, max }) => [min, max]),
    ).toEqual([[null, 2000]]);
  });
});

test('one serving is held against it', () => {
  const verdictOf = (sickness: string, sodium: number) => {
    const serving = new Float64Array(Object.keys(indexOf).length);
    serving[indexOf.sodium_mg] = sodium;
    return judge(
      {
        parts: [],
        serving,
        meals: ['dinner'],
        unknown: [],
        halfKnown: [],
        mended: [],
        raw: nothingRaw,
      },
      rulesOf(personOf({ sickness }), catalogue),
    );
  };
  expect(verdictOf('1.5 g sodium', 400).verdict).toBe('fit');
  expect(verdictOf('1.5 g sodium', 600).reasons.map(englishOf)).toEqual([
    "One serving has 600 mg of sodium, 40% of a day's limit of 1,500 mg, as you told us.",
  ]);
  expect(verdictOf('heart failure, 1.5 g sodium', 1600).verdict).toBe('refuse');
  expect(verdictOf('heart failure, 3 g sodium', 1600).verdict).toBe('caution');
  const [why] = verdictOf('1.5 g sodium', 1600).reasons;
  expect(why && englishOf(why)).toContain("more than the whole day's 1,500 mg, as you told us");
});

test.each([',', ' ', '1', '1,', '1 g ', 'sodium 1 g ', '1.5 g sodium, ', '<', '(', '塩分'])(
  '20,000 signs of %o come to an end',
  (sign) => {
    const text = sign.repeat(Math.ceil(20_000 / sign.length));
    expect(limitsTold(text).length).toBeLessThanOrEqual(40);
  },
);

describe('told without a figure', () => {
  const told = (sickness: string) => {
    const { person, unknown, notes } = kitchen.understand({ sickness });
    const limits = (person.ownLimits ?? []).map(({ quantity, max }) => `${quantity} ${max}`);
    return { limits, unknown, said: notes.map(englishOf).join(' ') };
  };

  // The strictest of `condition_limits.csv`: WHO's 5 % and AHA's 6 % of 2,000 kcal, and the 27 % of DASH.
  test.each([
    ['low sugar', ['free_sugars_g 25']],
    ['less sugar please', ['free_sugars_g 25']],
    ['my GP says low fat', ['fat_g 60']],
    ['low saturated fat diet', ['sat_fat_g 13.3']],
    ['pauvre en sucre', ['free_sugars_g 25']],
    ['zuckerarm und fettarm', ['free_sugars_g 25', 'fat_g 60']],
    ['baja en grasas', ['fat_g 60']],
  ])('%s is held to the strictest figure of the tables', (sickness, limits) => {
    const { unknown, said, limits: kept } = told(sickness);
    expect(kept).toEqual(limits);
    expect(unknown).toEqual([]);
    expect(said).toContain('you gave no figure');
  });

  test('a figure of theirs counts before it', () => {
    const { limits, said } = told('low fat, fat under 40 g');
    expect(limits).toEqual(['fat_g 40']);
    expect(said).not.toContain('you gave no figure');
  });

  test.each(['high fibre', 'fibre at least 30 g', 'riche en fibres', 'ballaststoffreich'])(
    'of %s it is said what weeks aim at',
    (sickness) => {
      const { limits, unknown, said } = told(sickness);
      expect([limits, unknown]).toEqual([[], []]);
      expect(said).toContain('Fibre: planned weeks aim at 25 g');
    },
  );

  test.each(['1500 calorie diet', '1,800 kcal a day', 'max 1500 kcal'])(
    'of %s it is said where energy is told',
    (sickness) => {
      const { limits, unknown, said } = told(sickness);
      expect([limits, unknown]).toEqual([[], []]);
      expect(said).toContain('Energy: we do not judge single dishes by it');
    },
  );

  test.each([
    '800 kcal',
    '9000 kcal',
    'low sugar levels',
    'low residue',
    '30 g fibre',
    'low fat milk',
  ])('%s is asked about', (sickness) => {
    const { limits, unknown } = told(sickness);
    expect(limits).toEqual([]);
    expect(unknown).not.toEqual([]);
  });

  test('little fibre by a figure is kept to, and no more is aimed at', () => {
    const answer = needsOf(personOf({ sickness: 'at most 10 g fibre a day' }), {}, body, catalogue);
    const all = 'needs' in answer ? answer.needs.limits : [];
    expect(
      all.filter(({ quantity }) => quantity === 'fibre_g').map(({ min, max }) => [min, max]),
    ).toEqual([[null, 10]]);
  });

  test('sugar-free leaves sugar out', () => {
    expect(personOf({ sickness: 'sugar free' }).families).toContain('sugar');
  });

  test.each([',', ' ', 'low ', 'low sugar, ', 'high fibre and '])(
    'much of %o is read at once',
    (part) => {
      expect(toldWhole(part.repeat(Math.ceil(20_000 / part.length))).length).toBeLessThan(2000);
    },
  );
});
