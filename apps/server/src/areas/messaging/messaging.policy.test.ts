import { expect, it } from 'vitest';
import { assertMayPost, mayManage, mayPost } from './messaging.policy.ts';

const open = { type: 'clinic', archivedAt: null } as const;

it('lets admins of the channel and of the workspace manage it, unless they only read', () => {
  expect(mayManage({ cap: 'edit' }, open, 'admin')).toBe(true);
  expect(mayManage({ cap: 'admin' }, open, 'member')).toBe(true);
  expect(mayManage({ cap: 'edit' }, open, 'member')).toBe(false);
  expect(mayManage({ cap: 'read' }, open, 'admin')).toBe(false);
  expect(mayManage({ cap: 'admin' }, { type: 'direct' }, 'member')).toBe(false);
});

it('takes no message of a reader, and none for an archived channel', () => {
  expect(mayPost({ cap: 'edit' }, open)).toBe(true);
  expect(() => assertMayPost({ cap: 'read' }, open)).toThrow('not add');
  expect(() => assertMayPost({ cap: 'edit' }, { archivedAt: 1 })).toThrow('archived');
});
