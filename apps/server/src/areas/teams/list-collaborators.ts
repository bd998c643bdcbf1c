import type { Collaborator } from '@clinical/contract/teams/collaborators.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context, Scope } from '../../platform/context.ts';
import { selectCollaborations } from './collaborators.queries.ts';
import { viewCollaboration } from './collaborators.view.ts';
import { selectAddress } from './members.queries.ts';
import { sharedCharts } from './shared-charts.ts';

type Reading = Pick<Scope, 'actor' | 'db' | 'clock'> & Pick<Context, 'use'>;

/** What the actor shares in the acting workspace, and what others share, or offer to share, with them. */
async function readCollaborations(scope: Reading): Promise<Collaborator[]> {
  const { actor, db, clock } = scope;
  const rows = await selectCollaborations({ db, actor }, await selectAddress(db, actor.userId));
  const chosen = await scope.use(sharedCharts).chosen(
    db,
    rows.map(({ collaboration }) => collaboration.id),
  );
  const now = clock.now();
  const views = rows.map((row) =>
    viewCollaboration(actor, row, { noteIds: chosen.get(row.collaboration.id) ?? [], now }),
  );
  // what was offered too long ago is the other side's to offer again
  return views.filter(({ direction, expired }) => direction === 'given' || !expired);
}

export function listCollaborators(ctx: Context): Promise<Collaborator[]> {
  return readCollaborations(ctx);
}

/** Those that nobody has answered yet. */
export async function listCollaboratorRequests(ctx: Context): Promise<Collaborator[]> {
  return (await readCollaborations(ctx)).filter(({ status }) => status === 'Pending');
}

/** One of them, as it is now. @throws AppError NOT_FOUND */
export async function showCollaborator(scope: Reading, id: string): Promise<Collaborator> {
  const found = (await readCollaborations(scope)).find((collaborator) => collaborator.id === id);
  if (!found) throw notFound();
  return found;
}
