import type { Problem, SourceFile } from './source-file.ts';

/** Files for a test, from a table of path and text. */
export function filesOf(texts: Record<string, string>): SourceFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, text }));
}

/** What was found, in one comparable line each. */
export function shown(problems: readonly Problem[]): string[] {
  return problems.map(({ path, line, rule }) => `${path}:${line} ${rule}`);
}
