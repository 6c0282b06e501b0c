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
