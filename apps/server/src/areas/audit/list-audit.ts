import type { AuditFilter, AuditPage } from '@clinical/contract/audit/audit.schemas';
import { limits } from '@clinical/contract/limits';
import type { Context } from '../../platform/context.ts';
import { readAuditCursor, writeAuditCursor } from './audit-cursor.ts';
import { namesIn, selectAudit } from './audit.queries.ts';
import { viewAudit } from './audit.view.ts';
import { logAccess } from './log-access.ts';

/** A page of the log, newest first. @throws AppError NOT_FOUND for who may read neither the log nor the chart's */
export async function listAudit(ctx: Context, { cursor, limit, ...selection }: AuditFilter): Promise<AuditPage> {
  const after = cursor === undefined ? null : readAuditCursor(cursor);
  const size = Number(limit ?? limits.pageSize);
  const { everywhere, workspaceId } = await logAccess(ctx, selection.noteId);
  // one more than asked for tells whether another page follows
  const rows = await selectAudit(ctx.behindWall(workspaceId), { ...selection, everywhere }, { after, limit: size + 1 });
  const page = rows.slice(0, size);
  await ctx.audit('audit.read', { type: 'audit', id: null, noteId: selection.noteId ?? null });
  const names = await namesIn(ctx.behindWall(...ctx.actor.reach), page);
  const last = page.at(-1);
  return {
    items: page.map((row) => viewAudit(row, names)),
    nextCursor: rows.length > size && last ? writeAuditCursor(last) : null,
  };
}
