import { parseSync, type EcmaScriptModule } from 'oxc-parser';

/** A file of the repository. `path` is relative to the root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

/** What a rule found. `rule` is the name that an exception refers to. */
export type Problem = { rule: string; path: string; line: number; message: string };

/** A rule over all files at once. */
export type Check = (files: readonly SourceFile[]) => Problem[];

/** A node of the syntax tree (ESTree names), read with the guards of `syntax.ts`. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number } & Record<
  string,
  unknown
>;

type Parsed = { program: SyntaxNode; module: EcmaScriptModule };

const parsed = new WeakMap<SourceFile, Parsed>();

/** Parses a file once. Throws when it is not valid TypeScript. */
export function parse(file: SourceFile): Parsed {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseSync(file.path, file.text);
  const [error] = result.errors;
  if (error) throw new Error(`${file.path}: ${error.message}`);
  const fresh = { program: result.program as unknown as SyntaxNode, module: result.module };
  parsed.set(file, fresh);
  return fresh;
}

/** The line, from 1, of an offset into the file's text. */
export function lineAt(file: SourceFile, offset: number): number {
  let line = 1;
  for (let at = file.text.indexOf('\n'); at >= 0 && at < offset; at = file.text.indexOf('\n', at + 1)) line += 1;
  return line;
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mts)$/.test(path) && !path.endsWith('.d.ts');

/** Tests and what only they use: they may reach anywhere, and nothing else may reach them. */
export const isTestCode = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) ||
  /^(apps\/server\/test|apps\/web\/src\/testing|apps\/web\/test|e2e|bench)\//.test(path) ||
  /^packages\/[^/]+\/(test|training|src\/testing)\//.test(path);
