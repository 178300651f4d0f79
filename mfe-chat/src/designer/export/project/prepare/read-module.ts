import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import type * as babel from '@babel/types';
import { format } from 'prettier';
import type { Declaration, Import, SourceModule } from '../source';
import { fileOf, placeOf, resolve } from './resolve';
import type { Edit, Target } from './target';

/** With re-exports by name, or `*` for all of a module. */
export interface Read extends SourceModule {
  passed: Readonly<Record<string, Import>>;
  passesAll: readonly string[];
  /** Type name → schema name. */
  inferred: Readonly<Record<string, string>>;
}

type Node = babel.Node;

function* inside(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node) as unknown[])
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof each === 'object' && each !== null && 'type' in each && 'start' in each)
        yield* inside(each as Node);
}

/** Includes names that are not references, such as object keys, which is harmless. */
const namesIn = (node: Node): Set<string> =>
  new Set(
    [...inside(node)].flatMap((each) =>
      each.type === 'Identifier' || each.type === 'JSXIdentifier' ? [each.name] : [],
    ),
  );

/** Property names after a dot or before a colon are not references. */
function plainNames(node: Node): Set<string> {
  const skipped = new Set<Node>();
  for (const each of inside(node)) {
    if (each.type === 'MemberExpression' && !each.computed) skipped.add(each.property);
    if (each.type === 'OptionalMemberExpression' && !each.computed) skipped.add(each.property);
    if (each.type === 'JSXAttribute') skipped.add(each.name);
    if (each.type === 'TSPropertySignature' && !each.computed) skipped.add(each.key);
    if (each.type === 'ObjectProperty' && !each.computed && !each.shorthand) skipped.add(each.key);
  }
  const names = new Set<string>();
  for (const each of inside(node))
    if ((each.type === 'Identifier' || each.type === 'JSXIdentifier') && !skipped.has(each))
      names.add(each.name);
  return names;
}

function declared(node: Node): string[] {
  const own = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (own?.type === 'VariableDeclaration')
    return own.declarations.flatMap(({ id }) => [
      ...namesIn({ ...id, typeAnnotation: null } as Node),
    ]);
  return own && 'id' in own && own.id && (own.id as Node).type === 'Identifier'
    ? [(own.id as babel.Identifier).name]
    : [];
}

function applied(source: string, from: number, to: number, edits: readonly Edit[]): string {
  let text = '';
  let at = from;
  for (const { start, end, text: own } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end > to) continue;
    text += source.slice(at, start) + own;
    at = end;
  }
  return text + source.slice(at, to);
}

const nameOf = (node: babel.Identifier | babel.StringLiteral) =>
  node.type === 'Identifier' ? node.name : node.value;

/** With this repository's formatter. */
export const tidy = async (text: string) => (await format(text, layout)).trim();

const layout = {
  parser: 'typescript',
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
} as const;

export async function readModule(module: string, target: Target): Promise<Read> {
  const file = fileOf(module);
  if (!file) throw new Error(`No module ${module}.`);
  const source = readFileSync(file, 'utf8');
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const imports: Record<string, Import> = {};
  const passed: Record<string, Import> = {};
  const passesAll: string[] = [];
  const inferred: Record<string, string> = {};
  const statements: Node[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      for (const each of node.specifiers)
        imports[each.local.name] = {
          from: resolve(module, node.source.value, target),
          name: each.type === 'ImportSpecifier' ? nameOf(each.imported) : '*',
          isType:
            node.importKind === 'type' || ('importKind' in each && each.importKind === 'type'),
        };
    else if (node.type === 'ExportAllDeclaration')
      passesAll.push(resolve(module, node.source.value, target));
    else if (node.type === 'ExportNamedDeclaration' && !node.declaration) {
      for (const each of node.specifiers)
        if (each.type === 'ExportSpecifier')
          passed[nameOf(each.exported)] = node.source
            ? {
                from: resolve(module, node.source.value, target),
                name: each.local.name,
                isType: node.exportKind === 'type',
              }
            : (imports[each.local.name] ?? { from: module, name: each.local.name, isType: false });
    } else statements.push(node);
  }
  const own = new Set(statements.flatMap(declared));
  const declarations: Declaration[] = [];
  for (const node of statements) {
    const names = declared(node);
    const edits = [...inside(node)].flatMap((each) =>
      each.type === 'JSXOpeningElement' ? target.edit(each, source) : [],
    );
    const start = node.leadingComments?.[0]?.start ?? node.start ?? 0;
    const text = applied(source, start, node.end ?? 0, edits);
    const schema = /^export type (\w+) = z\.infer<typeof (\w+)>;$/m.exec(text);
    if (schema?.[1] && schema[2]) inferred[schema[1]] = schema[2];
    const uses = [...plainNames(node)].filter(
      (name) => !names.includes(name) && (own.has(name) || name in imports),
    );
    declarations.push({ names, text: await tidy(text), uses });
  }
  const path = `${placeOf(module)}${file.endsWith('x') ? '.tsx' : '.ts'}`;
  return { path, imports, declarations, passed, passesAll, inferred };
}
