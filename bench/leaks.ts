/**
 * Whether the security suite catches what it is for: ten leaks, each seeded alone in a copy of the last commit, and the file of
 * the suite that must fail. Without a leak those files must pass. `npm run -s bench:leaks`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

type Leak = { what: string; file: string; from: string; to: string; suite: string };

const server = 'apps/server/src/areas';
const leaks: readonly Leak[] = [
  {
    what: 'no grant is needed for a chart of the workspace',
    file: `${server}/notes/notes.queries.ts`,
    from: 'return sql`${within} and exists (',
    to: 'return sql`${within} or exists (',
    suite: 'every-route',
  },
  {
    what: 'a grant to read is enough to edit',
    file: `${server}/notes/notes.queries.ts`,
    from: "levels: need === 'read' ? null : list(levelsFrom(need)),",
    to: 'levels: null,',
    suite: 'audit-completeness',
  },
  {
    what: 'a file is found under any chart and card',
    file: `${server}/kanban/kanban.queries.ts`,
    from: 'and(eq(kanbanAssets.id, place.assetId), eq(kanbanCards.id, place.cardId), eq(kanbanCards.noteId, place.noteId)),',
    to: 'eq(kanbanAssets.id, place.assetId),',
    suite: 'every-route',
  },
  {
    what: 'a card of another chart is changed',
    file: `${server}/kanban/kanban.queries.ts`,
    from: `.where(and(eq(kanbanCards.noteId, noteId), inArray(kanbanCards.id, [...ids])))
    .orderBy(asc(kanbanCards.id))`,
    to: '.where(inArray(kanbanCards.id, [...ids]))\n    .orderBy(asc(kanbanCards.id))',
    suite: 'every-route',
  },
  {
    what: 'a list holds tasks of all charts',
    file: `${server}/clinical-tasks/clinical-tasks.queries.ts`,
    from: '.where(and(which, visibleNotes(scope)));',
    to: '.where(which);',
    suite: 'every-route',
  },
  {
    what: 'a stored reply is repeated without access',
    file: 'apps/server/src/platform/http/repeat-access.ts',
    from: 'if (!recordIds.every((id) => reached.has(id))) throw notFound();',
    to: '',
    suite: 'repeated-replies',
  },
  {
    what: 'any member changes what members may do',
    file: `${server}/teams/teams.policy.ts`,
    from: "if (actor.cap !== 'admin') throw notFound();",
    to: "if (actor.cap === 'read') throw notFound();",
    suite: 'audit-completeness',
  },
  {
    what: 'a table with patient data has no policy',
    file: 'apps/server/migrations/0006_kanban.sql',
    from: 'ALTER TABLE "kanban_cards" ENABLE ROW LEVEL SECURITY;',
    to: '',
    suite: 'row-level-security',
  },
  {
    what: 'reading a file leaves no row in the log',
    file: `${server}/kanban/kanban.reads.ts`,
    from: "await ctx.audit('card.read-asset', { type: 'card', id: cardId, noteId });",
    to: '',
    suite: 'audit-completeness',
  },
  {
    what: 'a call is open to everybody',
    file: 'packages/contract/src/kanban/kanban.contract.ts',
    from: "access: 'session',\n  whileViewing: 'as-member',",
    to: "access: 'public',",
    suite: 'every-route',
  },
];

/** A copy of the last commit. Installed packages are shared, those of the repository are the copy's own. */
function copyOfCommit(): string {
  const root = mkdtempSync(join(tmpdir(), 'clinical-leaks-'));
  execFileSync('git', ['clone', '--quiet', '--shared', '.', root]);
  const installed = realpathSync('node_modules');
  mkdirSync(join(root, 'node_modules/@clinical'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@clinical' && name !== '.cache') symlinkSync(join(installed, name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, '@clinical'))) {
    const inside = relative(realpathSync('.'), realpathSync(join(installed, '@clinical', name)));
    symlinkSync(join(root, inside), join(root, 'node_modules/@clinical', name));
  }
  return root;
}

function passes(root: string, suites: readonly string[]): boolean {
  const files = suites.map((suite) => `apps/server/test/security/${suite}.db.test.ts`);
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'server-db', ...files], { cwd: root });
  return status === 0;
}

const root = copyOfCommit();
try {
  const suites = [...new Set(leaks.map(({ suite }) => suite))];
  if (!passes(root, suites)) throw new Error('the suite fails without a leak');
  let caught = 0;
  for (const { what, file, from, to, suite } of leaks) {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} has changed: “${what}” cannot be seeded`);
    writeFileSync(path, before.replace(from, to));
    const isCaught = !passes(root, [suite]);
    if (isCaught) caught += 1;
    console.log(isCaught ? 'caught' : 'MISSED', `${what} (${suite})`);
    writeFileSync(path, before);
  }
  console.log('leaks', JSON.stringify({ caught, of: leaks.length }));
  if (caught < leaks.length) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
