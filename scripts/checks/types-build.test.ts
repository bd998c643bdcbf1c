import { expect, it } from 'vitest';
import { readBuild } from './types-build.ts';

it('adds up the programs and keeps what the compiler has to say', () => {
  const output = `a.ts(1,2): error TS2322: Type 'string' is not assignable to type 'number'.
Files:              12
Instantiations:    345
Memory used:     1200K
Config time:    0.002s
Instantiations:    655
Aggregate Instantiations:    1000
`;
  expect(readBuild(output)).toEqual({
    instantiations: 1_000,
    messages: "a.ts(1,2): error TS2322: Type 'string' is not assignable to type 'number'.",
  });
  expect(readBuild('')).toEqual({ instantiations: 0, messages: '' });
});
