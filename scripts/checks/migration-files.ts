import type { Problem } from './source-file.ts';

const problem = (path: string, message: string): Problem => ({ rule: 'migration', path, line: 1, message });

/**
 * Committed migrations stay as they are: somebody's database has run them. Takes the lines of `git diff --name-status HEAD`; the
 * journal is the one file that grows.
 */
export function changedMigrations(nameStatus: string): Problem[] {
  const lines = nameStatus.split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => {
    const [status = '', path = ''] = line.split('\t');
    if (status.startsWith('A') || path.endsWith('_journal.json')) return [];
    return [problem(path, 'a committed migration is never changed; add another one')];
  });
}

type Journal = { entries: { tag: string }[] };

/** Each migration of the folder stands in the journal, and the other way round: only then it is run. */
export function journalGaps(folder: string, journal: Journal, fileNames: readonly string[]): Problem[] {
  const tags = journal.entries.map((entry) => entry.tag);
  const files = fileNames.filter((name) => name.endsWith('.sql')).map((name) => name.slice(0, -'.sql'.length));
  return [
    ...files
      .filter((file) => !tags.includes(file))
      .map((file) => problem(`${folder}/${file}.sql`, 'is not in the journal')),
    ...tags
      .filter((tag) => !files.includes(tag))
      .map((tag) => problem(`${folder}/${tag}.sql`, 'is in the journal but not there')),
  ];
}
