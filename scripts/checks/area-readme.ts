import { areaOrder } from './area-order.ts';
import { parse, type Problem, type SourceFile } from './source-file.ts';
import { dottedName, nodeList, nodesOf, stringValue } from './syntax.ts';

const mostLines = 40;
const headings = ['Owns', 'Verbs', 'Offers and fills', 'Invariants', 'Hazards and their tests'];

const architecture = 'docs/architecture.md';
const mostWords = 2_000;

const areasFolder = 'apps/server/src/areas';

/** The names of the tables that a file declares, as the database has them. */
function tablesOf(file: SourceFile): string[] {
  return [...nodesOf(parse(file).program)]
    .filter((node) => node.type === 'CallExpression' && dottedName(node['callee']) === 'pgTable')
    .flatMap((node) => stringValue(nodeList(node, 'arguments')[0]) ?? []);
}

function readmeProblems(area: string, files: readonly SourceFile[]): string[] {
  const folder = `${areasFolder}/${area}/`;
  const readme = files.find((file) => file.path === `${folder}README.md`);
  if (!readme) return ['is missing'];
  const lines = readme.text.trimEnd().split('\n');
  const found = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3).trim());
  const tables = files
    .filter((file) => file.path.startsWith(folder) && file.path.endsWith('.table.ts'))
    .flatMap(tablesOf);
  return [
    ...(lines.length > mostLines ? [`has ${lines.length} lines; at most ${mostLines}`] : []),
    ...(found.join() === headings.join() ? [] : [`needs these headings in this order: ${headings.join(', ')}`]),
    ...tables
      .filter((table) => !readme.text.includes(`\`${table}\``))
      .map((table) => `does not name the table ${table}`),
  ];
}

/** The areas that the overview lists, in its order. */
const listed = (overview: SourceFile) =>
  [...overview.text.matchAll(/^\| \[[^\]]+\]\(\.\.\/apps\/server\/src\/areas\/([^/]+)\/README\.md\)/gm)].map(
    ([, area]) => area,
  );

/**
 * Every area has a README of one page with the same headings, which names its tables. The architecture stays short and lists
 * all areas in their order.
 */
export function areaReadme(files: readonly SourceFile[]): Problem[] {
  const areas = areaOrder(files);
  const problems = areas.flatMap((area) =>
    readmeProblems(area, files).map((message) => ({ path: `${areasFolder}/${area}/README.md`, message })),
  );
  const overview = files.find((file) => file.path === architecture);
  const words = overview?.text.split(/\s+/).filter(Boolean).length ?? 0;
  if (words > mostWords) {
    problems.push({ path: architecture, message: `has ${words} words; at most ${mostWords}: details go to READMEs` });
  }
  if (overview && listed(overview).join() !== areas.join()) {
    problems.push({ path: architecture, message: `needs a table of the areas with one row each: ${areas.join(', ')}` });
  }
  return problems.map((problem) => ({ ...problem, line: 1, rule: 'readme' }));
}
