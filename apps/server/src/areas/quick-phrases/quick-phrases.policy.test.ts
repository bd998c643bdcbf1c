import { describe, expect, test } from 'vitest';
import { assertMayShare, quickPhraseAbilities } from './quick-phrases.policy.ts';

const may = { edit: true, delete: true };
const mayNot = { edit: false, delete: false };

describe('who changes a phrase', () => {
  test.each([
    ['my own, even where I only read', 'me', 'read', 'ada', may],
    ['one that I shared', 'workspace', 'edit', 'ada', may],
    ['one that I shared before I could only read', 'workspace', 'read', 'ada', mayNot],
    ['a colleague’s that is shared', 'workspace', 'edit', 'ben', mayNot],
    ['a colleague’s that is shared, for an admin', 'workspace', 'admin', 'ben', may],
  ] as const)('%s', (_name, scope, cap, ownerId, abilities) => {
    expect(quickPhraseAbilities({ userId: 'ada', cap }, { ownerId, scope })).toEqual(abilities);
  });
});

test('who only reads shares nothing', () => {
  expect(() => assertMayShare({ userId: 'ada', cap: 'read' }, 'workspace')).toThrow('not share');
  expect(() => assertMayShare({ userId: 'ada', cap: 'read' }, 'me')).not.toThrow();
  expect(() => assertMayShare({ userId: 'ada', cap: 'edit' }, 'workspace')).not.toThrow();
});
