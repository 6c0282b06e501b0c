import type { FigureSources } from '../../../../machines/shared/sources.ts';
import { sources as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';

/** 'KDOQI 2020: 5 limits, seen there'; 'Guideline, WHO 2015 (recommendations): 8 limits, …'. A name that ends in its year says it once. */
export function guidelineText({
  name,
  year,
  limits,
  published,
  quoted = 0,
  place = '',
}: FigureSources['limits']['guidelines'][number]): string {
  const count = counted(limits, { one: words.oneLimit, many: words.manyLimits });
  const text =
    quoted > 0
      ? words.guidelineQuoted
      : published === 0
        ? words.guidelineNone
        : published === limits
          ? words.guidelineAll
          : words.guidelineSome;
  return fill(text, {
    name: name.endsWith(year) ? name.slice(0, -year.length).trim() : name,
    year: place === '' ? year : `${year} (${place})`,
    limits: count,
    published,
  });
}
