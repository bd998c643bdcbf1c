import { posix } from 'node:path';
import { lineAt, parse, type SourceFile } from './source-file.ts';

/** One import or re-export. `target` is a path of the repository, or null for a package; then `package` is its name. */
export type Import = {
  line: number;
  specifier: string;
  target: string | null;
  package: string | null;
  /** Gone at run time: `import type`, or only `type` names. */
  typeOnly: boolean;
  dynamic: boolean;
  /** Each imported name and what it is called here; `*` for a namespace. */
  names: { imported: string; local: string }[];
};

const workspaces: Record<string, string> = {
  '@clinical/contract': 'packages/contract/src',
  '@clinical/language': 'packages/clinical-language/src',
  '@clinical/api-client': 'packages/api-client/src',
};

const packageName = (specifier: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier;

/** Where an import leads: `target` within the repository, or `package`. */
export function resolveImport(from: string, specifier: string): Pick<Import, 'target' | 'package'> {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { target: posix.join(posix.dirname(from), bare), package: null };
  const name = packageName(bare);
  const folder = workspaces[name];
  if (folder) return { target: `${folder}${bare.slice(name.length)}.ts`, package: null };
  return { target: null, package: bare.startsWith('node:') ? bare : name };
}

const found = new WeakMap<SourceFile, Import[]>();

/** All imports of a file, re-exports and `import()` of a literal included. */
export function importsOf(file: SourceFile): Import[] {
  const known = found.get(file);
  if (known) return known;
  const { module } = parse(file);
  const make = (
    specifier: string,
    start: number,
    typeOnly: boolean,
    names: Import['names'],
    dynamic = false,
  ): Import => ({
    ...resolveImport(file.path, specifier),
    specifier,
    typeOnly,
    names,
    dynamic,
    line: lineAt(file, start),
  });
  const statics = module.staticImports.map((item) => {
    const names = item.entries.map((entry) => ({
      imported: entry.importName.name ?? '*',
      local: entry.localName.value,
    }));
    const typeOnly = item.entries.length > 0 && item.entries.every((entry) => entry.isType);
    return make(item.moduleRequest.value, item.start, typeOnly, names);
  });
  const reexports = module.staticExports.flatMap((item) => {
    const [first] = item.entries;
    if (!first?.moduleRequest) return [];
    const names = item.entries.map((entry) => ({
      imported: entry.importName.name ?? '*',
      local: entry.exportName.name ?? '*',
    }));
    return [
      make(
        first.moduleRequest.value,
        item.start,
        item.entries.every((entry) => entry.isType),
        names,
      ),
    ];
  });
  const dynamics = module.dynamicImports.flatMap((item) => {
    const specifier = /^(['"`])([^'"`$]+)\1$/.exec(
      file.text.slice(item.moduleRequest.start, item.moduleRequest.end),
    )?.[2];
    return specifier ? [make(specifier, item.start, false, [{ imported: '*', local: '*' }], true)] : [];
  });
  const all = [...statics, ...reexports, ...dynamics];
  found.set(file, all);
  return all;
}
