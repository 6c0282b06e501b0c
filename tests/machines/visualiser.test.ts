/**
 * As far as can be proven offline: the Stately visualiser reads a chart's source statically, so a
 * file must stand alone (with what every folder shares, domain/), and its chart must be one plain
 * literal.
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../machines/', import.meta.url));
const files = globSync('*/*.machine.ts', { cwd: folder });

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit);
}
const all = (root: Node, type: string): Node[] => {
  const found: Node[] = [];
  walk(root, (node) => node.type === type && found.push(node));
  return found;
};

describe.each(files)('%s', (file) => {
  const { program, errors } = parseSync(
    file,
    readFileSync(join(folder, file), 'utf8'),
  ) as unknown as { program: Node; errors: unknown[] };

  test('parses by itself', () => {
    expect(errors).toEqual([]);
  });

  test('imports values from xstate, date-fns and domain/ alone; the rest are types', () => {
    const values = all(program, 'ImportDeclaration')
      .filter((each) => each.importKind !== 'type')
      .map((each) => (each.source as { value: string }).value);
    expect(
      values.filter((source) => !/^(?:xstate$|date-fns(?:\/|$)|\.\.\/\.\.\/domain\/)/.test(source)),
    ).toEqual([]);
  });

  test('exports one chart: setup(…).createMachine(one literal)', () => {
    const exported = all(program, 'ExportNamedDeclaration');
    expect(exported).toHaveLength(1);
    const created = all(program, 'CallExpression').filter((call) => {
      const { callee } = call as unknown as {
        callee: {
          type: string;
          property?: { name?: string };
          object?: { callee?: { name?: string } };
        };
      };
      return (
        callee.type === 'MemberExpression' &&
        callee.property?.name === 'createMachine' &&
        callee.object?.callee?.name === 'setup'
      );
    });
    expect(created).toHaveLength(1);
    const literals = created[0]!.arguments as Node[];
    expect(literals.map((each) => each.type)).toEqual(['ObjectExpression']);
    const [literal] = literals;
    expect(all(literal!, 'SpreadElement')).toEqual([]);
    expect(all(literal!, 'Property').filter((property) => property.computed)).toEqual([]);
  });

  test('names states, events, actors and guards as plain texts', () => {
    const literal = all(program, 'CallExpression')
      .map((call) => (call.arguments as Node[])[0]!)
      .find(
        (argument) =>
          argument?.type === 'ObjectExpression' &&
          all(argument, 'Property').some(
            (each) => (each.key as { name?: string }).name === 'states',
          ),
      )!;
    const named = new Set(['id', 'initial', 'src', 'target', 'guard', 'type', 'description']);
    // What a function gives (the id of a recipe, say) is a value and no name of the chart's.
    const values = new Set(
      all(literal, 'ArrowFunctionExpression').flatMap((each) => all(each, 'Property')),
    );
    const dynamic = all(literal, 'Property').filter(
      (property) =>
        !values.has(property) &&
        named.has((property.key as { name?: string }).name ?? '') &&
        !['Literal', 'ObjectExpression'].includes((property.value as Node).type),
    );
    expect(dynamic.map((each) => (each.key as { name: string }).name)).toEqual([]);
  });
});

test('a chart alone with its packages and domain/, with no other file of the project beside it, creates its machine', async () => {
  const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const alone = mkdtempSync(join(cache, 'alone-'));
  try {
    mkdirSync(join(alone, 'node_modules'));
    for (const name of ['xstate', 'date-fns'])
      symlinkSync(
        fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)),
        join(alone, 'node_modules', name),
        'dir',
      );
    cpSync(fileURLToPath(new URL('../../domain', import.meta.url)), join(alone, 'domain'), {
      recursive: true,
      filter: (path) => !path.endsWith('tsconfig.json'),
    });
    mkdirSync(join(alone, 'machines'));
    for (const file of files) {
      cpSync(join(folder, file), join(alone, 'machines', file));
      const exported = (await import(/* @vite-ignore */ join(alone, 'machines', file))) as Record<
        string,
        { id: string; definition: unknown }
      >;
      const [machine] = Object.values(exported);
      expect(machine!.id).toBe(basename(file, '.machine.ts'));
      expect(JSON.stringify(machine!.definition).length).toBeGreaterThan(500);
    }
  } finally {
    rmSync(alone, { recursive: true, force: true });
  }
});
