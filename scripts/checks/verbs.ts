import { importsOf } from './imports.ts';
import { boundRoutes, declaredRoutes, type Binding } from './route-table.ts';
import type { Problem, SourceFile } from './source-file.ts';

const areaFolder = (path: string) => /^apps\/server\/src\/areas\/[^/]+\//.exec(path)?.[0] ?? null;

/** Where a name that an area offers is declared. */
const offeredBy = (publicFile: SourceFile, name: string): string | null =>
  importsOf(publicFile).find((item) => item.names.some(({ local }) => local === name))?.target ?? null;

/**
 * The text of a bound handler's verbs, of everything of their own area that they use, and of what they take from other areas by
 * name.
 */
function reachedText(binding: Binding, byPath: ReadonlyMap<string, SourceFile>): string {
  const seen = new Set<string>();
  const follow = (path: string) => {
    const file = byPath.get(path);
    const folder = areaFolder(path);
    if (!file || folder === null || seen.has(path)) return;
    seen.add(path);
    for (const item of importsOf(file)) {
      if (!item.target || item.typeOnly) continue;
      if (item.target.startsWith(folder)) follow(item.target);
      const offers = item.target.endsWith('/public.ts') ? byPath.get(item.target) : undefined;
      for (const { imported } of offers ? item.names : []) follow(offeredBy(offers!, imported) ?? '');
    }
  };
  for (const item of importsOf(binding.file)) {
    if (item.target && item.names.some(({ local }) => binding.handlers.includes(local))) follow(item.target);
  }
  return [...seen].map((path) => byPath.get(path)?.text ?? '').join('\n');
}

const auditing = /\.audit\(/;
const transaction = /\.transaction\(/;
/** `getNoteFor(…)`, `visibleNotes(…)`: reads that carry the ability. */
const guardedRead = /\b(\w+For|visible[A-Z]\w*)\(/;

/**
 * A route that changes something leads to a verb with a transaction and an audit row; one that reads patient data leads to a getter
 * with the ability and an audit row. Told by the text of the verb and of the files that it uses.
 */
export function verbs(files: readonly SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const declared = new Map(declaredRoutes(files).map((route) => [`${route.file.path} ${route.name}`, route]));
  return boundRoutes(files).flatMap((binding) => {
    const route = declared.get(`${binding.contractPath} ${binding.route}`);
    if (!route || !areaFolder(binding.file.path)) return [];
    const text = reachedText(binding, byPath);
    const problem = (rule: string, message: string) => ({
      rule,
      path: binding.file.path,
      line: binding.line,
      message: `${binding.route}: ${message}`,
    });
    if (route.method !== 'GET') {
      const missing = [
        ...(transaction.test(text) ? [] : ['transaction']),
        ...(auditing.test(text) ? [] : ['audit row']),
      ];
      return missing.length > 0 ? [problem('write-verb', `a write without ${missing.join(' and ')}`)] : [];
    }
    if (!route.phi) return [];
    const missing = [
      ...(guardedRead.test(text) ? [] : ['getter with an ability']),
      ...(auditing.test(text) ? [] : ['audit row']),
    ];
    return missing.length > 0 ? [problem('guarded-read', `reads patient data without ${missing.join(' and ')}`)] : [];
  });
}
