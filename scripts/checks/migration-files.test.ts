import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseCommit, changedMigrations, type Git, type Journal, journalGaps } from './migration-files.ts';

const journalOf = (...tags: string[]): Journal => ({ entries: tags.map((tag, at) => ({ tag, when: at })) });

describe('what is committed', () => {
  let folder: string;
  let givenUp: string;
  beforeEach(() => {
    givenUp = 'none';
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    git('init', '--quiet', '--initial-branch', 'main');
    commit({ 'README.md': 'before the migrations' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const git: Git = (...args) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    // without what a hook of the repository around it may have set
    const env = { PATH: process.env['PATH'] };
    const { status, stdout } = spawnSync('git', [...who, ...args], { cwd: folder, env, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  function write(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
  function commit(files: Record<string, string>): string {
    write(files);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'a step');
    return git('rev-parse', 'HEAD')!;
  }
  const chain = (...tags: string[]) => ({ 'm/meta/_journal.json': JSON.stringify(journalOf(...tags)) });
  const found = (...tags: string[]) => changedMigrations(git, 'm', journalOf(...tags), givenUp).map(({ path }) => path);

  it('is compared with where the branch left the main one', () => {
    const start = commit({ ...chain('0000_start'), 'm/0000_start.sql': 'a' });
    git('checkout', '--quiet', '-b', 'branch');
    commit({ ...chain('0000_start', '0001_own'), 'm/0001_own.sql': 'b', 'm/meta/0001_snapshot.json': '{}' });
    git('checkout', '--quiet', 'main');
    commit({ 'README.md': 'meanwhile' });
    git('checkout', '--quiet', 'branch');
    expect(baseCommit(git)).toBe(start);
    // the branch's own may still change
    commit({ 'm/0001_own.sql': 'c' });
    expect(found('0000_start', '0001_own')).toEqual([]);
    commit({ 'm/0000_start.sql': 'changed and committed' });
    expect(found('0000_start', '0001_own')).toEqual(['m/0000_start.sql']);
    rmSync(join(folder, 'm/0000_start.sql'));
    expect(found('0000_start', '0001_own')).toEqual(['m/0000_start.sql']);
  });

  it('is compared with the published main branch before the one of this clone', () => {
    const published = commit({ ...chain('0000_start'), 'm/0000_start.sql': 'a' });
    git('update-ref', 'refs/remotes/origin/main', published);
    commit({ 'm/0000_start.sql': 'b' });
    commit({ 'README.md': 'later' });
    expect(baseCommit(git)).toBe(published);
    expect(found('0000_start')).toEqual(['m/0000_start.sql']);
  });

  it('is compared with the commit before on the main branch, and the files as they lie there', () => {
    const before = commit({ ...chain('0000_start'), 'm/0000_start.sql': 'a' });
    commit({ ...chain('0000_start', '0001_next'), 'm/0001_next.sql': 'b' });
    expect(baseCommit(git)).toBe(before);
    expect(found('0000_start', '0001_next')).toEqual([]);
    write({ 'm/0000_start.sql': 'changed and not committed' });
    expect(found('0000_start', '0001_next')).toEqual(['m/0000_start.sql']);
  });

  it('is compared with the last commit where no main branch is known', () => {
    git('branch', '--quiet', '--move', 'alone');
    commit({ ...chain('0000_start'), 'm/0000_start.sql': 'a' });
    expect(baseCommit(git)).toBe('HEAD');
    expect(found('0000_start')).toEqual([]);
    write({ 'm/0000_start.sql': 'b' });
    expect(found('0000_start')).toEqual(['m/0000_start.sql']);
  });

  it('keeps its entries of the journal, in their order', () => {
    const files = { 'm/0000_start.sql': 'a', 'm/0001_b.sql': 'b' };
    commit({ ...chain('0000_start', '0001_b'), ...files });
    git('checkout', '--quiet', '-b', 'branch');
    commit({ 'README.md': 'on the branch' });
    expect(found('0000_start', '0001_b', '0002_c')).toEqual([]);
    expect(found('0001_b', '0000_start')).toEqual(['m/meta/_journal.json']);
    expect(found('0000_start')).toEqual(['m/meta/_journal.json']);
  });

  it('is not compared with the chain that was given up, but with what is committed since', () => {
    commit({ ...chain('0000_start', '0001_b'), 'm/0000_start.sql': 'old', 'm/0001_b.sql': 'b' });
    givenUp = git('hash-object', 'm/0000_start.sql')!;
    rmSync(join(folder, 'm/0001_b.sql'));
    write({ ...chain('0000_start'), 'm/0000_start.sql': 'all in one' });
    expect(found('0000_start')).toEqual([]);
    commit({});
    expect(found('0000_start')).toEqual([]);
    write({ 'm/0000_start.sql': 'changed' });
    expect(found('0000_start')).toEqual(['m/0000_start.sql']);
    commit({});
    expect(found('0000_start')).toEqual(['m/0000_start.sql']);
  });

  it('is not started afresh once more', () => {
    commit({ ...chain('0000_start', '0001_b'), 'm/0000_start.sql': 'a', 'm/0001_b.sql': 'b' });
    rmSync(join(folder, 'm/0001_b.sql'));
    commit({ ...chain('0000_start'), 'm/0000_start.sql': 'all in one' });
    expect(found('0000_start')).toEqual(['m/0000_start.sql', 'm/0001_b.sql', 'm/meta/_journal.json']);
  });
});

it('wants journal and migration files to agree, in the order of their dates', () => {
  const journal = journalOf('0000_a', '0001_b');
  expect(journalGaps('m', journal, ['0000_a.sql', '0002_c.sql', 'meta']).map((problem) => problem.path)).toEqual([
    'm/0002_c.sql',
    'm/0001_b.sql',
  ]);
  const [a, b] = journal.entries;
  const reversed = { entries: [{ ...a!, when: 5 }, b!] };
  expect(journalGaps('m', reversed, ['0000_a.sql', '0001_b.sql']).map((problem) => problem.path)).toEqual([
    'm/0001_b.sql',
  ]);
});
