import type { Problem } from './source-file.ts';

const problem = (path: string, message: string): Problem => ({ rule: 'migration', path, line: 1, message });

/** Runs git on these arguments; null when it fails, e.g. because there is no such commit. */
export type Git = (...args: string[]) => string | null;

export type Journal = { entries: { tag: string; when: number }[] };

/** The commit whose migrations somebody may have run: where this branch left the main one, and on the main one the commit before. */
export function baseCommit(git: Git): string {
  const commit = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const main = commit('origin/main') ?? commit('main');
  const base = main === null ? null : git('merge-base', 'HEAD', main);
  if (base === null) return 'HEAD';
  return base === commit('HEAD') ? (commit('HEAD^') ?? base) : base;
}

/**
 * Committed migrations stay as they are: somebody's database has run them. Compares the files with those of the base commit; the
 * journal is the one that grows, at its end. A base from before the chain was started afresh has nothing to compare, so it is HEAD.
 * @param givenUp git's name of the first migration of the chain before
 */
export function changedMigrations(git: Git, folder: string, journal: Journal, givenUp: string): Problem[] {
  const first = (commit: string) => git('rev-parse', '--verify', '--quiet', `${commit}:${folder}/0000_start.sql`);
  const base = [baseCommit(git), 'HEAD'].find((commit) => first(commit) !== givenUp);
  if (base === undefined) return [];
  const diff = git('diff', '--name-status', '--no-renames', base, '--', folder);
  if (diff === null) throw new Error('git does not say what is committed: the migrations are checked in a clone');
  const lines = diff.split('\n').filter((line) => line !== '');
  const changed = lines.flatMap((line) => {
    const [status = '', path = ''] = line.split('\t');
    if (status === 'A' || path.endsWith('_journal.json')) return [];
    return [problem(path, 'a committed migration is never changed; add another one')];
  });
  const journalPath = `${folder}/meta/_journal.json`;
  const before = JSON.parse(git('show', `${base}:${journalPath}`) ?? '{"entries":[]}') as Journal;
  const kept = before.entries.every((entry, at) => JSON.stringify(entry) === JSON.stringify(journal.entries[at]));
  return kept ? changed : [...changed, problem(journalPath, 'an entry that is committed is never changed or moved')];
}

/** Each migration of the folder stands in the journal, and the other way round: only then it is run. */
export function journalGaps(folder: string, journal: Journal, fileNames: readonly string[]): Problem[] {
  const tags = journal.entries.map((entry) => entry.tag);
  const files = fileNames.filter((name) => name.endsWith('.sql')).map((name) => name.slice(0, -'.sql'.length));
  const early = journal.entries.filter(({ when }, at) => at > 0 && when <= journal.entries[at - 1]!.when);
  return [
    ...files
      .filter((file) => !tags.includes(file))
      .map((file) => problem(`${folder}/${file}.sql`, 'is not in the journal')),
    ...tags
      .filter((tag) => !files.includes(tag))
      .map((tag) => problem(`${folder}/${tag}.sql`, 'is in the journal but not there')),
    ...early.map(({ tag }) =>
      problem(
        `${folder}/${tag}.sql`,
        'is dated before the one in front of it, so a database with that one would skip it',
      ),
    ),
  ];
}
