// Chinese, Japanese and Korean set no spaces between a number and what it counts, and Japanese puts a spoon before its number.
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;
const spoonFirst = /(大さじ|小さじ|カップ|大匙|小匙)\s*(\d+(?:[./]\d+)?)/gu;

/** 'しょうゆ 大さじ1と1/2' → 'しょうゆ 1.5 大さじ', '감자 1개' → '감자 1 개'; other texts stay as they are. */
export function spacedAmount(text: string): string {
  if (!eastAsian.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/(\d+)と(\d)\/(\d)/g, (_, whole: string, over: string, under: string) =>
      String(Number(whole) + Number(over) / Number(under)),
    )
    .replace(spoonFirst, ' $2 $1 ')
    .replace(/(\d)(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/gu, '$1 ');
}
