import { expect, test } from 'vitest';
import { RequestQuota } from './request-quota.ts';

const at = { now: 90_000 };
const clock = { now: () => at.now };
const ada = { userId: 'ada', workspaceId: 'clinic' };
const ben = { userId: 'ben', workspaceId: 'clinic' };
const eve = { userId: 'eve', workspaceId: 'elsewhere' };

const refusal = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    const { code, retryAfter } = error as { code: string; retryAfter: number };
    return [code, retryAfter];
  }
};

test('a person over the quota waits for the next minute and takes nothing from the workspace', () => {
  at.now = 90_000;
  const quota = new RequestQuota({ perUser: 3, perWorkspace: 5 }, clock);
  for (let n = 0; n < 3; n += 1) quota.count(ada, 1);
  for (let n = 0; n < 4; n += 1) expect(refusal(() => quota.count(ada, 1))).toEqual(['RATE_LIMITED', 60]);
  quota.count(ben, 2);
  at.now = 150_000;
  quota.count(ada, 1);
});

test('a workspace over its quota leaves another alone', () => {
  const quota = new RequestQuota({ perUser: 10, perWorkspace: 12 }, clock);
  quota.count(ada, 10);
  expect(refusal(() => quota.count(ben, 10))?.[0]).toBe('RATE_LIMITED');
  quota.count(eve, 10);
});

test('a clock that is set back begins anew', () => {
  at.now = 600_000;
  const quota = new RequestQuota({ perUser: 1, perWorkspace: 1 }, clock);
  quota.count(ada, 1);
  at.now = 300_000;
  expect(refusal(() => quota.count(ada, 1))).toBeNull();
});
