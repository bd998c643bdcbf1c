import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// The scripts are plain JavaScript, for the system's Node: they have no declarations to import.
const load = async <T>(name: string) => (await import(new URL(name, import.meta.url).href)) as T;

type Leg = {
  name: string;
  title: string;
  skip?: () => string | null;
  needs?: string[];
  lanes?: number;
  run: () => Promise<boolean>;
};
type Result = Record<'passed' | 'failed' | 'skipped', Leg[]>;

const { installGap } = await load<{ installGap(lock: object, installed: object): string | null }>('./install.mjs');
const { contentHash } = await load<{ contentHash(base: string, paths: string[]): string }>('./content-hash.mjs');
const { runLegs, namesOfSecondTries, summaryLine, chooseLegs, failureDigest } = await load<{
  runLegs(legs: Leg[], options: { lanes?: number; say?: (line: string) => void }): Promise<Result>;
  namesOfSecondTries(output: string): string[];
  summaryLine(result: Result): string;
  failureDigest(output: string): string;
  chooseLegs(legs: Leg[], args: string[]): Leg[];
}>('./legs.mjs');

describe('installing', () => {
  const wanted = { version: '1.0.0', integrity: 'sha512-a' };
  const lock = {
    packages: { '': {}, 'apps/web': {}, 'node_modules/a': wanted, 'node_modules/b': { ...wanted, optional: true } },
  };

  it('is not needed when everything locked is there; what another platform needs may be missing', () => {
    expect(installGap(lock, { packages: { 'node_modules/a': wanted } })).toBeNull();
  });

  it('is needed when a package is missing or another one', () => {
    expect(installGap(lock, { packages: {} })).toBe('node_modules/a is missing');
    const other = { ...wanted, version: '1.0.1' };
    expect(installGap(lock, { packages: { 'node_modules/a': other } })).toBe('node_modules/a is another version');
  });
});

describe('the hash of sources', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-hash-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src', 'a.ts'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('changes with content and names, and not with tests or what was built', () => {
    const before = contentHash(folder, ['src']);
    mkdirSync(join(folder, 'src', 'dist'));
    writeFileSync(join(folder, 'src', 'dist', 'a.js'), 'built');
    writeFileSync(join(folder, 'src', 'a.test.ts'), 'test');
    expect(contentHash(folder, ['src'])).toBe(before);
    writeFileSync(join(folder, 'src', 'a.ts'), 'two');
    expect(contentHash(folder, ['src'])).not.toBe(before);
  });
});

describe('legs', () => {
  const leg = (name: string, run: Leg['run'], skip?: Leg['skip']): Leg => ({
    name,
    title: name,
    run,
    ...(skip ? { skip } : {}),
  });
  const legs = [
    leg('a', async () => true),
    leg('b', async () => {
      throw new Error('no browser');
    }),
    leg(
      'c',
      async () => true,
      () => 'because it is not here',
    ),
    leg('d', async () => false),
  ];

  it('repeat what a suite said of its failures, and no more', () => {
    const output = [
      '✓ good',
      '\u001B[31m⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\u001B[39m',
      'FAIL a.test.ts > adds',
      ...Array(200).fill('at'),
    ];
    const digest = failureDigest(output.join('\n')).split('\n');
    expect(digest.slice(0, 2)).toEqual(['⎯⎯⎯ Failed Tests 1 ⎯⎯⎯', 'FAIL a.test.ts > adds']);
    expect(digest).toHaveLength(80);
    expect(failureDigest('killed\n')).toBe('killed');
    const browser =
      '[1/2] a.spec.ts:1:1 › opens\n  1) a.spec.ts:1:1 › opens ──\n[2/2] b.spec.ts:1:1 › closes\n    Error: no';
    expect(failureDigest(browser)).toBe('1) a.spec.ts:1:1 › opens ──\n    Error: no');
  });

  it('all run, whatever fails, and are summed up in one line', async () => {
    const said: string[] = [];
    const result = await runLegs(legs, { say: (line) => said.push(line) });
    expect(summaryLine(result)).toBe('Tests: 1 legs passed, 2 failed, 1 skipped');
    expect(said).toContain('no browser');
    expect(said.join('\n')).toContain('c: skipped, because it is not here');
  });

  it('run side by side in their lanes, wide ones alone, and after what they need', async () => {
    const said: string[] = [];
    const timed = (name: string, rest: Partial<Leg> = {}): Leg => ({
      ...leg(name, async () => {
        said.push(`${name} starts`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        said.push(`${name} ends`);
        return true;
      }),
      ...rest,
    });
    const some = [timed('a'), timed('b', { needs: ['c'] }), timed('c'), timed('wide', { lanes: 2 })];
    const result = await runLegs(some, { lanes: 2, say: () => undefined });
    expect(result.passed).toHaveLength(4);
    expect(said.slice(0, 2)).toEqual(['a starts', 'c starts']);
    expect(said.indexOf('b starts')).toBeGreaterThan(said.indexOf('c ends'));
    expect(said.slice(-2)).toEqual(['wide starts', 'wide ends']);
  });

  it('name the tests that needed a second try', () => {
    const output = 'fine\n\u001B[33mneeded a second try: a.test.ts > adds\u001B[39m\n1 passed';
    expect(namesOfSecondTries(output)).toEqual(['a.test.ts > adds']);
  });

  it('can be picked by name', () => {
    expect(chooseLegs(legs, ['--only', 'd,a']).map(({ name }) => name)).toEqual(['a', 'd']);
    expect(() => chooseLegs(legs, ['--only', 'x'])).toThrow('There is no leg "x". The legs: a, b, c, d.');
  });
});
