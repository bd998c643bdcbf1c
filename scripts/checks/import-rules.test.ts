import { describe, expect, it } from 'vitest';
import { filesOf } from './fixture.ts';
import { importRules } from './import-rules.ts';

const areas = `
  import { area as accounts } from './areas/accounts/area.ts';
  import { area as notes } from './areas/notes/area.ts';
  import { area as fax } from './areas/fax/area.ts';
  export const areas: readonly Area[] = [accounts, notes, fax];
`;

/** What the rules say of one import from one file: the reason, or null. */
function verdict(path: string, line: string): string | null {
  const files = filesOf({ 'apps/server/src/areas.ts': areas, [path]: `${line}\n` });
  return importRules(files)[0]?.message ?? null;
}

describe('areas', () => {
  const verb = 'apps/server/src/areas/fax/send-fax.ts';

  it('use their own files, the platform, ports, the engine and the contract', () => {
    expect(verdict(verb, `import { insertFax } from './fax.queries.ts';`)).toBeNull();
    expect(verdict(verb, `import { notFound } from '../../platform/app-error.ts';`)).toBeNull();
    expect(verdict(verb, `import { faxPort } from '../../gateways/fax/port.ts';`)).toBeNull();
    expect(verdict(verb, `import { splitSentences } from '@clinical/language/split-sentences';`)).toBeNull();
    expect(verdict(verb, `import { Fax } from '@clinical/contract/fax/fax.schemas';`)).toBeNull();
  });

  it('reach an earlier area through its public names, and a later one not at all', () => {
    expect(verdict(verb, `import { getNoteFor } from '../notes/public.ts';`)).toBeNull();
    expect(verdict(verb, `import { getNoteFor } from '../notes/notes.queries.ts';`)).toContain('public.ts');
    expect(verdict('apps/server/src/areas/notes/get-note.ts', `import { sendFax } from '../fax/public.ts';`)).toContain(
      'before',
    );
    expect(verdict('apps/server/src/areas/unknown/x.ts', `import { a } from '../notes/public.ts';`)).toContain(
      'no place',
    );
  });

  it('keep SQL in queries and tables', () => {
    expect(verdict(verb, `import { eq } from 'drizzle-orm';`)).toContain('SQL');
    expect(verdict(verb, `import { faxes } from './fax.table.ts';`)).toContain('only queries');
    expect(verdict(verb, `import type { FaxRow } from './fax.table.ts';`)).toBeNull();
    expect(verdict('apps/server/src/areas/fax/fax.queries.ts', `import { eq } from 'drizzle-orm';`)).toBeNull();
    expect(
      verdict('apps/server/src/areas/fax/fax.queries.ts', `import { notes } from '../notes/notes.table.ts';`),
    ).toBeNull();
  });

  it('point from table to table only', () => {
    const table = 'apps/server/src/areas/fax/fax.table.ts';
    expect(verdict(table, `import { notes } from '../notes/notes.table.ts';`)).toBeNull();
    expect(verdict(table, `import { getNoteFor } from '../notes/public.ts';`)).toContain('tables');
  });

  it('let area.ts fill ports of lower areas, and keep it away from tables', () => {
    const area = 'apps/server/src/areas/fax/area.ts';
    expect(verdict(area, `import { chartContents } from '../notes/public.ts';`)).toBeNull();
    expect(verdict(area, `import { sweepFaxes } from './fax.queries.ts';`)).toBeNull();
    expect(verdict(area, `import { faxes } from './fax.table.ts';`)).toContain('tables');
    expect(verdict(area, `import { getNoteFor } from '../notes/notes.queries.ts';`)).toContain('public.ts');
  });

  it('bind routes to verbs, and know ports rather than adapters', () => {
    const routes = 'apps/server/src/areas/fax/fax.routes.ts';
    expect(verdict(routes, `import { sendFax } from './send-fax.ts';`)).toBeNull();
    expect(verdict(routes, `import { listFaxes } from './fax.queries.ts';`)).toContain('bind verbs');
    expect(verdict(verb, `import { telnyx } from '../../gateways/fax/telnyx.ts';`)).toContain('port');
  });
});

