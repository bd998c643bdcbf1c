import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cycles } from '../checks/cycles.ts';
import { importRules } from '../checks/import-rules.ts';
import { pageTexts } from '../checks/page-texts.ts';
import { routes } from '../checks/routes.ts';
import type { SourceFile } from '../checks/source-file.ts';
import { verbs } from '../checks/verbs.ts';
import { temporaryHouse } from './temporary-house.ts';

const load = async <T>(name: string) => (await import(new URL(name, import.meta.url).href)) as T;
const { namesOf, pluralOf, singularOf, registered } = await load<{
  namesOf(area: string, record?: string): Record<string, string>;
  pluralOf(word: string): string;
  singularOf(word: string): string;
  registered(text: string, area: string, after?: string): string;
}>('./plan.mjs');

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
    const two = registered(text, 'care-plans');
    expect(two).toContain(`import { area as carePlans } from './areas/care-plans/area.ts';\n`);
    expect(two).toContain('[notes, carePlans]');
    expect(registered(two, 'fax', 'notes')).toContain('[notes, fax, carePlans]');
    expect(() => registered(text, 'fax', 'nothing')).toThrow('no area "nothing"');
  });
});

describe('a new area', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  let house: ReturnType<typeof temporaryHouse>;
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: house.folder, encoding: 'utf8' });
  let made: SourceFile[] = [];

  beforeAll(() => {
    house = temporaryHouse(root);
    const result = run('scripts/new-area.mjs', 'care-plans');
    if (result.status !== 0) throw new Error(result.stderr);
    const paths = [...result.stdout.matchAll(/^made {2}(\S+\.tsx?)$/gm)].map(([, path = '']) => path);
    made = [...paths, 'apps/server/src/areas.ts'].map((path) => ({
      path,
      text: readFileSync(join(house.folder, path), 'utf8'),
    }));
  }, 120_000);
  afterAll(() => house?.remove());

  it('has its files on both sides, its place in the list and its migration', () => {
    expect(made.map((file) => file.path)).toContain('apps/server/src/areas/care-plans/create-care-plan.ts');
    expect(made.map((file) => file.path)).toContain('apps/web/src/features/care-plans/CarePlansPage.tsx');
    const journal = readFileSync(join(house.folder, 'apps/server/migrations/meta/_journal.json'), 'utf8');
    expect(journal).toContain('add_care_plans');
  });

  it('passes the type check of both sides', () => {
    const errorsIn = (project: string) =>
      run('node_modules/typescript/bin/tsc', '-p', project)
        .stdout.split('\n')
        .filter((line) => /care-?plan|areas\.ts/i.test(line));
    expect(errorsIn('tsconfig.json')).toEqual([]);
    expect(errorsIn('apps/web/tsconfig.json')).toEqual([]);
    // Two compilers over the whole house, on a machine that may be busy.
  }, 180_000);

  it('keeps the house rules', () => {
    const found = [importRules, cycles, routes, verbs, pageTexts].flatMap((check) => check(made));
    expect(found).toEqual([]);
    expect(run('node_modules/oxlint/bin/oxlint', ...made.map((file) => file.path)).stdout).toContain('0 errors');
  });

  it('is not made twice', () => {
    const again = run('scripts/new-area.mjs', 'care-plans');
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('exists already');
    expect(existsSync(join(house.folder, 'apps/server/src/areas/care-plans/area.ts'))).toBe(true);
  });
});
