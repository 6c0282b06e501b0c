// The day on a receipt.
import { isRealDate } from '../../domain/calendar.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Where the month is printed first; in Canada and the Philippines both ways are. */
const monthFirst = new Set(['US', 'PR', 'GU', 'FM', 'MH', 'PW']);
const eitherWay = new Set(['CA', 'PH']);
const notOfToday = /best before|use by|expir|valid|until|bis zum|g[uü]ltig|jusqu/iu;

const two = (figure: string): string => figure.padStart(2, '0');
const yearOf = (figure: string): string => (figure.length === 2 ? `20${figure}` : figure);

const dateOf = (year: string, month: string, day: string): string[] => {
  const date = `${yearOf(year)}-${two(month)}-${two(day)}`;
  return isRealDate(date) ? [date] : [];
};

function numericIn(line: string, iso2: string): string[] {
  const first = /(?<!\d)(20\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)/u.exec(line);
  if (first) return dateOf(first[1] ?? '', first[2] ?? '', first[3] ?? '');
  const last = /(?<![\d.,/-])(\d{1,2})([-/.])(\d{1,2})\2(20\d{2}|\d{2})(?![\d.,]\d)/u.exec(line);
  if (!last) return [];
  const [, one = '', , other = '', year = ''] = last;
  const dayFirst = dateOf(year, other, one);
  const afterMonth = dateOf(year, one, other);
  if (monthFirst.has(iso2)) return afterMonth;
  if (!eitherWay.has(iso2)) return dayFirst;
  return dayFirst.length === 0 || afterMonth.length === 0 || one === other
    ? [...dayFirst, ...afterMonth].slice(0, 1)
    : [];
}

function namedIn(line: string): string[] {
  const [, day = '', name = '', year = ''] =
    /(?<!\d)(\d{1,2})[-\s.]{1,2}(\p{L}{3,9})[-\s.,]{1,2}'?(20\d{2}|\d{2})(?!\d)/u.exec(line) ?? [];
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? [] : dateOf(year, String(month), day);
}

/** yyyy-MM-dd; null where none is printed, or several different ones are. */
export function dateOn(lines: readonly string[], iso2: string): string | null {
  const found = new Set(
    lines
      .filter((line) => !notOfToday.test(line))
      .flatMap((line) => [...numericIn(line, iso2), ...namedIn(line)]),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