describe('platform and gateways', () => {
  it('know no area', () => {
    expect(
      verdict('apps/server/src/platform/jobs/run.ts', `import { x } from '../../areas/notes/public.ts';`),
    ).toContain('no area');
    expect(
      verdict('apps/server/src/gateways/fax/local.ts', `import { x } from '../../areas/fax/public.ts';`),
    ).not.toBeNull();
  });

  it('give adapters configuration, log and plain interfaces', () => {
    const adapter = 'apps/server/src/gateways/fax/telnyx.ts';
    expect(verdict(adapter, `import type { Config } from '../../platform/config/config.ts';`)).toBeNull();
    expect(verdict(adapter, `import { db } from '../../platform/db/database.ts';`)).not.toBeNull();
    expect(verdict(adapter, `import { split } from '@clinical/language/split';`)).toContain('local adapters');
  });
});

describe('packages', () => {
  it('stay as small as the table says', () => {
    expect(verdict('packages/contract/src/x.schemas.ts', `import { z } from 'zod';`)).toBeNull();
    expect(verdict('packages/contract/src/x.calls.ts', `import { z } from 'zod';`)).toContain('zod');
    expect(verdict('packages/contract/src/x.schemas.ts', `import dayjs from 'dayjs';`)).not.toBeNull();
    expect(verdict('packages/clinical-language/src/a.ts', `import { readFileSync } from 'node:fs';`)).toContain('pure');
    expect(
      verdict('packages/clinical-language/src/a.ts', `import { Note } from '@clinical/contract/notes/notes.schemas';`),
    ).toContain('types');
    expect(
      verdict(
        'packages/clinical-language/src/a.ts',
        `import type { Note } from '@clinical/contract/notes/notes.schemas';`,
      ),
    ).toBeNull();
    expect(
      verdict('packages/api-client/src/client.ts', `import { split } from '@clinical/language/split';`),
    ).not.toBeNull();
  });
});

describe('pages', () => {
  const page = 'apps/web/src/features/fax/FaxPage.tsx';

  it('take calls and types from the contract, never schemas', () => {
    expect(verdict(page, `import { sendFax } from '@clinical/contract/fax/fax.calls';`)).toBeNull();
    expect(verdict(page, `import type { Fax } from '@clinical/contract/fax/fax.schemas';`)).toBeNull();
    expect(verdict(page, `import { Fax } from '@clinical/contract/fax/fax.schemas';`)).toContain('schema library');
  });

  it('reach earlier features through their public names', () => {
    expect(verdict(page, `import { NoteLink } from '../notes/public.ts';`)).toBeNull();
    expect(verdict(page, `import { NoteLink } from '../notes/NoteLink.tsx';`)).toContain('public.ts');
    expect(verdict('apps/web/src/features/notes/N.tsx', `import { F } from '../fax/public.ts';`)).toContain('before');
  });

  it('keep ui and lib below the features', () => {
    expect(verdict('apps/web/src/ui/Table.tsx', `import { x } from '../features/fax/public.ts';`)).not.toBeNull();
    expect(
      verdict('apps/web/src/lib/api.ts', `import { createClient } from '@clinical/api-client/client';`),
    ).toBeNull();
    expect(verdict('apps/web/src/lib/api.ts', `import { Table } from '../ui/Table.tsx';`)).not.toBeNull();
    expect(verdict('apps/web/src/routes/fax.tsx', `import { FaxPage } from '../features/fax/FaxPage.tsx';`)).toBeNull();
  });
});

it('has the benchmarks take their recipes from the product', () => {
  const bench = 'bench/engine/note-text.ts';
  for (const product of ['general-note', 'general-recipe', 'note-html', 'checks/check-note'])
    expect(verdict(bench, `import { x } from '@clinical/language/${product}';`)).toBeNull();
  expect(verdict(bench, `import { starters } from '../../apps/server/src/areas/templates/starters.ts';`)).toBeNull();
  for (const other of ['compose-note', 'rules/sections/write-sections', 'rules/plan/place', 'testing/visits/recipes'])
    expect(verdict(bench, `import { x } from '@clinical/language/${other}';`)).toContain('from the product');
  expect(
    verdict(bench, `import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';`),
  ).toContain('from the product');
});

it('keeps test code out of the program, and lets tests reach anywhere', () => {
  const verb = 'apps/server/src/areas/fax/send-fax.ts';
  expect(verdict(verb, `import { harness } from '../../../test/harness.ts';`)).toContain('tests only');
  expect(verdict('apps/server/src/areas/fax/send-fax.test.ts', `import { eq } from 'drizzle-orm';`)).toBeNull();
});
