/** What is done to a valid value so that it is none any more. */
import fc from 'fast-check';

/** In JSON's words: a field that is taken away. */
const gone = Symbol('gone');

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

/** What people, programs and attackers put where something else belongs. */
const odd: readonly unknown[] = [
  gone,
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  '',
  ' ',
  '\n\t\u00A0',
  '\0',
  'NaN',
  'Infinity',
  '1e400',
  '0x1F',
  '-0',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '\uD800',
  'a\uDC00b',
  '\u202Eecir\u202C',
  '\uFEFFrice',
  'e\u0301'.repeat(300),
  'ﷺ'.repeat(60),
  '🥘'.repeat(200),
  'Zalgo' + '\u0336'.repeat(400),
  'أرز، بيض',
  "' or 1=1 --",
  '%00%0a',
  '%E0%A4%A',
  '../../../etc/passwd',
  '<svg onload=alert(1)>',
  '${7*7}{{7*7}}',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '2026-01-05T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(300),
  'x'.repeat(25_000),
  '1,'.repeat(3000),
  [],
  [[]],
  [null],
  {},
  { length: 1e9 },
  { toString: 'x', valueOf: 'y' },
  JSON.parse('{"__proto__":{"admin":true}}') as unknown,
  { constructor: { prototype: { admin: true } } },
  nested(20),
  nested(200),
  Array.from({ length: 600 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, at])),
];

export interface Mutation {
  readonly at: number;
  readonly kind: 'replace' | 'add' | 'wrap' | 'text' | 'repeat' | 'case' | 'foreign';
  readonly value: unknown;
}

const kinds: readonly Mutation['kind'][] = [
  ...Array.from({ length: 9 }, () => 'replace' as const),
  ...([
    'add',
    'add',
    'wrap',
    'wrap',
    'text',
    'text',
    'repeat',
    'repeat',
    'case',
    'foreign',
  ] as const),
];

export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    at: fc.nat(200),
    kind: fc.constantFrom(...kinds),
    value: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...odd) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    ),
  }),
  { maxLength: 3 },
);

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > 6) return [path];
  const parts = Array.isArray(value)
    ? value.slice(0, 5).map((each, at) => [at, each] as const)
    : Object.entries(value).slice(0, 40);
  return [path, ...parts.flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

const changed = (before: unknown, { kind, value }: Mutation): unknown => {
  switch (kind) {
    case 'replace':
      return value;
    case 'wrap':
      return Array.isArray(before) ? Object.fromEntries(before.entries()) : [before];
    case 'text':
      return typeof before === 'string' ? Number(before) || 7 : JSON.stringify(before);
    case 'repeat':
      if (typeof before === 'string') return before.repeat(300).slice(0, 40_000);
      return Array.isArray(before)
        ? Array.from({ length: 700 }, () => before[0] as unknown)
        : [before, before];
    case 'case':
      return typeof before === 'string' ? before.toUpperCase() : value;
    case 'foreign':
      return typeof before === 'object' && before !== null ? { ...before, user_id: value } : value;
    case 'add':
      return typeof before === 'object' && before !== null && !Array.isArray(before)
        ? { ...before, admin: value, [JSON.stringify(value)?.slice(0, 20) ?? 'x']: 1 }
        : value;
  }
};

function changedAt(value: unknown, path: Path, mutation: Mutation): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changed(value, mutation);
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<
    string | number,
    unknown
  >;
  const next = changedAt(copy[key], rest, mutation);
  if (next !== gone) copy[key] = next;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

/** @returns undefined where all of it was taken away */
export function mutated(value: unknown, all: readonly Mutation[]): unknown {
  let result = value;
  for (const mutation of all) {
    const paths = pathsIn(result);
    result = changedAt(result, paths[mutation.at % paths.length] ?? [], mutation);
    if (result === gone) return undefined;
  }
  return result;
}
