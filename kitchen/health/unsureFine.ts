// Nuts that only seem to do no harm: whoever is allergic to one kind is asked of the others.
import { closureOf } from './hearing.ts';
import type { Hearing } from './hearing.ts';

const unsure =
  /\b(?:seems?|appears?|looks?|probably|maybe|perhaps|i think|we think|should be|might be|may be|as far as i know|afaik|semble(?:nt)?|paraît|paraissent|peut etre|je crois|scheint|scheinen|vielleicht|wohl|glaube|parecen?|creo|quiza|quizas)\b/u;

const nuts = ['peanut', 'tree_nut'];
const isNut = (id: string, { catalogue }: Hearing): boolean =>
  nuts.some((group) => closureOf(catalogue, group).has(id));

/** 'Peanut allergy, cashews seem ok': whether that is to be asked, rather than believed. */
export const onlySeemsFine = (id: string, tokens: readonly string[], hearing: Hearing): boolean =>
  isNut(id, hearing) && unsure.test(tokens.join(' '));
