import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaReadme } from '../checks/area-readme.ts';
import { cycles } from '../checks/cycles.ts';
import { importRules } from '../checks/import-rules.ts';
import { pageTexts } from '../checks/page-texts.ts';
import { routes } from '../checks/routes.ts';
import type { SourceFile } from '../checks/source-file.ts';
import { verbs } from '../checks/verbs.ts';
import { temporaryHouse } from './temporary-house.ts';

type Names = Record<string, string>;
const load = async <T>(name: string) => (await import(new URL(name, import.meta.url).href)) as T;
const { namesOf, pluralOf, singularOf } = await load<{
  namesOf(area: string, record?: string): Names;
  pluralOf(word: string): string;
  singularOf(word: string): string;
}>('./plan.mjs');
const { registered, inNavigation, inShellTexts, insertions, insertedInto } = await load<{
  registered(text: string, names: Names, after?: string): string;
  inNavigation(text: string, names: Names): string;
  inShellTexts(text: string, names: Names, after: undefined, state: { coming: boolean }): string;
  insertions: [path: string, edit: unknown][];
  insertedInto(read: (path: string) => string, names: Names, after?: string): { path: string; text: string }[];
}>('./insertions.mjs');

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('names', () => {
  it('come from the area and what one record of it is called', () => {
    expect(['fax', 'reply', 'note', 'day'].map(pluralOf)).toEqual(['faxes', 'replies', 'notes', 'days']);
    expect(['faxes', 'replies', 'notes', 'fax', 'kanban'].map(singularOf)).toEqual([
      'fax',
      'reply',
      'note',
      'fax',
      'kanban',
    ]);
    expect(namesOf('care-plans')).toMatchObject({ Area: 'CarePlans', Record: 'CarePlan', recordsId: 'carePlans' });
    expect(() => namesOf('../etc')).toThrow('is no name');
  });

  it('go into the list of areas at the end or behind another', () => {
    const text = `import { area as notes } from './areas/notes/area.ts';\n\nexport const areas: readonly Area[] = [notes];\n`;
    const two = registered(text, namesOf('care-plans'));
    expect(two).toContain(`import { area as carePlans } from './areas/care-plans/area.ts';\n`);
    expect(two).toContain('[notes, carePlans]');
    expect(registered(two, namesOf('fax'), 'notes')).toContain('[notes, fax, carePlans]');
    expect(() => registered(text, namesOf('fax'), 'nothing')).toThrow('no area "nothing"');
  });
});

describe('insertions', () => {
  it('say where they found no place, before anything is written', () => {
    for (const [path] of insertions) {
      const without = (asked: string) => (asked === path ? '' : read(asked));
      expect(() => insertedInto(without, namesOf('care-plans'))).toThrow(`${path}: `);
    }
    expect(() => insertedInto(read, namesOf('care-plans'), 'nothing')).toThrow('areas.ts: There is no area "nothing"');
    expect(() => insertedInto(read, namesOf('settings'))).toThrow('/settings is the address of another page');
  });

  it('open an entry that said that its page comes', () => {
    const text = `  { key: 'fax', title: t('fax'), icon: 'fax', path: '/fax', locked: true },\n`;
    expect(inNavigation(text, namesOf('fax'))).toBe(`  { key: 'fax', title: t('fax'), icon: 'fax', path: '/fax' },\n`);
    expect(inShellTexts('fax', namesOf('fax'), undefined, { coming: true })).toBe('fax');
  });
});

describe('a new area', () => {
  let house: ReturnType<typeof temporaryHouse>;
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: house.folder, encoding: 'utf8' });
  /** What was made or changed. */
  let made: SourceFile[] = [];
  let said = '';
  const textOf = (path: string) => made.find((file) => file.path === path)?.text;

  beforeAll(() => {
    house = temporaryHouse(root);
    const result = run('scripts/new-area.mjs', 'care-plans', '--after', 'notes');
    if (result.status !== 0) throw new Error(result.stderr);
    said = result.stdout;
    const paths = [...said.matchAll(/^(?:made|changed) {2,}(\S+)$/gm)].map(([, path = '']) => path);
    made = paths.map((path) => ({ path, text: readFileSync(join(house.folder, path), 'utf8') }));
  }, 120_000);
  afterAll(() => house?.remove());

  it.each([
    'packages/contract/src/care-plans/care-plans.contract.ts',
    'apps/server/src/areas/care-plans/README.md',
    'apps/server/src/areas/care-plans/care-plans.reads.ts',
    'apps/server/src/areas/care-plans/create-care-plan.ts',
    'apps/server/src/areas/care-plans/care-plans.routes.db.test.ts',
    'apps/server/test/builders/care-plans.ts',
    'apps/web/src/features/care-plans/CarePlansPage.tsx',
    'apps/web/src/features/care-plans/CarePlansPage.test.tsx',
    'apps/web/src/routes/_app/care-plans.tsx',
    'e2e/care-plans.spec.ts',
  ])('has its file %s', (path) => {
    expect(textOf(path)).toContain('lan');
  });

  it.each([
    ['apps/server/src/areas.ts', /notes,\s+carePlans,/],
    ['apps/server/test/security/role-matrix.ts', /'care-plan\.read': everybody,\n\};/],
    ['apps/server/test/security/clinic.ts', /await newCarePlan\(owner, \{ title: canary \}\);/],
    ['apps/web/src/shell/navigation.ts', /title: t\('carePlans'\), icon: 'file-text', path: '\/care-plans' \}/],
    ['apps/web/src/shell/shell.texts.ts', /carePlans: 'Care plans',/],
    ['apps/web/src/testing/all-pages.ts', /'\/care-plans',\n[^]*api\.on\(carePlansCalls\.listCarePlans, /],
    ['apps/web/src/routeTree.gen.ts', /'\/care-plans': typeof AppCarePlansRoute/],
    ['docs/architecture.md', /\| \[notes\].*\n\| \[care-plans\]/],
  ])('has its place in %s', (path, line) => {
    expect(textOf(path)).toMatch(line);
  });

  it('has its migration, with row-level security', () => {
    const migration = made.find((file) => file.path.endsWith('_add_care_plans.sql'))?.text;
    expect(migration).toContain('CREATE TABLE "care_plans"');
    expect(migration).toContain('CREATE POLICY same_workspace ON "care_plans"');
  });

  it('says what is to be decided next', () => {
    expect(said).toMatch(/^Decide next[^]*- access:[^]*- hazards:/m);
  });

  it('passes the type check of both sides', () => {
    const { stdout } = run('node_modules/typescript/bin/tsc', '--build', 'tsconfig.json', 'apps/web/tsconfig.json');
    const places = made.map(({ path }) => basename(path)).filter((name) => /\.tsx?$/.test(name));
    expect(stdout.split('\n').filter((line) => places.some((name) => line.includes(name)))).toEqual([]);
    // Without an earlier check of types, which it continues from, it reads the whole house, on a machine that may be busy.
  }, 180_000);

  it('keeps the house rules', () => {
    const checks = [importRules, cycles, routes, verbs, pageTexts, areaReadme];
    expect(checks.flatMap((check) => check(made)).filter(({ path }) => path.includes('care-plans'))).toEqual([]);
    const sources = made.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
    expect(run('node_modules/oxlint/bin/oxlint', ...sources).stdout).toContain('0 errors');
  });

  it('is not made twice', () => {
    const again = run('scripts/new-area.mjs', 'care-plans');
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('exists already');
    expect(existsSync(join(house.folder, 'apps/server/src/areas/care-plans/area.ts'))).toBe(true);
  });
});
