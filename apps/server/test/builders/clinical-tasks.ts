import { applyTaskOperations, listClinicalTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTask, TaskFields } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { AppliedTaskOperations, TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { randomUUID } from 'node:crypto';
import type { TestAccount } from './accounts.ts';

/** The day on which tests apply operations. */
const today = '2026-11-25';

export function applyTasks(account: TestAccount, ...operations: TaskOperation[]): Promise<AppliedTaskOperations> {
  return account.ok(applyTaskOperations, { body: { operations, today } });
}

export async function newClinicalTask(
  account: TestAccount,
  noteId: string,
  set: Partial<TaskFields> = {},
): Promise<ClinicalTask> {
  const fields = { title: 'Order a chest X-ray', category: 'Orders', ...set } as const;
  const { results } = await applyTasks(account, { action: 'create', id: randomUUID(), noteId, set: fields });
  return results[0]!.task!;
}

export const tasksOf = async (account: TestAccount, noteId: string): Promise<ClinicalTask[]> =>
  (await account.ok(listClinicalTasks, { query: { noteId } })).items;
