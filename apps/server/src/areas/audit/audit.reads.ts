import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditFilter, AuditPage, ChainVerification } from '@clinical/contract/audit/audit.schemas';
import type { BreakGlassAccess, BreakGlassFilter } from '@clinical/contract/audit/break-glass.schemas';
import { limits } from '@clinical/contract/limits';
import { mayReadLog } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import { auditVerifier } from '../../platform/audit/audit-verifier.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { readAuditCursor, writeAuditCursor } from './audit-cursor.ts';
import { countUnsealed, namesIn, selectAudit } from './audit.queries.ts';
import { viewAudit } from './audit.view.ts';
import { selectAccesses, type ShownAccess } from './break-glass.queries.ts';
import { viewAccess } from './break-glass.view.ts';
import { logAccess } from './log-access.ts';

/** A page of the log, newest first. @throws AppError NOT_FOUND for who may read neither the log nor the chart's */
export async function listAudit(ctx: Context, { cursor, limit, ...selection }: AuditFilter): Promise<AuditPage> {
  const after = cursor === undefined ? null : readAuditCursor(cursor);
  const size = Number(limit ?? limits.pageSize);
  const { everywhere, workspaceId } = await logAccess(ctx, selection.noteId);
  // one more than asked for tells whether another page follows
  const rows = await selectAudit(
    ctx.withRowLevelSecurity(workspaceId),
    { ...selection, everywhere, people: selection.action === undefined },
    { after, limit: size + 1 },
  );
  const page = rows.slice(0, size);
  await ctx.audit('audit.read', { type: 'audit', id: null, noteId: selection.noteId ?? null });
  const names = await namesIn(ctx.withRowLevelSecurity(...ctx.actor.reach), page);
  const last = page.at(-1);
  return {
    items: page.map((row) => viewAudit(row, names)),
    nextCursor: rows.length > size && last ? writeAuditCursor(last) : null,
  };
}

/** A verification that takes longer goes on in the background; the caller gets what the last one found. Milliseconds. */
const waitForPass = 1_000;

/** Verifies the rows sealed since the last time, for the caller's workspace. @throws AppError NOT_FOUND for who reads no log */
export async function verifyAudit(ctx: Context): Promise<ChainVerification> {
  if (!mayReadLog(ctx.actor)) throw notFound();
  await ctx.audit('audit.verify', { type: 'audit', id: null });
  const { workspaceId } = ctx.actor;
  const verifier = ctx.use(auditVerifier);
  await Promise.race([verifier.verify(), sleep(waitForPass, undefined, { ref: false })]);
  const report = verifier.report();
  const share = report?.shareOf(workspaceId) ?? { sealed: 0, head: '' };
  const unsealed = await countUnsealed(ctx, ctx.clock.now());
  if (!report) return { state: 'verifying', ...share, unsealed, checkedAt: null, walkedFrom: null, firstBroken: null };
  const { broken } = report;
  const own = broken?.workspaceId === workspaceId;
  return {
    state: broken ? 'broken' : 'intact',
    ...share,
    unsealed,
    checkedAt: isoTime(report.checkedAt),
    walkedFrom: isoTime(report.walkedFrom),
    firstBroken: broken && { own, at: own && broken.at !== null ? isoTime(broken.at) : null, why: broken.why },
  };
}

/** Newest first. @throws AppError NOT_FOUND for others' when the actor reads neither the log nor the chart's */
export async function listBreakGlass(ctx: Context, { state, noteId }: BreakGlassFilter): Promise<BreakGlassAccess[]> {
  const shown =
    state === 'mine'
      ? await selectAccesses(ctx, { noteId, ownUntil: ctx.clock.now() })
      : await othersAccesses(ctx, noteId, state === 'waiting');
  await ctx.audit('break-glass.list', { type: 'break-glass', id: null, noteId: noteId ?? null });
  return shown.map((each) => viewAccess(ctx.actor, each));
}

async function othersAccesses(ctx: Context, noteId: string | undefined, waiting: boolean): Promise<ShownAccess[]> {
  const { everywhere, workspaceId } = await logAccess(ctx, noteId);
  return selectAccesses(ctx.withRowLevelSecurity(workspaceId), { noteId, everywhere, waiting });
}
