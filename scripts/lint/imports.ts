/**
 * Holds every import, export from, `import()` and `require()` against the table beside this file,
 * and refuses paths that leave the checkout.
 */
import { isAbsolute, join, posix, relative } from 'node:path';
import { anything, importTable, type Row } from './importTable.ts';

/** What this rule reads of oxlint's rule context and of the syntax tree. */
interface Context {
  filename: string;
  cwd: string;
  report(problem: { node: Node; message: string }): void;
}
interface Node {
  type: string;
  value?: unknown;
  name?: string;
}
interface Importing extends Node {
  source: Node | null;
  importKind?: 'type' | 'value';
  exportKind?: 'type' | 'value';
}
interface Calling extends Node {
  callee: Node;
  arguments: Node[];
}

export const imports = {
  meta: {
    type: 'problem',
    docs: { description: 'The import table: which folder may import what' },
  },
  create(context: Context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const row = rowOf(file);

    const judge = (node: Node, source: Node | null, isType: boolean) => {
      if (!source) return;
      const message =
        typeof source.value === 'string'
          ? judgeImport(file, row, source.value, isType)
          : judgeComputed(row);
      if (message) context.report({ node, message });
    };
    const isType = (node: Importing) => node.importKind === 'type' || node.exportKind === 'type';

    return {
      ImportDeclaration: (node: Importing) => judge(node, node.source, isType(node)),
      ExportNamedDeclaration: (node: Importing) => judge(node, node.source, isType(node)),
      ExportAllDeclaration: (node: Importing) => judge(node, node.source, isType(node)),
      ImportExpression: (node: Importing) => judge(node, node.source, false),
      TSImportType: (node: Importing) => judge(node, node.source, true),
      TSExternalModuleReference: (node: Node & { expression: Node }) =>
        judge(node, node.expression, false),
      CallExpression(node: Calling) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'require')
          judge(node, node.arguments[0] ?? null, false);
      },
      NewExpression(node: Calling) {
        const [path, base] = node.arguments;
        const isBeside = node.callee.name === 'URL' && base?.type === 'MemberExpression';
        if (
          isBeside &&
          typeof path?.value === 'string' &&
          leavesCheckout(resolve(file, path.value))
        ) {
          context.report({ node, message: outside(path.value) });
        }
      },
    };
  },
};

/** The row of the longest place that holds this file. */
function rowOf(file: string): Row | undefined {
  const holding = importTable.filter(({ place }) =>
    place.endsWith('/') ? isBelow(file, place) : file === place,
  );
  return holding.toSorted((a, b) => b.place.length - a.place.length)[0];
}

function judgeImport(
  file: string,
  row: Row | undefined,
  source: string,
  isType: boolean,
): string | undefined {
  if (isAbsolute(source)) return `'${source}' is an absolute path: import by a relative one.`;
  const target = source.startsWith('.') ? resolve(file, source) : undefined;
  if (target !== undefined && leavesCheckout(target)) return outside(source);
  if (!row) return `${file} has no row in scripts/lint/importTable.ts, so it may import nothing.`;

  const fits = (entry: string) =>
    target === undefined ? isOfPackage(source, entry) : isOfFolder(target, entry);
  if (row.may.some(fits)) return undefined;
  const isAllowedAsType = row.types?.some(fits);
  if (isAllowedAsType && isType) return undefined;
  return isAllowedAsType
    ? `${row.place} may take types alone from '${source}': write \`import type\`.`
    : `${row.place} may not import '${source}'. It may import ${inWords(row)}.`;
}

function judgeComputed(row: Row | undefined): string | undefined {
  if (row?.may.includes(anything)) return undefined;
  return 'An import needs a literal path here, so that it can be held against the import table.';
}

function isOfPackage(source: string, entry: string): boolean {
  if (entry === anything) return true;
  if (entry.endsWith('*')) return source.startsWith(entry.slice(0, -1));
  return source === entry || source.startsWith(`${entry}/`);
}

function isOfFolder(target: string, entry: string): boolean {
  if (entry === anything) return !target.startsWith('tests/');
  return entry.endsWith('/') ? isBelow(target, entry) : target === entry;
}

/** Whether a path lies in a folder, of which a `*` stands for one of any name. */
function isBelow(path: string, folder: string): boolean {
  const names = folder.split('/').slice(0, -1);
  const given = path.split('/');
  return (
    given.length > names.length &&
    names.every((name, index) => name === '*' || name === given[index])
  );
}

function resolve(file: string, source: string): string {
  return posix.normalize(join(posix.dirname(file), source).replaceAll('\\', '/'));
}

function leavesCheckout(path: string): boolean {
  return path === '..' || path.startsWith('../');
}

function outside(source: string): string {
  return `'${source}' lies outside the checkout. Copy what the project needs into it, with its source.`;
}

function inWords({ may, types = [] }: Row): string {
  const values = may.join(', ');
  return types.length > 0 ? `${values}; with \`import type\` also ${types.join(', ')}` : values;
}
