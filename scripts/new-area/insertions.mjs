/** Puts `line` in front of the match of `pattern` in the text. Throws with what was looked for. */
function before(text, pattern, line, what) {
  const found = pattern.exec(text);
  if (!found) throw new Error(`no ${what} to insert before.`);
  return `${text.slice(0, found.index)}${line}\n${text.slice(found.index)}`;
}

/** Adds an import among those that begin like `prefix`, in the order of their paths. */
function withImport(text, line, prefix) {
  const pathOf = (importLine) => /from '([^']+)'/.exec(importLine)?.[1] ?? '';
  const imports = [...text.matchAll(/^import .* from '([^']+)';$/gm)].filter(([, path]) => path.startsWith(prefix));
  const last = imports.at(-1);
  if (!last) throw new Error(`no import of "${prefix}…" to insert beside.`);
  const next = imports.find(([, path]) => path > pathOf(line));
  const at = next ? next.index : last.index + last[0].length + 1;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** The list of areas with one more at its end, or right behind `after`. */
export function registered(text, { area, areaId }, after) {
  const list = /(export const areas[^=]*= \[)([^\]]*)(\])/;
  const current = list
    .exec(text)?.[2]
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  if (!current) throw new Error('no list "areas".');
  const camel = after?.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const place = after ? current.indexOf(camel) : current.length - 1;
  if (place < 0 && current.length > 0) throw new Error(`There is no area "${after}".`);
  const line = `import { area as ${areaId} } from './areas/${area}/area.ts';\n`;
  const at = text.indexOf('\n', text.lastIndexOf('import ')) + 1;
  return `${text.slice(0, at)}${line}${text.slice(at)}`.replace(
    list,
    (_, open, _items, close) => `${open}${current.toSpliced(place + 1, 0, areaId).join(', ')}${close}`,
  );
}

/** The table of areas with one more row, at its end or right behind `after`. */
export function inOverview(text, names, after) {
  const rows = [...text.matchAll(/^\| \[([\w-]+)\]\(\S+\/areas\/[\w-]+\/README\.md\) \|.*\n/gm)];
  const row = after ? rows.find(([, area]) => area === after) : rows.at(-1);
  if (!row) throw new Error(after ? `no row of "${after}" in the table of areas.` : 'no table of areas.');
  const { area } = names;
  const at = row.index + row[0].length;
  const line = `| [${area}](../apps/server/src/areas/${area}/README.md) | ${names['records words']} |\n`;
  return `${text.slice(0, at)}${line}${text.slice(at)}`;
}

/** The entry that says that this page will come. */
const comingEntry = (area) => new RegExp(`\\{[^{}]*path: '/${area}'[^{}]*locked: true[^{}]*\\}`);

const isComing = (navigation, { area }) => comingEntry(area).test(navigation);

/** An entry in front of the settings; one that said that the page comes is opened instead. */
export function inNavigation(text, names) {
  const { area, areaId } = names;
  if (isComing(text, names)) return text.replace(comingEntry(area), (entry) => entry.replace(/,\s*locked: true/, ''));
  if (text.includes(`path: '/${area}'`)) throw new Error(`/${area} is the address of another page.`);
  const entry = `  { key: '${area}', title: t('${areaId}'), icon: 'file-text', path: '/${area}' },`;
  return before(text, /^ {2}\{ key: 'settings',/m, entry, 'entry of the settings');
}

/** The title of that entry, in front of the settings' own; the one of a page that was to come is there already. */
export function inShellTexts(text, names, _after, { coming }) {
  if (coming) return text;
  if (new RegExp(`^ {2}${names.areaId}:`, 'm').test(text))
    throw new Error(`a text "${names.areaId}" is there already.`);
  return before(text, /^ {2}settings: /m, `  ${names.areaId}: '${names['Area words']}',`, 'title of the settings');
}

/** The page's address and what it asks for, where all pages are opened. */
export function inAllPages(text, names) {
  const { area, areaId } = names;
  const line = `import * as ${areaId}Calls from '@clinical/contract/${area}/${area}.calls';`;
  const imported = withImport(text, line, '@clinical/contract/');
  const answers = /(export function answerPages\([^]*?)(\n\}\n)/;
  if (!answers.test(imported)) throw new Error('no function "answerPages".');
  const answered = imported.replace(
    answers,
    (_, body, end) => `${body}\n  api.on(${areaId}Calls.list${names.Records}, () => []);${end}`,
  );
  if (answered.includes(`'/${area}',`)) return answered;
  return before(answered, /^ {2}'\/nowhere',/m, `  '/${area}',`, `address '/nowhere'`);
}

/** The row of its reads in the matrix of roles: everybody, who then finds what is theirs. */
export function inRoleMatrix(text, { record }) {
  const rows = /(const letIn[^=]*= \{[^]*?)(\n\};)/;
  if (!rows.test(text)) throw new Error('no table "letIn".');
  if (text.includes(`'${record}.read':`)) throw new Error(`the permission "${record}.read" has a row already.`);
  return text.replace(rows, (_, above, end) => `${above}\n  '${record}.read': everybody,${end}`);
}

/** A record in the clinic of the security suite, in front of those that other builders make. */
export function inClinic(text, { area, Record }) {
  const line = `import { new${Record} } from '../builders/${area}.ts';`;
  const start = text.indexOf('export async function newClinic(');
  const first = /^ {2}await new\w+\(owner\b/m;
  if (start < 0 || !first.test(text.slice(start))) throw new Error('no builder in "newClinic" to insert before.');
  const made = `  await new${Record}(owner, { title: canary });`;
  return withImport(text.slice(0, start) + before(text.slice(start), first, made, 'builder'), line, '../builders/');
}

/** Which file gets which edit. */
export const insertions = [
  ['apps/server/src/areas.ts', registered],
  ['docs/architecture.md', inOverview],
  ['apps/web/src/shell/navigation.ts', inNavigation],
  ['apps/web/src/shell/shell.texts.ts', inShellTexts],
  ['apps/web/src/testing/all-pages.ts', inAllPages],
  ['apps/server/test/security/role-matrix.ts', inRoleMatrix],
  ['apps/server/test/security/clinic.ts', inClinic],
];

/** All edits by path, none of them written. Throws with the path of the file that one does not fit. */
export function insertedInto(read, names, after) {
  const coming = isComing(read('apps/web/src/shell/navigation.ts'), names);
  return insertions.map(([path, edit]) => {
    try {
      return { path, text: edit(read(path), names, after, { coming }) };
    } catch (error) {
      throw new Error(`${path}: ${error.message}`, { cause: error });
    }
  });
}
