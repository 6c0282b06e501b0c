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

test('an organ that is well, or on the plate, is no illness', () => {
  expect(conditionsIn('my kidneys are fine')).toEqual([]);
  expect(kitchen.readMixedList('liver, kidneys, onions').health.person.conditions).toEqual([]);
});
