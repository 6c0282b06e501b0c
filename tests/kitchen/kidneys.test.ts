// Kidney disease in the short words of letters and clinics, and dialysis that has not begun.
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const conditionsIn = (sickness: string): readonly string[] =>
  kitchen.understand({ sickness }).person.conditions;

test.each([
  'CKD3b',
  'CKD5 not on dialysis yet',
  'ckd4, no dialysis',
  'CKD3 no diabetes',
  'eGFR 22',
  'GFR 30',
  'low kidney function',
  'kidney disease stage 4 pre-dialysis',
  'chronic kidney disease stage 5, not yet dialysis',
  'might need dialysis soon',
  'Noch keine Dialyse, Niereninsuffizienz Stadium 5',
  'insuffisance rénale, pas encore dialysé',
])('%s: kidney disease without dialysis, whose advice is the opposite', (sickness) => {
  expect(conditionsIn(sickness)).toEqual(['ckd']);
});

test.each([
  'Ich bin Dialysepatient',
  'hemodiálisis',
  'cuci darah 2x seminggu',
  'dialysis no potassium',
])('%s: dialysis', (sickness) => {
  expect(conditionsIn(sickness)).toContain('ckd_dialysis');
});

test.each(['eGFR 95', 'eGFR 75 fine'])('%s: no kidney disease', (sickness) => {
  expect(conditionsIn(sickness)).toEqual([]);
});

test.each([
  ['GERD no meds', 'gerd'],
  ['hypertension no tablets', 'hypertension'],
  ['heart failure no salt', 'heart_failure'],
  ['gout, no meat', 'gout'],
])('%s: what is not taken or eaten for it takes nothing back', (sickness, condition) => {
  expect(conditionsIn(sickness)).toEqual([condition]);
});

test.each(['gout no', 'gout no longer', 'gout: no', 'kidney stones no more'])(
  '%s: taken back, and asked about',
  (sickness) => {
    expect(conditionsIn(sickness)).toEqual([]);
    expect(kitchen.understand({ sickness }).questions).toHaveLength(1);
  },
);

test.each([
  'hyperkalaemia',
  'hyperkalemia',
  'Hyperkaliämie',
  'my potassium is too high',
  'my potassium levels are a bit high',
  'raised potassium',
  'K+ was 6.1 last week',
  'potassium 6.1',
  'K 5.9',
  'low potassium',
  'low potassium diet',
  'low-potassium, low-phosphate diet',
  'potassium restriction',
  'régime pauvre en potassium',
  'kaliumarm',
  'bajo en potasio',
  'カリウム制限',
  '低カリウム',
])("'%s' answers what kidney disease asks, and is not known without it", (text) => {
  for (const sickness of [`CKD stage 4, ${text}`, `CKD stage 4 and ${text}`]) {
    const { person, questions, answered, spans } = kitchen.understand({ sickness });
    expect([person.conditions, person.notUnderstood, questions]).toEqual([['ckd'], [], []]);
    expect(answered).toEqual({ 'ckd-potassium': 'Yes' });
    expect(spans.every(({ state }) => state === 'understood')).toBe(true);
  }
  const alone = kitchen.understand({ sickness: text });
  expect(alone.person.notUnderstood).not.toEqual([]);
  expect(kitchen.readMixedList(`rice, ${text}`).health.person.notUnderstood).not.toEqual([]);
});

test.each([
  'CKD stage 4',
  'CKD stage 4, potassium normal',
  'CKD stage 4, potassium 4.2',
  'CKD stage 4, no hyperkalaemia',
  'CKD stage 4, my potassium is not raised',
  'CKD stage 4, no high potassium foods',
  'CKD stage 4, vitamin K 5.9',
])("'%s' is asked whether potassium is raised", (sickness) => {
  const { questions, answered } = kitchen.understand({ sickness });
  expect(questions.map(({ id }) => id)).toContain('ckd-potassium');
  expect(answered).toBeUndefined();
});

test.each([
  'low phosphate',
  'low phosphorus diet',
  'phosphate 2.1',
  'リン制限',
  'pauvre en phosphore',
])("'%s' is covered by the limit of kidney disease, which is told", (text) => {
  const { person, notes } = kitchen.understand({ sickness: `CKD stage 4, ${text}` });
  expect([person.conditions, person.notUnderstood]).toEqual([['ckd'], []]);
  expect(notes.map((note) => (typeof note === 'string' ? note : note.code))).toContain(
    'health.kidneyPhosphorus',
  );
  expect(kitchen.understand({ sickness: text }).person.notUnderstood).not.toEqual([]);
});

test.each(['慢性腎臓病 ステージ4', '慢性腎臓病ステージ4', '慢性肾病4期', '腎臓病 第3期'])(
  '%s: a stage is no food that was not understood',
  (sickness) => {
    const { person, questions } = kitchen.understand({ sickness });
    expect([person.conditions, person.notUnderstood]).toEqual([['ckd'], []]);
    expect(questions.map(({ id }) => id)).toEqual(['ckd-potassium']);
  },
);

