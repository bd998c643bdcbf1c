import { expect, it } from 'vitest';
import { filesOf, shown } from './fixture.ts';
import { outbound } from './outbound.ts';

const areas = 'apps/server/src/areas';
const purposes = `${areas}/credits/model-purposes.ts`;
const mailer = 'apps/server/src/gateways/email/smtp.ts';
const table = (...rows: string[]) =>
  ['# Security', '', '## What leaves the machine', '', '| call | code |', '|---|---|', ...rows, '', '## Next'].join(
    '\n',
  );
const problemsOf = (files: Record<string, string>) => shown(outbound(filesOf(files)));
const right = {
  'docs/security.md': table('| `note` | the visit |', `| mail | \`${mailer}\` |`),
  [purposes]: "export const modelPurposes = [\n  'note',\n] as const;",
  [mailer]: "import { createTransport } from 'nodemailer';",
};

it('takes a table with a row for each purpose and each file that connects', () => {
  expect(problemsOf(right)).toEqual([]);
});

it.each([
  ['fetch', 'await fetch(address);'],
  ['a socket', 'new WebSocket(address);'],
  ['a package', "import { Pool } from 'pg';"],
  ['a limited fetch', "import { limitedFetch } from '../platform/outside/limited-fetch.ts';"],
])('finds %s without a row', (_, text) => {
  expect(problemsOf({ ...right, 'apps/server/src/gateways/new.ts': text })).toEqual([
    'apps/server/src/gateways/new.ts:1 outbound',
  ]);
});

it('takes tests, types and what only serves', () => {
  const files = {
    'apps/server/src/gateways/new.test.ts': 'await fetch(address);',
    'apps/server/src/gateways/types.ts': "import type { Pool } from 'pg';",
    'apps/server/src/gateways/serve.ts': "import { createServer } from 'node:http';\nawait fonts.fetch(all);",
  };
  expect(problemsOf({ ...right, ...files })).toEqual([]);
});

it('finds rows without code, and purposes without a row', () => {
  const rows = ['| `gossip` | all |', '| fax | `apps/server/src/gateways/fax.ts` |'];
  expect(problemsOf({ ...right, 'docs/security.md': table(...rows) })).toEqual([
    `${mailer}:1 outbound`,
    'docs/security.md:8 outbound',
    `${purposes}:1 outbound`,
    'docs/security.md:7 outbound',
  ]);
});

it('finds a model that is called beside callModel', () => {
  const path = `${areas}/scribe/shortcut.ts`;
  expect(problemsOf({ ...right, [path]: 'await llm.writeNote(request);' })).toEqual([`${path}:1 outbound`]);
});
