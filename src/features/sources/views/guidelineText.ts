import type { FigureSources } from '../../../../machines/shared/sources.ts';
import { sources as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';

/** 'KDOQI 2020: 5 limits, 3 of them seen there'. A name that ends in its year says it once. */
export function guidelineText({
  name,
  year,
  limits,
  published,
}: FigureSources['limits']['guidelines'][number]): string {
  const count = counted(limits, { one: words.oneLimit, many: words.manyLimits });
  const text =
    published === 0
      ? words.guidelineNone
      : published === limits
        ? words.guidelineAll
        : words.guidelineSome;
  return fill(text, {
    name: name.endsWith(year) ? name.slice(0, -year.length).trim() : name,
    year,
    limits: count,
    published,
  });
}
