import type { Route } from '@clinical/contract/route';
import { AppError } from '../app-error.ts';
import { isUuid } from '../ids.ts';
import type { Actor } from '../session.ts';
import type { RequestContext } from './request-context.ts';

type Named = { params: unknown; body: unknown };

/** The first id that a request names, in its path or its body. */
function firstId({ params, body }: Named): string | null {
  const { noteId, id, ids } = (body ?? {}) as Record<string, unknown>;
  const candidates = [...Object.values((params ?? {}) as object), noteId, id, Array.isArray(ids) ? ids[0] : null];
  return candidates.find((value): value is string => typeof value === 'string' && isUuid(value)) ?? null;
}

/** Leaves an audit row when somebody asked for a record that is not theirs to see or change, and waits until it is safe. */
export async function auditRefusal(
  ctx: RequestContext<Actor | null>,
  route: Route,
  named: Named,
  error: unknown,
): Promise<void> {
  if (!ctx.actor || !(error instanceof AppError) || !error.notAllowed) return;
  const record = { type: route.call.path.split('/')[1] ?? 'route', id: firstId(named) };
  await ctx.record(ctx.auditRow('access.refused', record, 'refused'));
}
