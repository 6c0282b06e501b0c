// Values of somebody else's data, which may be anything.

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text or a figure as text; '' for everything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of these fields that says something, or the value itself where it is a text. */
export function firstOf(value: unknown, ...names: readonly string[]): unknown {
  if (!isFields(value)) return value;
  return names.map((name) => value[name]).find((each) => textIn(each) !== '');
}

/** '1', '0.5', '1.33'; '' for nothing. */
export const figureOf = (value: unknown): string => {
  const amount = Number(textIn(value).replace(',', '.'));
  return amount > 0 && amount < 1_000_000 ? String(Math.round(amount * 100) / 100) : '';
};
