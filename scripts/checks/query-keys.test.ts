import { expect, it } from 'vitest';
import { filesOf, shown } from './fixture.ts';
import { queryKeys } from './query-keys.ts';

const fax = 'apps/web/src/features/fax';
const phone = 'apps/web/src/features/phone';

it("wants a query's key in the api file of its own feature", () => {
  const found = queryKeys(
    filesOf({
      [`${fax}/fax.api.ts`]: [
        `export const faxesKey = ['fax'] as const;`,
        `export const faxKey = (id: string) => ['fax', id] as const;`,
        `export const linesQuery = { queryKey: [...faxKey('1'), 'lines'] };`,
        `export const tonesQuery = { queryKey: ['tones'], queryFn };`,
      ].join('\n'),
      [`${fax}/Fax.tsx`]: `queries.setQueryData(['fax', '1'], null);\nqueries.invalidateQueries({ queryKey: ['fax'] });`,
      [`${phone}/phone.api.ts`]: [
        `queries.invalidateQueries({ queryKey: ['fax'] });`,
        `export const tonesQuery = { queryKey: ['tones', 'low'], queryFn };`,
        `for (const key of ['fax', 'tones']) queries.resetQueries({ queryKey: [key] });`,
        `queries.getQueryData(faxKey('1'));`,
        `queries.invalidateQueries({ queryKey: ['faxes'] });`,
        `export const callsQuery = { queryKey: ['phone'], queryFn };`,
      ].join('\n'),
      'apps/web/src/shell/Shell.tsx': `queries.getQueryData(['phone', '1']);`,
    }),
  );
  expect(shown(found)).toEqual([
    `${fax}/Fax.tsx:1 query-key`,
    `${fax}/Fax.tsx:2 query-key`,
    `${phone}/phone.api.ts:1 query-key`,
    `${phone}/phone.api.ts:2 query-key`,
    `${phone}/phone.api.ts:3 query-key`,
    `${phone}/phone.api.ts:5 query-key`,
    'apps/web/src/shell/Shell.tsx:1 query-key',
  ]);
  expect(found[5]?.message).toBe(`['faxes', …] is the key of no query`);
  expect(found[2]?.message).toBe(`['fax', …] is a key of fax: take it from there`);
});

it('leaves keys of mutations, other lists and tests alone', () => {
  const text = [
    `useMutation({ mutationKey: ['send', id] });`,
    `const keys = ['a', 'b'];`,
    `const days = ['fax'];`,
  ].join('\n');
  const files = filesOf({
    [`${phone}/Phone.tsx`]: text,
    [`${phone}/Phone.test.tsx`]: `queries.getQueryData(['fax', '1']);`,
  });
  expect(queryKeys(files)).toEqual([]);
});
