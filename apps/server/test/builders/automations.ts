import * as calls from '@clinical/contract/automations/automations.calls';
import type { AutoTasker, NewAutoTasker } from '@clinical/contract/automations/automations.schemas';
import type { TestAccount } from './accounts.ts';

export const labsRule: NewAutoTasker = {
  category: 'Labs',
  condition: { words: [], templateId: null, kind: null },
  per: 'item',
  title: '{item}',
  dueInDays: 2,
  assignee: null,
  dailyBudget: 20,
  paused: false,
};

export function newAutoTasker(account: TestAccount, overrides: Partial<NewAutoTasker> = {}): Promise<AutoTasker> {
  return account.ok(calls.createAutoTasker, {
    params: { id: account.userId },
    body: { ...labsRule, ...overrides },
  });
}
