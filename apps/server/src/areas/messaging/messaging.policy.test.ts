import { expect, it } from 'vitest';
import { assertMayPost, mayAcknowledge, mayManage, mayPost } from './messaging.policy.ts';

const open = { type: 'clinic', archivedAt: null } as const;

it('lets admins of the channel and of the workspace manage it, unless they only read', () => {
  expect(mayManage({ cap: 'edit' }, open, 'admin')).toBe(true);
  expect(mayManage({ cap: 'admin' }, open, 'member')).toBe(true);
  expect(mayManage({ cap: 'edit' }, open, 'member')).toBe(false);
  expect(mayManage({ cap: 'read' }, open, 'admin')).toBe(false);
  expect(mayManage({ cap: 'admin' }, { type: 'direct' }, 'member')).toBe(false);
});

it('leaves the alerts to the program', () => {
  const alerts = { type: 'sentry', archivedAt: null } as const;
  expect(mayManage({ cap: 'admin' }, alerts, 'admin')).toBe(false);
  expect(mayPost({ cap: 'admin' }, alerts)).toBe(false);
  expect(() => assertMayPost({ cap: 'admin' }, alerts)).toThrow('Only the program');
});

it('asks everybody but the author and readers for acknowledgement', () => {
  const message = { authorId: 'u-1', urgent: true, alert: null, deletedAt: null };
  expect(mayAcknowledge({ cap: 'edit', userId: 'u-2' }, message)).toBe(true);
  expect(mayAcknowledge({ cap: 'edit', userId: 'u-1' }, message)).toBe(false);
  expect(mayAcknowledge({ cap: 'read', userId: 'u-2' }, message)).toBe(false);
  expect(mayAcknowledge({ cap: 'edit', userId: 'u-2' }, { ...message, urgent: false })).toBe(false);
  expect(mayAcknowledge({ cap: 'edit', userId: 'u-2' }, { ...message, deletedAt: 1 })).toBe(false);
  const alert = { authorId: null, urgent: false, alert: 'job-failed', deletedAt: null } as const;
  expect(mayAcknowledge({ cap: 'edit', userId: 'u-2' }, alert)).toBe(true);
});

it('takes no message of a reader, and none for an archived channel', () => {
  expect(mayPost({ cap: 'edit' }, open)).toBe(true);
  expect(() => assertMayPost({ cap: 'read' }, open)).toThrow('not add');
  expect(() => assertMayPost({ cap: 'edit' }, { ...open, archivedAt: 1 })).toThrow('archived');
});
