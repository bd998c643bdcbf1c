import { ambientValues } from './ambient-values.ts';
import { applyExceptions } from './apply-exceptions.ts';
import { areaReadme } from './area-readme.ts';
import { areaShare } from './area-share.ts';
import { barrels } from './barrels.ts';
import { cycles } from './cycles.ts';
import { exceptions } from './exceptions.ts';
import { fileSize } from './file-size.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { importRules } from './import-rules.ts';
import { licences } from './licences.ts';
import { links } from './links.ts';
import { oneWay } from './one-way.ts';
import { outbound } from './outbound.ts';
import { pageTexts } from './page-texts.ts';
import { queryKeys } from './query-keys.ts';
import { listPaths, readFiles } from './read-files.ts';
import { routes } from './routes.ts';
import { selfTestIsCurrent } from './self-test-result.ts';
import type { Check } from './source-file.ts';
import { styleLiterals } from './style-literals.ts';
import { verbs } from './verbs.ts';
import { weightsFitManifest } from './weights-manifest.ts';

const root = new URL('../../', import.meta.url).pathname;
const paths = listPaths(root);
const files = readFiles(root, paths);

const checks: readonly Check[] = [
  importRules,
  cycles,
  oneWay,
  fileSize,
  areaShare,
  areaReadme,
  barrels,
  ambientValues,
  styleLiterals,
  pageTexts,
  queryKeys,
  routes,
  verbs,
  forbiddenWords,
  outbound,
  () => selfTestIsCurrent(),
  () => weightsFitManifest(),
  () => licences(),
  (all) => links(all, new Set(paths)),
];

const problems = applyExceptions(
  checks.flatMap((check) => check(files)),
  exceptions,
);
for (const { path, line, rule, message } of problems.toSorted(
  (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
)) {
  console.log(`${path}:${line}  ${rule}  ${message}`);
}
console.log(problems.length === 0 ? `${files.length} files keep the house rules.` : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
