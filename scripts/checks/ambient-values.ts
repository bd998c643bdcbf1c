import { isCode, isTestCode, lineAt, parse, type Problem, type SourceFile, type SyntaxNode } from './source-file.ts';
import { dottedName, nodeList, nodesOf } from './syntax.ts';

type Rule = {
  rule: string;
  message: string;
  applies: (path: string) => boolean;
  matches: (node: SyntaxNode) => boolean;
};

const calls = (node: SyntaxNode, pattern: RegExp) =>
  node.type === 'CallExpression' && pattern.test(dottedName(node['callee']) ?? '');

const readsEnvironment =
  /^(apps\/server\/src\/platform\/config\/|apps\/server\/test\/|scripts\/|bench\/|e2e\/)|\.config\.m?ts$/;

const rules: readonly Rule[] = [
  {
    rule: 'environment',
    message: 'configuration is read in platform/config and nowhere else',
    applies: (path) => !readsEnvironment.test(path),
    matches: (node) => node.type === 'MemberExpression' && dottedName(node) === 'process.env',
  },
  {
    rule: 'time-and-chance',
    message: 'time, ids and randomness come from the context',
    applies: (path) => /^apps\/server\/src\/(areas|gateways)\//.test(path) && !isTestCode(path),
    matches: (node) =>
      calls(node, /^(Date\.now|Math\.random|(.*\.)?(randomUUID|randomBytes|randomInt|getRandomValues))$/) ||
      (node.type === 'NewExpression' &&
        dottedName(node['callee']) === 'Date' &&
        nodeList(node, 'arguments').length === 0),
  },
  {
    rule: 'fetch',
    message: 'pages reach the server through lib/api only',
    applies: (path) => path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/lib/') && !isTestCode(path),
    matches: (node) =>
      calls(node, /^((window|globalThis)\.)?fetch$/) ||
      (node.type === 'NewExpression' &&
        /^(XMLHttpRequest|EventSource|WebSocket)$/.test(dottedName(node['callee']) ?? '')),
  },
  {
    rule: 'query-outside-queries',
    message: 'SQL stands only in *.queries.ts',
    applies: (path) =>
      path.startsWith('apps/server/src/areas/') && !/\.(queries|table)\.ts$/.test(path) && !isTestCode(path),
    matches: (node) =>
      calls(node, /(^|\.)db\.(select|selectDistinct|insert|update|delete|execute|query|with|\$count)(\.|$)/),
  },
];

/** What code may not reach for by itself: the environment, the clock, randomness, the network, the database. */
export function ambientValues(files: readonly SourceFile[]): Problem[] {
  return files
    .filter((file) => isCode(file.path))
    .flatMap((file) => {
      const applying = rules.filter((rule) => rule.applies(file.path));
      if (applying.length === 0) return [];
      return [...nodesOf(parse(file).program)].flatMap((node) =>
        applying
          .filter((rule) => rule.matches(node))
          .map(({ rule, message }) => ({ rule, path: file.path, line: lineAt(file, node.start), message })),
      );
    });
}
