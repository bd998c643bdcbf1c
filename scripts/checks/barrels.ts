import { isCode, lineAt, parse, type Problem, type SourceFile } from './source-file.ts';
import { nodeList } from './syntax.ts';

/** No `export *`, and no file that only passes on others' names: whoever needs a name imports it where it is made. */
export function barrels(files: readonly SourceFile[]): Problem[] {
  return files.filter((file) => isCode(file.path) && !file.path.endsWith('.gen.ts')).flatMap(problemsOf);
}

function problemsOf(file: SourceFile): Problem[] {
  const body = nodeList(parse(file).program, 'body');
  const problem = (start: number, message: string) => ({
    rule: 'barrel',
    path: file.path,
    line: lineAt(file, start),
    message,
  });
  const stars = body
    .filter((node) => node.type === 'ExportAllDeclaration')
    .map((node) => problem(node.start, '`export *` hides where names come from'));
  const onlyPassesOn =
    body.length > 0 && body.every((node) => node.type === 'ExportNamedDeclaration' && node['source']);
  if (!onlyPassesOn || file.path.endsWith('/public.ts')) return stars;
  return [...stars, problem(0, 'only passes on names of other files')];
}
