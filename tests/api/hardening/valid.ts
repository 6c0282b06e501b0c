/** What a call takes, generated from the JSON Schema of its contract. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Schema } from '../../../contract/call.ts';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Ids of things that are there, and words that the kitchen knows. */
export interface Known {
  readonly ids: readonly string[];
  readonly words: readonly string[];
}

export const schemaOf = (schema: Schema): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

export function valid(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (choices) return fc.oneof(...choices.map((each) => valid(each, known, name)));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((each) => valid(each, known, name))).map(joined);
  switch (schema.type) {
    case 'object':
      return object(schema, known);
    case 'array':
      return list(schema, known, name);
    case 'string':
      return text(schema, known, name);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const joined = (parts: readonly unknown[]): unknown => Object.assign({}, ...(parts as object[]));

function object(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const { properties, additionalProperties: more, propertyNames } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, each]) => [name, valid(each, known, name)] as const,
    );
    const requiredKeys = [...(schema.required ?? [])];
    return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true });
  }
  const values = typeof more === 'object' ? valid(more, known) : fc.jsonValue({ maxDepth: 1 });
  const names = propertyNames?.enum
    ? fc.constantFrom(...(propertyNames.enum as string[]))
    : fc.string({ minLength: 1, maxLength: 12 });
  return fc.dictionary(names, values, { maxKeys: 3, noNullPrototype: true });
}

function list(schema: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  const { items = {}, minItems: minLength = 0, maxItems = 3 } = schema;
  const maxLength = Math.max(minLength, Math.min(maxItems, 3));
  return fc.array(valid(items, known, name), { minLength, maxLength });
}

function number({ type, minimum = -1000, maximum = 1_800_000_000_000 }: JsonSchema) {
  const within = { min: Math.max(minimum, -1e9), max: Math.min(maximum, 1.8e12) };
  return type === 'integer'
    ? fc.oneof(
        fc.integer({ min: Math.ceil(within.min), max: Math.floor(within.max) }),
        fc.constant(Math.ceil(within.min)),
      )
    : fc.double({ ...within, noNaN: true });
}

/** By the beginning of a pattern: what fits it and may mean something to the server. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  '^\\d{4}-(0': [
    '2026-01-05',
    '2026-01-12',
    '2026-02-30',
    '0001-01-01',
    '9999-12-31',
    '2026-11-27',
  ],
  '^[^\\s@': ['ada@example.org', 'zoë@example.org', 'o’hara+x@sub.example.org'],
  '^[A-Z]{2}$': ['NG', 'GB', 'US', 'XX'],
  '^[A-Z]{3}$': ['NGN', 'USD', 'ZZZ'],
  '^own-': ['own-adas-soup', 'own-nobodys-1'],
  '^col-': ['col-adas-0001', 'col-nobodys-1'],
  '^https?': ['http://127.0.0.1/x', 'https://localhost', 'http://[::1]:1/', 'https://10.0.0.1'],
  '^[a-z0-9_]{1,60}$': ['rice', 'egg', 'nobody_knows'],
  '^[a-z0-9][a-z': ['adas-line-1', 'nobodys-line'],
};

function text(
  { pattern, format, minLength = 0, maxLength = 60 }: JsonSchema,
  known: Known,
  name: string,
) {
  const ids = fc.constantFrom(...known.ids);
  if (format === 'uuid') return fc.oneof(ids, fc.uuid());
  if (pattern !== undefined) {
    const fits = Object.entries(fitting).find(([start]) => pattern.startsWith(start));
    return fits ? fc.constantFrom(...fits[1]) : fc.stringMatching(new RegExp(pattern));
  }
  const free = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  const words = fc.constantFrom(...known.words);
  return /(^|_)(id|key|reference|token)$|^before$|^cursor$/.test(name)
    ? fc.oneof(ids, free)
    : fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: free });
}
