import { importsOf } from './imports.ts';
import { isTestCode, lineAt, parse, type SourceFile, type SyntaxNode } from './source-file.ts';
import { dottedName, isNode, nodeList, nodesOf, propertyOf, stringValue } from './syntax.ts';

/** A route of the contract, as its files declare it. */
export type DeclaredRoute = {
  file: SourceFile;
  name: string;
  line: number;
  /** Null when the call it names was not found. */
  method: string | null;
  path: string | null;
  access: string | null;
  permission: string | null;
  phi: boolean;
};

/** A line of a `*.routes.ts`: the route it binds and the functions its handler names. */
export type Binding = { file: SourceFile; line: number; contractPath: string; route: string; handlers: string[] };

/** The file's top-level `export const name = callee(…)`. */
const assigned = (file: SourceFile) =>
  nodeList(parse(file).program, 'body').flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : null;
    return isNode(declaration) ? nodeList(declaration, 'declarations').flatMap(assignedCall) : [];
  });

function assignedCall(node: SyntaxNode) {
  const [name, value] = [dottedName(node['id']), node['init']];
  if (name === null || !isNode(value) || value.type !== 'CallExpression') return [];
  return [{ name, value, callee: dottedName(value['callee']), args: nodeList(value, 'arguments') }];
}

function declaredCalls(file: SourceFile | undefined): Map<string, { method: string | null; path: string | null }> {
  const calls = file ? assigned(file).filter(({ callee }) => callee === 'call') : [];
  return new Map(calls.map(({ name, args }) => [name, { method: stringValue(args[0]), path: stringValue(args[1]) }]));
}

/** All `export const x = route(calls.x, { … })` of the contract. */
export function declaredRoutes(files: readonly SourceFile[]): DeclaredRoute[] {
  return files
    .filter((file) => /^packages\/contract\/src\/.*\.contract\.ts$/.test(file.path))
    .flatMap((file) => {
      const callsFile = files.find((other) => other.path === file.path.replace('.contract.ts', '.calls.ts'));
      const calls = declaredCalls(callsFile);
      return assigned(file)
        .filter(({ callee }) => callee === 'route')
        .map(({ name, value, args }) => {
          const [called, options] = args;
          const call = calls.get((dottedName(called) ?? '').replace(/^calls\./, ''));
          const text = (key: string) => stringValue(propertyOf(options, key)?.['value']);
          const phi = propertyOf(options, 'phi')?.['value'];
          return {
            file,
            name,
            line: lineAt(file, value.start),
            method: call?.method ?? null,
            path: call?.path ?? null,
            access: text('access'),
            permission: text('permission'),
            phi: isNode(phi) && phi['value'] === true,
          };
        });
    });
}

/** Names that a handler calls or is: `(ctx, { body }) => createNote(ctx, body)` and `createNote` both name `createNote`. */
function namedFunctions(handler: SyntaxNode | undefined): string[] {
  if (!handler) return [];
  if (handler.type === 'Identifier') return [String(handler['name'])];
  const called = [...nodesOf(handler)].filter((node) => node.type === 'CallExpression');
  return called.flatMap((node) => dottedName(node['callee'])?.split('.')[0] ?? []);
}

/** All `bind…(contract.x, handler)` of the server. */
export function boundRoutes(files: readonly SourceFile[]): Binding[] {
  const routes = files.filter((file) => /^apps\/server\/src\/.*\.ts$/.test(file.path) && !isTestCode(file.path));
  return routes.flatMap((file) => {
    const nodes = [...nodesOf(parse(file).program)];
    return nodes.flatMap((node) => {
      if (node.type !== 'CallExpression' || !/^bind[A-Z]?\w*$/.test(dottedName(node['callee']) ?? '')) return [];
      const [route, handler] = nodeList(node, 'arguments');
      const found = contractName(file, dottedName(route) ?? '');
      return found ? [{ file, line: lineAt(file, node.start), ...found, handlers: namedFunctions(handler) }] : [];
    });
  });
}

/** `contract.createNote`, or `createNote` imported by name, as file and name in the contract. */
function contractName(file: SourceFile, name: string): Pick<Binding, 'contractPath' | 'route'> | null {
  const [first = '', second] = name.split('.');
  for (const item of importsOf(file)) {
    if (!item.target?.startsWith('packages/contract/')) continue;
    const match = item.names.find(({ local }) => local === first);
    if (match) return { contractPath: item.target, route: second ?? match.imported };
  }
  return null;
}
