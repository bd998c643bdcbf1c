import { isCode, isTestCode, lineAt, parse, type Problem, type SourceFile, type SyntaxNode } from './source-file.ts';
import { dottedName, isNode, nodeList, nodesOf, propertyOf, stringValue } from './syntax.ts';

const pages = 'apps/web/src/';
/** Calls whose first argument is a key as it stands. */
const takesKey = new Set(['getQueryData', 'setQueryData', 'getQueryState', 'getQueryDefaults', 'setQueryDefaults']);
/** What a list that is a key is called. */
const isKeyName = (name: string | null) => name !== null && /(^|[a-z])key$/i.test(name) && name !== 'mutationKey';

/** A list as it stands, also behind `as const` and in what a function gives back at once. */
function listIn(node: unknown): SyntaxNode | null {
  if (!isNode(node)) return null;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return listIn(node['expression']);
  if (node.type === 'ArrowFunctionExpression') return listIn(node['body']);
  return node.type === 'ArrayExpression' ? node : null;
}

/** The list that this node makes a key; null when it makes none. */
function keyIn(node: SyntaxNode): SyntaxNode | null {
  if (node.type === 'Property' && dottedName(node['key']) === 'queryKey') return listIn(node['value']);
  if (node.type === 'VariableDeclarator' && isKeyName(dottedName(node['id']))) return listIn(node['init']);
  if (node.type !== 'CallExpression') return null;
  const method = dottedName(node['callee'])?.split('.').at(-1) ?? '';
  return takesKey.has(method) ? listIn(nodeList(node, 'arguments')[0]) : null;
}

/** A feature, or `lib`, `shell` and the like. */
const homeOf = (path: string): string => /^(?:features\/)?([^/]+)\//.exec(path.slice(pages.length))?.[1] ?? 'pages';

/** `made`: a query is asked for with it, or it has a name for others to use. */
type Key = { file: SourceFile; line: number; home: string; word: string | null; made: boolean };

function keysOf(file: SourceFile): Key[] {
  const nodes = [...nodesOf(parse(file).program)];
  const asked = new Set(
    nodes.filter((node) => propertyOf(node, 'queryFn')).map((node) => propertyOf(node, 'queryKey')),
  );
  return nodes.flatMap((node) => {
    const list = keyIn(node);
    const first = list && nodeList(list, 'elements')[0];
    // one that begins with another key is as good as that one
    if (!list || !first || first.type === 'SpreadElement') return [];
    const made = asked.has(node) || node.type === 'VariableDeclarator';
    return [{ file, line: lineAt(file, list.start), home: homeOf(file.path), word: stringValue(first), made }];
  });
}

/**
 * The first word of a query's key stands only in the `*.api.ts` of one feature: its own where a feature is called so. Others take the
 * key from there, or say by an event that something is stale; a key that was guessed may match nothing.
 */
export function queryKeys(files: readonly SourceFile[]): Problem[] {
  const code = files.filter(({ path }) => path.startsWith(pages) && isCode(path) && !isTestCode(path));
  const features = new Set(code.flatMap(({ path }) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? []));
  const keys = code.flatMap(keysOf);
  const makers = Map.groupBy(
    keys.filter(({ made }) => made),
    ({ word }) => word,
  );
  return keys.flatMap(({ file, line, home, word }) => {
    const problem = (message: string) => [{ rule: 'query-key', path: file.path, line, message }];
    if (word === null) return problem('a key begins with a word, or with another key: [...threadKey(id), …]');
    const maker = makers.get(word)?.[0];
    if (!maker) return problem(`['${word}', …] is the key of no query`);
    const owner = features.has(word) ? word : maker.home;
    if (home !== owner) return problem(`['${word}', …] is a key of ${owner}: take it from there`);
    if (!file.path.endsWith('.api.ts')) return problem(`['${word}', …] stands outside of an *.api.ts`);
    return [];
  });
}
