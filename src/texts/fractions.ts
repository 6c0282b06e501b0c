// Parts of one as cooks write them: ½, 1¾, 2/3.
const parts: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
export const signs = Object.keys(parts).join('');
export type Sign = '½' | '¼' | '¾' | '⅓' | '⅔' | '⅛' | '⅜' | '⅝' | '⅞';

/** '1 1/2', '2/3', '1,050', '1.5', '2¾', '½' as a number. */
export function valueOf(text: string): number {
  const [, before = '', over, under] = /^(?:(\d+)\s)?(\d+)\/(\d+)$/.exec(text.trim()) ?? [];
  if (over !== undefined) return Number(before) + Number(over) / Number(under);
  const [, whole = '', sign = ''] =
    new RegExp(`^([\\d.,]*)\\s?([${signs}]?)$`).exec(text.trim()) ?? [];
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(whole)
    ? whole.replaceAll(',', '')
    : whole.replace(',', '.');
  return (plain === '' ? 0 : Number(plain)) + (parts[sign] ?? 0);
}

/** To the nearest of these parts of one: '1¾'. */
export function mixed(
  value: number,
  of: readonly Sign[],
): { readonly text: string; readonly value: number } {
  const whole = Math.floor(value);
  const choices = [
    { sign: '', value: whole },
    ...of.map((sign) => ({ sign, value: whole + (parts[sign] ?? 0) })),
    { sign: '', value: whole + 1 },
  ];
  const best = choices.reduce((one, other) =>
    Math.abs(other.value - value) < Math.abs(one.value - value) ? other : one,
  );
  const units = Math.floor(best.value);
  return { text: `${units === 0 && best.sign !== '' ? '' : units}${best.sign}`, value: best.value };
}
