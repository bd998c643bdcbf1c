import { isTestCode, type Problem, type SourceFile } from './source-file.ts';

const mostShare = 0.2;
/** Below this the house is a fixture or has just begun, and a share says nothing. */
const fewestLines = 2_000;

/** No area holds more than a fifth of the server's area code: a bigger one is two areas. */
export function areaShare(files: readonly SourceFile[]): Problem[] {
  const lines = new Map<string, number>();
  for (const { path, text } of files) {
    const area = /^apps\/server\/src\/areas\/([^/]+)\/.*\.ts$/.exec(path)?.[1];
    if (area && !isTestCode(path)) lines.set(area, (lines.get(area) ?? 0) + text.split('\n').length - 1);
  }
  const all = [...lines.values()].reduce((sum, count) => sum + count, 0);
  if (all < fewestLines) return [];
  return [...lines]
    .filter(([, count]) => count > mostShare * all)
    .map(([area, count]) => ({
      rule: 'area-share',
      path: `apps/server/src/areas/${area}`,
      line: 1,
      message: `holds ${Math.round((100 * count) / all)} % of all area code; over ${100 * mostShare} % it is two areas`,
    }));
}
