import { Readable } from 'node:stream';
import { auditKindOf } from '@clinical/contract/audit/audit.rules';
import type { AuditSelection } from '@clinical/contract/audit/audit.schemas';
import type { BytesReply } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { AuditPlace } from './audit-cursor.ts';
import { type AuditReach, namesIn, selectAudit } from './audit.queries.ts';
import { csvLine } from '../../platform/csv.ts';
import { logAccess } from './log-access.ts';

const rowsAtOnce = 1_000;
const head = [
  'time (UTC)',
  'person',
  'person id',
  'viewing as',
  'viewing as id',
  'kind',
  'action',
  'outcome',
  'record',
  'record id',
  'patient id',
  'address',
  'browser',
  'row',
];

/** The log as CSV, newest first, with what pages ask for by themselves. @throws AppError NOT_FOUND as `listAudit` */
export async function exportAudit(ctx: Context, selection: AuditSelection): Promise<BytesReply> {
  const { everywhere, workspaceId } = await logAccess(ctx, selection.noteId);
  await ctx.audit('audit.export', { type: 'audit', id: null, noteId: selection.noteId ?? null });
  return {
    fileName: `audit ${isoTime(ctx.clock.now()).slice(0, 10)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    size: null,
    open: async () =>
      Readable.from(lines(ctx, ctx.withRowLevelSecurity(workspaceId), { ...selection, everywhere, people: false })),
  };
}

async function* lines(ctx: Context, log: Context, reach: AuditReach): AsyncGenerator<string> {
  // the mark by which spreadsheets know UTF-8
  yield `\uFEFF${csvLine(head)}`;
  let after: AuditPlace | null = null;
  for (;;) {
    const rows = await selectAudit(log, reach, { after, limit: rowsAtOnce });
    if (rows.length === 0) return;
    const names = await namesIn(ctx.withRowLevelSecurity(...ctx.actor.reach), rows);
    yield rows
      .map((row) =>
        csvLine([
          isoTime(row.at),
          (row.userId && names.users.get(row.userId)) || null,
          row.userId,
          (row.asUserId && names.users.get(row.asUserId)) || null,
          row.asUserId,
          auditKindOf(row.action),
          row.action,
          row.outcome,
          row.recordType,
          row.recordId,
          row.noteId,
          row.address,
          row.userAgent,
          row.seq,
        ]),
      )
      .join('');
    after = rows.at(-1) ?? null;
  }
}
