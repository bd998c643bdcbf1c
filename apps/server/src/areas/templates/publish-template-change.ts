import type { Tx } from '../../platform/context.ts';
import { selectDepartmentPeople, selectMemberIds, type TemplateRow } from './templates.queries.ts';

type Shared = Pick<TemplateRow, 'id' | 'sharing' | 'workspaceId' | 'departments'>;

/**
 * Open pages of everybody who has the template, or had it `before`, show it as it is now. `rolledBackTo` is the version that its
 * owner brought back.
 */
export async function publishTemplateChange(
  tx: Tx,
  template: Shared,
  rolledBackTo: number | null,
  before: Shared = template,
): Promise<void> {
  const states = before === template ? [template] : [template, before];
  const people = new Set([tx.actor.userId]);
  for (const state of states) for (const id of await sharersOf(tx, state)) people.add(id);
  const audience = [...people].map((id) => `user:${id}`);
  tx.emit(audience, { type: 'templates-changed', templateId: template.id, rolledBackTo });
}

async function sharersOf(tx: Tx, { sharing, workspaceId, departments }: Shared): Promise<string[]> {
  if (sharing === 'workspace') return selectMemberIds(tx, workspaceId);
  const ids = sharing === 'department' ? departments.map(({ id }) => id) : [];
  return selectDepartmentPeople(tx, ids);
}
