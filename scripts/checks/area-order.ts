import { importsOf } from './imports.ts';
import { parse, type SourceFile } from './source-file.ts';
import { dottedName, isNode, nodeList, nodesOf } from './syntax.ts';

const listFile = 'apps/server/src/areas.ts';

/** The areas' folders in their one order, as the array `areas` in `areas.ts` has it; empty while there is no such file. */
export function areaOrder(files: readonly SourceFile[]): string[] {
  const file = files.find((candidate) => candidate.path === listFile);
  if (!file) return [];
  const folders = new Map(
    importsOf(file).flatMap((item) => {
      const folder = /^apps\/server\/src\/areas\/([^/]+)\/area\.ts$/.exec(item.target ?? '')?.[1];
      return folder ? item.names.map((name) => [name.local, folder] as const) : [];
    }),
  );
  for (const node of nodesOf(parse(file).program)) {
    if (node.type !== 'VariableDeclarator' || dottedName(node['id']) !== 'areas') continue;
    const value =
      isNode(node['init']) && node['init'].type === 'TSSatisfiesExpression' ? node['init']['expression'] : node['init'];
    if (!isNode(value)) continue;
    return nodeList(value, 'elements').flatMap((element) => folders.get(dottedName(element) ?? '') ?? []);
  }
  return [];
}
