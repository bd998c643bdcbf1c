import type { AccessRule, ExplainedPermission, ExplainPermission } from '@clinical/contract/teams/permissions.schemas';
import { capLevel, type GrantLevel, includesLevel } from '../../platform/access.ts';
import { isoTime } from '../../platform/clock.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { describeAccess, type Holding } from '../teams/public.ts';
import { emergencyAccess, type OpenInEmergency } from './emergency-access.ts';
import { selectGrants } from './note-owner.queries.ts';
import { getNoteFor, type NoteRow } from './notes.queries.ts';

/** A name that somebody holds, what gives it, and until when, where it ends by itself. */
type Way = Omit<Holding, 'kind'> & { kind: Holding['kind'] | 'break-glass'; until?: string };

/**
 * What somebody may do with a chart while they act in its workspace, or from outside, and which rules give it.
 * @throws AppError NOT_FOUND for a chart that the caller may not read, for other people unless the caller is an admin of its
 * workspace, and for who has nothing to do with that workspace
 */
export async function explainPermission(ctx: Context, input: ExplainPermission): Promise<ExplainedPermission> {
  const { userId, noteId } = input;
  const { actor } = ctx;
  const note = await getNoteFor(ctx, noteId, 'read');
  const isAdmin = actor.cap === 'admin' && note.workspaceId === actor.workspaceId;
  if (!isUuid(userId) || (userId !== actor.userId && !isAdmin)) throw notFound();
  const { db } = ctx.withRowLevelSecurity(note.workspaceId);
  const { cap, holdings } = await describeAccess(db, userId, note.workspaceId);
  if (cap === null && holdings.length === 0) throw notFound();
  const { workspaceId } = note;
  // who has left the workspace holds none of theirs any more
  const opened = cap && (await ctx.use(emergencyAccess).find(db, { userId, workspaceId, noteId }, ctx.clock.now()));
  const ways: Way[] = opened ? [...holdings, emergencyWay(opened)] : holdings;
  const rules = rulesFor(note, userId, ways, await selectGrants(db, noteId));
  await ctx.audit('note.explain', { type: 'note', id: noteId, noteId });
  const best = rules[0]?.level ?? null;
  const most = cap === null ? 'manage' : capLevel(cap);
  const capped = best !== null && !includesLevel(most, best);
  return { userId, noteId, level: capped ? most : (best ?? 'none'), permission: cap, capped, rules };
}

function emergencyWay({ id, principal, endsAt }: OpenInEmergency): Way {
  return { kind: 'break-glass', id, principal, name: '', until: isoTime(endsAt) };
}

function kindOf(note: NoteRow, userId: string, { kind }: Way): AccessRule['kind'] {
  if (kind !== 'user') return kind;
  return note.ownerId === userId ? 'owner' : 'merge';
}

/** The best rule of each kind and source, best first. */
function rulesFor(
  note: NoteRow,
  userId: string,
  ways: readonly Way[],
  grants: ReadonlyMap<string, GrantLevel>,
): AccessRule[] {
  const rules = new Map<string, AccessRule>();
  for (const way of ways) {
    const level = grants.get(way.principal);
    if (!level) continue;
    const { id, name, until } = way;
    const kind = kindOf(note, userId, way);
    const before = rules.get(`${kind} ${id}`);
    if (!before || !includesLevel(before.level, level))
      rules.set(`${kind} ${id}`, { kind, level, id, name, ...(until && { until }) });
  }
  return [...rules.values()].toSorted((one, other) =>
    one.level === other.level ? 0 : includesLevel(one.level, other.level) ? -1 : 1,
  );
}
