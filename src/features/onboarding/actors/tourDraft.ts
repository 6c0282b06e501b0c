import type { TourDraft } from '../../../../machines/shared/account.ts';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string');

/** An answer that this tab has kept as it was given; null where it is not one. */
export function tourDraftIn(value: unknown): TourDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { isAffected, words } = value as Readonly<Record<string, unknown>>;
  if (typeof isAffected !== 'boolean' || typeof words !== 'object' || words === null) return null;
  const { text, answers } = words as Readonly<Record<string, unknown>>;
  return typeof text === 'string' && isTexts(answers)
    ? { isAffected, words: { text, answers } }
    : null;
}
