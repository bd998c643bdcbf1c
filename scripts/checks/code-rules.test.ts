import { describe, expect, it } from 'vitest';
import { ambientValues } from './ambient-values.ts';
import { areaShare } from './area-share.ts';
import { barrels } from './barrels.ts';
import { fileSize } from './file-size.ts';
import { filesOf, shown } from './fixture.ts';
import { selfTestIsCurrent } from './self-test-result.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);

it('refuses a code file over 400 lines unless it is data, generated or a test', () => {
  const files = filesOf({
    'a.ts': lines(401),
    'b.ts': lines(400),
    'c.data.ts': lines(900),
    'c.test.ts': lines(900),
    'packages/x/lexicon/drugs.ts': lines(900),
  });
  expect(shown(fileSize(files))).toEqual(['a.ts:401 file-size']);
});

it('refuses an area with over a fifth of all area code, tests apart', () => {
  const even = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((area) => [`apps/server/src/areas/${area}/x.ts`, lines(500)]),
  );
  expect(shown(areaShare(filesOf({ ...even, 'apps/server/src/areas/a/x.test.ts': lines(5_000) })))).toEqual([]);
  expect(shown(areaShare(filesOf({ ...even, 'apps/server/src/areas/a/y.ts': lines(500) })))).toEqual([
    'apps/server/src/areas/a:1 area-share',
  ]);
});

it('refuses a result of the self-test that another engine made', () => {
  expect(selfTestIsCurrent('a', 'a')).toEqual([]);
  expect(selfTestIsCurrent('a', 'b').map(({ rule }) => rule)).toEqual(['self-test']);
});

it('refuses barrels: export * and files that only pass on names', () => {
  const files = filesOf({
    'a.ts': `export const a = 1;\nexport * from './b.ts';`,
    'index.ts': `export { a } from './a.ts';`,
    'areas/notes/public.ts': `export { getNoteFor } from './notes.queries.ts';`,
  });
  expect(shown(barrels(files))).toEqual(['a.ts:2 barrel', 'index.ts:1 barrel']);
});

describe('ambient values', () => {
  const found = (path: string, text: string) => shown(ambientValues(filesOf({ [path]: text })));

  it('keeps the environment in the configuration', () => {
    expect(found('apps/server/src/app.ts', 'const a = process.env.PORT;')).toEqual([
      'apps/server/src/app.ts:1 environment',
    ]);
    expect(found('apps/server/src/platform/config/config.ts', 'const a = process.env;')).toEqual([]);
    expect(found('apps/web/vite.config.ts', 'const a = process.env;')).toEqual([]);
  });

  it('takes time, ids and chance from the context in areas and gateways', () => {
    const verb = 'apps/server/src/areas/fax/send-fax.ts';
    const text = ['Date.now();', 'new Date();', 'new Date(ms);', 'crypto.randomUUID();', 'Math.random();'].join('\n');
    expect(found(verb, text)).toEqual([1, 2, 4, 5].map((line) => `${verb}:${line} time-and-chance`));
    expect(found('apps/server/src/platform/clock.ts', text)).toEqual([]);
    expect(found('apps/server/src/areas/fax/send-fax.test.ts', text)).toEqual([]);
  });

  it('is not misled by comments, strings and other names', () => {
    expect(found('apps/server/src/areas/a/b.ts', `// Date.now()\nconst a = 'Math.random()';\nclock.now();`)).toEqual(
      [],
    );
  });

  it('sends pages through the client', () => {
    const page = 'apps/web/src/features/fax/FaxPage.tsx';
    expect(found(page, `await fetch('/api');\nnew WebSocket(u);\nprefetch();`)).toEqual([
      `${page}:1 fetch`,
      `${page}:2 fetch`,
    ]);
    expect(found('apps/web/src/lib/api.ts', `await fetch('/api');`)).toEqual([]);
  });

  it('finds queries outside the queries file', () => {
    const verb = 'apps/server/src/areas/fax/send-fax.ts';
    expect(found(verb, 'await tx.db.select().from(t);')).toEqual([`${verb}:1 query-outside-queries`]);
    expect(found('apps/server/src/areas/fax/fax.queries.ts', 'await tx.db.select().from(t);')).toEqual([]);
  });
});
