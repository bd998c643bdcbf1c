import { expect, it } from 'vitest';
import { filesOf, shown } from './fixture.ts';
import { oneWay } from './one-way.ts';

const root = 'apps/web/src/features/fax';

it('lets two folders of an area import one way only, types included', () => {
  const found = oneWay(
    filesOf({
      [`${root}/fax.ts`]: `import type { Page } from './pages/page.ts';\nexport type Fax = Page;`,
      [`${root}/pages/page.ts`]: `import { a } from '../a.ts';\nexport type Page = typeof a;`,
      [`${root}/pages/line.ts`]: `import { b } from '../b.ts';\nimport { send } from '../send/send.ts';`,
      [`${root}/send/send.ts`]: `import { a } from '../a.ts';\nexport const send = () => import('../pages/line.ts');`,
    }),
  );
  expect(shown(found)).toEqual([`${root}/fax.ts:1 one-way`, `${root}/pages/line.ts:2 one-way`]);
  expect(found[0]?.message).toBe('./pages/page.ts: the root imports pages/, which imports the root in 2 places');
});

it('does not count fronts, tests and other areas', () => {
  const below = `import { a } from '../a.ts';\nexport const page = a;`;
  const files = filesOf({
    [`${root}/public.ts`]: `export { page } from './pages/page.ts';`,
    [`${root}/FaxPage.tsx`]: `import { page } from './pages/page.ts';`,
    [`${root}/fax.test.ts`]: `import { page } from './pages/page.ts';`,
    'apps/web/src/features/phone/phone.ts': `import { page } from '../fax/pages/page.ts';`,
    [`${root}/pages/page.ts`]: below,
    [`${root}/pages/line.ts`]: `import { fax } from '../FaxPage.tsx';`,
  });
  expect(oneWay(files)).toEqual([]);
});
