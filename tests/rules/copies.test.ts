/**
 * Rules that every folder shares stand in domain/ once. What is looked for here are their copies: a
 * list of the weekdays, a list of a day's meals, a pattern that reads '(buy: …)', arithmetic that
 * finds a Monday, and a day in milliseconds.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sources = globSync('{contract,kitchen,machines,server,src,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
}).map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')] as const);

interface Rule {
  /** Where it stands. */
  readonly home: string;
  readonly copies: readonly RegExp[];
  /** Copies as they have been written. */
  readonly planted: readonly string[];
  readonly harmless: readonly string[];
}

const rules: Readonly<Record<string, Rule>> = {
  'the weekdays': {
    home: 'domain/calendar.ts',
    copies: [
      /(['"`])Monday\1\s*,\s*(['"`])Tuesday\2/i,
      /(['"`])Mon\1\s*,\s*(['"`])Tue\2/i,
      /Monday['"]?\s*:[^;{}]{0,80}Tuesday['"]?\s*:/i,
    ],
    planted: [
      "const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday'];",
      "const weekdays = [\n  'Monday',\n  'Tuesday',\n];",
      'z.enum(["monday", "tuesday"])',
      "const short = ['Mon', 'Tue'];",
      'const numbers = { Monday: 0, Tuesday: 1 };',
    ],
    harmless: ["weekday: 'Monday',", "'from Monday to Tuesday'"],
  },
  "a day's meals": {
    home: 'domain/slots.ts',
    copies: [
      /(['"`])breakfast\1\s*,\s*(['"`])lunch\2\s*,\s*(['"`])dinner\3/i,
      /(['"`])breakfast\1\s*\|\s*(['"`])lunch\2/,
    ],
    planted: [
      "const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;",
      'const meals = [\n  "Breakfast",\n  "Lunch",\n  "Dinner",\n];',
      "(['all', 'breakfast', 'lunch', 'dinner', 'snack'] as const).map(draw)",
      "export type Slot = 'breakfast' | 'lunch' | 'dinner' | 'snack';",
    ],
    harmless: ["{ breakfast: 'Breakfast', lunch: 'Lunch' }", "'breakfast, lunch and dinner'"],
  },
  "'(buy: …)'": {
    home: 'domain/mealTitle.ts',
    // Where it is read or written; a comment may name it.
    copies: [
      /\\\(\s*buy/i,
      /\$\{[^}]*\} ?\(buy:/i,
      /(?:indexOf|split|search|includes)\(\s*['"`] ?\(buy/i,
    ],
    planted: [
      String.raw`title.replace(/\s*\(buy:[^)]*\)?\s*$/i, '')`,
      String.raw`const note = /\(Buy: (.*)\)/`,
      'return `${title} (buy: ${note})`;',
      "title.split(' (buy:')[0]",
    ],
    harmless: ["/** A trailing '(buy: …)' is not shown. */"],
  },
  "Monday's arithmetic": {
    home: 'domain/calendar.ts',
    copies: [/% 7\b/, /\.get(?:UTC)?Day\(\)/, /\.set(?:UTC)?Date\(/, /startOf(?:ISO)?Week\(/],
    planted: [
      '(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7',
      'const weekday = date.getDay();',
      'date.setDate(date.getDate() - 1);',
      'startOfWeek(date, { weekStartsOn: 1 })',
    ],
    harmless: ['width % 70', 'date.getDate()'],
  },
  'a day in milliseconds': {
    home: 'domain/durations.ts',
    copies: [
      /\b86_?400_?000\b/,
      /\b864e5\b/,
      /\b24 \* (?:60 \* 60 \* 1_?000|60 \* 60_?000|3_?600_?000)\b/,
    ],
    planted: [
      'Date.parse(date) + 7 * 86_400_000',
      'const day = 86400000;',
      'const dayLength = 24 * 60 * 60 * 1000;',
      'const dayLength = 24 * 3_600_000;',
      'const life = 24 * 60 * 60_000;',
    ],
    harmless: ['const day = 24 * hour;'],
  },
};

describe.each(Object.entries(rules))('%s', (_, { home, copies, planted, harmless }) => {
  const isCopied = (source: string) => copies.some((copy) => copy.test(source));

  test.each(planted)('a copy is found: %s', (source) => {
    expect(isCopied(source)).toBe(true);
  });

  test.each(harmless)('what only names it is left alone: %s', (source) => {
    expect(isCopied(source)).toBe(false);
  });

  test(`written once, in ${home}`, () => {
    expect(readFileSync(join(root, home), 'utf8').length).toBeGreaterThan(0);
    expect(sources.filter(([, source]) => isCopied(source)).map(([file]) => file)).toEqual([]);
  });
});
