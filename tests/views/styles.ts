/** Reads every style that parts and views are drawn with, out of their source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { tones } from '../../src/ui/tones.ts';

export interface Style {
  at: string;
  /** `color` → `['fg', …]`: each literal that the property may take here. */
  says: Record<string, string[]>;
  /** Names of conditions, breakpoints and selectors nested in it. */
  nests: string[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const root = join(import.meta.dirname, '..', '..');
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const children = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
const within = (node: Node): Node[] => [node, ...children(node).flatMap(within)];

const nameOf = (key: Node): string => String(key['name'] ?? key['value']);
const propertiesOf = (object: Node): { name: string; value: Node }[] =>
  (object['properties'] as Node[])
    .filter((each) => each.type === 'Property')
    .map((each) => ({ name: nameOf(each['key'] as Node), value: each['value'] as Node }));

/** The literals that an expression may come to. */
function literalsOf(value: Node): string[] {
  if (value.type === 'Literal') return [String(value['value'])];
  if (value.type === 'ConditionalExpression')
    return [...literalsOf(value['consequent'] as Node), ...literalsOf(value['alternate'] as Node)];
  if (value.type === 'JSXExpressionContainer') return literalsOf(value['expression'] as Node);
  return [];
}

function stylesIn(object: Node, at: string): Style[] {
  const style: Style = { at, says: {}, nests: [] };
  const nested: Style[] = [];
  for (const { name, value } of propertiesOf(object)) {
    if (value.type === 'ObjectExpression') {
      style.nests.push(name);
      nested.push(...stylesIn(value, at));
    } else {
      style.says[name] = literalsOf(value);
    }
  }
  return [style, ...nested];
}

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(join(root, folder, file), 'utf8'),
    }));

export const sources = [
  ...sourcesIn('src/ui'),
  ...sourcesIn('src/features').filter(({ file }) => file.includes('/views/')),
  ...sourcesIn('src/app/shell'),
];

/** What stands in `base` and in each option of `variants`, and what elements are given directly. */
export function readStyles(): Style[] {
  const found: Style[] = Object.entries(tones).map(([tone, says]) => ({
    at: `src/ui/tones.ts (${tone})`,
    says: Object.fromEntries(Object.entries(says).map(([name, value]) => [name, [value]])),
    nests: [],
  }));
  for (const { file, text } of sources) {
    const lines = (node: Node) => `${file}:${text.slice(0, node.start).split('\n').length}`;
    for (const node of within(parseSync(file, text).program as unknown as Node)) {
      if (node.type === 'ObjectExpression') {
        for (const { name, value } of propertiesOf(node)) {
          if (value.type !== 'ObjectExpression') continue;
          if (name === 'base') found.push(...stylesIn(value, lines(value)));
          if (name === 'variants') {
            const options = propertiesOf(value).flatMap((variant) =>
              variant.value.type === 'ObjectExpression' ? propertiesOf(variant.value) : [],
            );
            found.push(
              ...options.flatMap((option) =>
                option.value.type === 'ObjectExpression'
                  ? stylesIn(option.value, lines(option.value))
                  : [],
              ),
            );
          }
        }
      }
      if (
        node.type === 'JSXOpeningElement' &&
        /^[A-Z]/.test(String((node['name'] as Node)['name']))
      ) {
        const attributes = (node['attributes'] as Node[]).filter(
          (each) => each.type === 'JSXAttribute' && each['value'] != null,
        );
        const says = Object.fromEntries(
          attributes.map((each) => [
            nameOf(each['name'] as Node),
            literalsOf(each['value'] as Node),
          ]),
        );
        found.push({
          at: `${lines(node)} <${String((node['name'] as Node)['name'])}>`,
          says,
          nests: [],
        });
      }
    }
  }
  return found;
}
