import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { isCode, isTestCode, type Problem, type SourceFile } from './source-file.ts';

/** Where areas lie, each in a folder of its own, and the files that put an area together: they may reach all of it. */
const rooms = [
  { root: 'apps/server/src/areas/', front: /(^|\/)(area|public|[^/]+\.(routes|reads))\.ts$/ },
  { root: 'apps/web/src/features/', front: /(^|\/)(public\.ts|[^/]*Page\.tsx)$/ },
];

/** The area of a file and its folder there (`.` is the area's root); null for a front and for what lies in no area. */
function placeOf(path: string): { area: string; folder: string } | null {
  const room = rooms.find(({ root }) => path.startsWith(root));
  if (!room || room.front.test(path)) return null;
  const [name = '', ...rest] = path.slice(room.root.length).split('/');
  return rest.length === 0 ? null : { area: room.root + name, folder: posix.dirname(rest.join('/')) };
}

type Step = { area: string; from: string; to: string; problem: Problem };

function stepsOf(file: SourceFile): Step[] {
  const here = placeOf(file.path);
  if (!here) return [];
  return importsOf(file).flatMap(({ target, line, specifier }) => {
    const there = target === null ? null : placeOf(target);
    if (there?.area !== here.area || there.folder === here.folder) return [];
    const problem = { rule: 'one-way', path: file.path, line, message: specifier };
    return [{ area: here.area, from: here.folder, to: there.folder, problem }];
  });
}

const shown = (folder: string): string => (folder === '.' ? 'the root' : `${folder}/`);

/**
 * Two folders of an area, its root among them, import one way only; imports of types count as well. Of two that import each other the
 * way that fewer imports take is the one that is named.
 */
export function oneWay(files: readonly SourceFile[]): Problem[] {
  const code = files.filter(({ path }) => isCode(path) && !isTestCode(path));
  const ways = Map.groupBy(code.flatMap(stepsOf), ({ area, from, to }) => [area, from, to].join(' '));
  return [...ways.values()].flatMap((steps) => {
    const [{ area, from, to }] = steps as [Step];
    const back = ways.get([area, to, from].join(' '))?.length ?? 0;
    const isFewer = steps.length < back || (steps.length === back && from < to);
    if (!isFewer) return [];
    const message = `${shown(from)} imports ${shown(to)}, which imports ${shown(from)} in ${back} places`;
    return steps.map(({ problem }) => ({ ...problem, message: `${problem.message}: ${message}` }));
  });
}
