import { describe, expect, test } from 'vitest';
import { assertMayAddNotes, effectiveLevel, noteAbilities } from './notes.policy.ts';

describe('the workspace caps what a grant gives', () => {
  test.each([
    ['read', 'read', 'read'],
    ['read', 'edit', 'read'],
    ['read', 'manage', 'read'],
    ['edit', 'read', 'read'],
    ['edit', 'edit', 'edit'],
    ['edit', 'manage', 'manage'],
    ['admin', 'read', 'read'],
    ['admin', 'manage', 'manage'],
  ] as const)('cap %s and grant %s: %s', (cap, level, effective) => {
    expect(effectiveLevel({ cap }, level)).toBe(effective);
  });
});

test('editing needs an edit grant, deleting and seeing who opened it one to manage', () => {
  expect(noteAbilities({ cap: 'edit' }, { level: 'read' })).toEqual({ edit: false, delete: false, seeLog: false });
  expect(noteAbilities({ cap: 'edit' }, { level: 'edit' })).toEqual({ edit: true, delete: false, seeLog: false });
  expect(noteAbilities({ cap: 'edit' }, { level: 'manage' })).toEqual({ edit: true, delete: true, seeLog: true });
});

test('who only reads in a workspace adds no patients there', () => {
  expect(() => assertMayAddNotes({ cap: 'read' })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  expect(() => assertMayAddNotes({ cap: 'edit' })).not.toThrow();
});
