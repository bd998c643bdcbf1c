import { expect, it } from 'vitest';
import { cycles } from './cycles.ts';
import { filesOf } from './fixture.ts';

it('finds files that import each other in a circle, each circle once', () => {
  const found = cycles(
    filesOf({
      'a.ts': `import { b } from './b.ts'; export const a = b;`,
      'b.ts': `export { c } from './c.ts'; export const b = 1;`,
      'c.ts': `export const c = () => import('./a.ts');`,
      'd.ts': `import { a } from './a.ts'; export const d = a;`,
    }),
  );
  expect(found.map((problem) => problem.message)).toEqual(['imports run in a circle: a.ts · b.ts · c.ts']);
});

it('leaves out imports of types', () => {
  const files = filesOf({
    'a.ts': `import type { B } from './b.ts'; export type A = B;`,
    'b.ts': `import { type A } from './a.ts'; export type B = A;`,
  });
  expect(cycles(files)).toEqual([]);
});