test.each([
  ['my kidneys are bad (stage 3)', 'ckd'],
  ['bad kidneys (stage 3)', 'ckd'],
  ['bad kidneys, stage 3', 'ckd'],
  ['dodgy kidneys', 'ckd'],
  ['problems with my kidneys', 'ckd'],
  ["my kidneys aren't great", 'ckd'],
  ['my liver is not great', 'cirrhosis'],
  ['heart trouble', 'heart_failure'],
  ['my heart is bad', 'heart_failure'],
  ['my cholesterol is not great', 'cvd_cholesterol'],
  ['my sugar is high', 'diabetes_t2'],
])('%s is read the same in the settings and in a list of foods', (text, condition) => {
  const { foods, health } = kitchen.readMixedList(`chicken, ${text}`);
  expect(conditionsIn(text)).toContain(condition);
  expect(health.person.conditions).toEqual(conditionsIn(text));
  expect(foods.items.map(({ key }) => key)).toEqual(['chicken_whole']);
  expect(kitchen.partList(`chicken, ${text}`).health).toHaveLength(1);
});

test.each([
  ['mes reins vont mal', 'ckd'],
  ['meine Nieren sind schlecht', 'ckd'],
  ['nierenkrank', 'ckd'],
  ['i miei reni non vanno bene', 'ckd'],
  ['dor nos rins', 'ckd'],
  ["j'ai mal au foie", 'cirrhosis'],
  ['mi hígado está mal', 'cirrhosis'],
  ['meine Leber ist krank', 'cirrhosis'],
  ['mal di fegato', 'cirrhosis'],
  ['meu fígado está ruim', 'cirrhosis'],
  ['mon cœur est malade', 'heart_failure'],
  ['mi corazón está débil', 'heart_failure'],
])("'%s' is an illness, and no food that is left out", (text, condition) => {
  for (const { person } of [
    kitchen.understand({ sickness: text }),
    kitchen.readMixedList(`rice, ${text}`).health,
  ]) {
    expect(person.conditions).toContain(condition);
    expect(person.avoidedKeys).toEqual([]);
  }
});

test.each(['i miei reni', 'meus rins', 'meine Leber', 'mi hígado', 'mon foie'])(
  "'%s' alone is an organ of somebody's own",
  (sickness) => {
    const { person, questions } = kitchen.understand({ sickness });
    expect(person.avoidedKeys).toEqual([]);
    expect(questions).not.toEqual([]);
  },
);

test.each(['me duele la lengua', 'mein Gehirn', 'my brain', 'brain fog', 'sore tongue'])(
  "'%s' leaves no tongue or brain out, and is not passed over",
  (sickness) => {
    const { person, unknown } = kitchen.understand({ sickness });
    expect(person.avoidedKeys).toEqual([]);
    expect(unknown).not.toEqual([]);
  },
);

test.each(['pas de foie', 'no como hígado', 'keine Leber', 'no tongue', 'senza fegato'])(
  "'%s' leaves the food out",
  (sickness) => {
    const { person } = kitchen.understand({ sickness });
    expect(person.conditions).toEqual([]);
    expect(person.avoidedKeys).not.toEqual([]);
  },
);

test('a swollen tongue stays a reaction to what is named beside it', () => {
  const { person } = kitchen.understand({ sickness: 'walnuts give me a swollen tongue' });
  expect(person.allergens).toContain('tree_nut');
});

test.each(["j'ai mal au cœur", "j'ai mal aux reins"])(
  "'%s' is of no heart and of no kidneys in French",
  (text) => {
    expect(conditionsIn(text)).toEqual([]);
  },
);

test.each([
  'low salt',
  'low sodium please',
  'I have to eat low salt',
  "I'm on low salt",
  'peu de sel',
  'régime sans sel',
  'dieta baja en sal',
  'salzarme Kost',
  'iposodica',
  'pouco sal',
])("'%s' is held to as a diet low in salt, and asked about", (text) => {
  for (const { person, refinements } of [
    kitchen.understand({ sickness: text }),
    kitchen.readMixedList(`rice, ${text}`).health,
  ]) {
    expect(person.conditions).toEqual(['hypertension']);
    expect(refinements.map(({ id }) => id)).toEqual(['heart-kind']);
  }
});

test.each(['salt free', 'no added salt'])("'%s' leaves out what is salted", (sickness) => {
  expect(kitchen.understand({ sickness }).person.families).toEqual(['salt']);
});

test('beside an illness that limits salt, a diet low in salt is of it, and tells of no other', () => {
  for (const text of ['cirrhosis, low salt', 'heart failure, low sodium'])
    expect(conditionsIn(text)).not.toContain('hypertension');
  expect(conditionsIn('cirrhosis, high blood pressure, low salt')).toContain('hypertension');
});

test('salt that is low in the blood, or in a food, asks for no such diet', () => {
  expect(conditionsIn('I have low sodium')).toEqual([]);
  expect(conditionsIn('low salt butter is fine')).toEqual([]);
});

test.each([
  ['low sugar', 'free_sugars_g'],
  ['low fat', 'fat_g'],
])("'%s' is a limit of a day, told with its figure", (sickness, quantity) => {
  const { person, unknown, notes } = kitchen.understand({ sickness });
  expect(unknown).toEqual([]);
  expect(person.ownLimits).toMatchObject([{ quantity, basis: 'per_day' }]);
  expect(notes).toMatchObject([{ code: 'health.takenLimit' }]);
});

test('an organ that is well, or on the plate, is no illness', () => {
  for (const text of ['mon foie va bien', 'meine Leber ist gesund', 'i miei reni stanno bene'])
    expect(kitchen.understand({ sickness: text }).person).toMatchObject({
      conditions: [],
      avoidedKeys: [],
    });
  expect(conditionsIn('my kidneys are fine')).toEqual([]);
  expect(kitchen.readMixedList('liver, kidneys, onions').health.person.conditions).toEqual([]);
});
