import type { TemplateSharing } from '@clinical/contract/templates/templates.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { assertDepartment, getDepartmentFor } from '../teams/public.ts';
import type { TemplateRow } from './templates.queries.ts';

/** With whom a template is shared; departments only where it is shared with departments. */
export type Sharing = { sharing: TemplateSharing; departmentIds: string[] };

/**
 * With whom a template is shared once a request is carried out; what the request leaves out stays as it was. It can be shared with
 * a department by its members and by admins; one that it was shared with before stays, whoever saves.
 * @throws AppError NOT_FOUND for any other department, INVALID_INPUT when none is named
 */
export async function sharingOf(
  tx: Tx,
  wanted: { sharing?: TemplateSharing | undefined; departmentIds?: readonly string[] | undefined },
  before: Pick<TemplateRow, 'sharing' | 'departments'> | null,
): Promise<Sharing> {
  const sharing = wanted.sharing ?? before?.sharing ?? 'me';
  if (sharing !== 'department') return { sharing, departmentIds: [] };
  const already = new Set(before?.departments.map(({ id }) => id));
  const departmentIds = [...new Set(wanted.departmentIds ?? already)];
  for (const id of departmentIds) if (!already.has(id)) await assertBelongs(tx, id);
  if (departmentIds.length > 0) return { sharing, departmentIds };
  // the departments it was shared with may have been deleted since
  if (wanted.sharing === undefined) return { sharing: 'me', departmentIds };
  throw new AppError('INVALID_INPUT', { detail: [{ loc: ['body', 'departmentIds'], msg: 'a department is needed' }] });
}

async function assertBelongs(tx: Tx, departmentId: string): Promise<void> {
  if (tx.actor.cap === 'admin') await assertDepartment(tx, departmentId);
  else await getDepartmentFor(tx, departmentId, 'member');
}
