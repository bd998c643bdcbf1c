import { importsOf } from './imports.ts';
import { isCode, isTestCode, type Problem, type SourceFile } from './source-file.ts';

const page = 'docs/security.md';
const heading = '## What leaves the machine';
const purposesFile = 'apps/server/src/areas/credits/model-purposes.ts';
const callFile = 'apps/server/src/areas/credits/call-model.ts';
/** Tools with which others connect; who uses one is found by its name. */
const tools = 'apps/server/src/platform/outside/';

/** Packages that connect, and of others the names that do. `*`: all of it. */
const connecting: Readonly<Record<string, readonly string[]>> = {
  '@ai-sdk/anthropic': ['*'],
  '@ai-sdk/google': ['*'],
  '@ai-sdk/openai': ['*'],
  '@ai-sdk/openai-compatible': ['*'],
  jose: ['createRemoteJWKSet'],
  'node:dgram': ['*'],
  'node:http': ['request', 'get', 'Agent'],
  'node:https': ['*'],
  'node:net': ['connect', 'createConnection'],
  'node:tls': ['connect'],
  nodemailer: ['*'],
  pg: ['Client', 'Pool'],
  undici: ['*'],
  [`${tools}limited-fetch.ts`]: ['limitedFetch'],
  [`${tools}guarded-post.ts`]: ['guardedPost'],
  [`${tools}download-files.ts`]: ['downloadFiles'],
};
const inServer = /(?:await|return|=>|[=(])\s*fetch\(|new WebSocket\(|require\('next-auth'\)/;
/** The pages' own calls go through the API client; another rule holds that. */
const inPages = /new (?:WebSocket|RTCPeerConnection)\(/;

function connects(file: SourceFile): boolean {
  if (file.path.startsWith('apps/web/src/')) return inPages.test(file.text);
  if (!file.path.startsWith('apps/server/src/') || file.path.startsWith(tools)) return false;
  if (inServer.test(file.text)) return true;
  return importsOf(file).some((item) => {
    const names = item.typeOnly ? undefined : connecting[item.target ?? item.specifier];
    return names !== undefined && (names[0] === '*' || item.names.some(({ imported }) => names.includes(imported)));
  });
}

type Row = { line: number; cells: string[] };

/** The rows of the section's tables, without heads and rules. */
function rowsOf(text: string): Row[] {
  const lines = text.split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  const end = length < 0 ? lines.length : start + 1 + length;
  return lines.flatMap((line, at) => {
    const isRow = at > start && at < end && line.startsWith('|') && lines[at - 1]!.startsWith('|');
    return isRow && !/^\|[\s|:-]+\|$/.test(line)
      ? [
          {
            line: at + 1,
            cells: line
              .split('|')
              .slice(1, -1)
              .map((cell) => cell.trim()),
          },
        ]
      : [];
  });
}

/**
 * The tables of what leaves the machine are true: each file that connects to the outside is named in one, each purpose of a model has its
 * row, and no row names what is not there. Models are called in one place only.
 */
export function outbound(files: readonly SourceFile[]): Problem[] {
  const document = files.find(({ path }) => path === page);
  if (!document) return [];
  const code = files.filter(({ path }) => isCode(path) && !isTestCode(path));
  const rows = rowsOf(document.text);
  const named = rows.flatMap(({ line, cells }) =>
    [...(cells.at(-1) ?? '').matchAll(/`([^`]+\.ts)`/g)].map(([, path = '']) => ({ line, path })),
  );
  const described = rows.flatMap(({ line, cells }) => {
    const purpose = /^`([a-z-]+)`$/.exec(cells[0] ?? '')?.[1];
    return purpose === undefined ? [] : [{ line, purpose }];
  });
  const list = files.find(({ path }) => path === purposesFile)?.text ?? '';
  const purposes = [...list.matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, purpose = '']) => purpose);
  const connections = code.filter(connects);
  const problem = (path: string, line: number, message: string): Problem => ({ rule: 'outbound', path, line, message });
  return [
    ...connections
      .filter(({ path }) => !named.some((row) => row.path === path))
      .map(({ path }) => problem(path, 1, `connects to the outside and has no row in ${page}`)),
    ...named
      .filter(({ path }) => !connections.some((file) => file.path === path))
      .map(({ line, path }) => problem(page, line, `${path} does not connect to the outside`)),
    ...purposes
      .filter((purpose) => !described.some((row) => row.purpose === purpose))
      .map((purpose) => problem(purposesFile, 1, `${purpose} has no row in ${page}`)),
    ...described
      .filter(({ purpose }) => !purposes.includes(purpose))
      .map(({ line, purpose }) => problem(page, line, `no model is called for ${purpose}`)),
    ...code
      .filter(({ path, text }) => /\/areas\//.test(path) && path !== callFile && /\.writeNote\(/.test(text))
      .map(({ path }) => problem(path, 1, 'models are called through callModel only')),
  ];
}
