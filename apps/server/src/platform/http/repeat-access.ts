import type { Route } from '@clinical/contract/route';
import { capLevel, includesLevel, type GrantLevel } from '../access.ts';
import { notFound } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import type { ReachableRecord, SelectReachable } from '../reachable-records.ts';
import type { Actor } from '../session.ts';

const anyUuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Grants that a route's permission needs, where it is not `edit`, which most calls with a stored reply need. */
const otherLevels: Readonly<Record<string, GrantLevel>> = {
  'note.read': 'read',
  'note.delete': 'manage',
  'note.manage': 'manage',
  'workspace.admin': 'manage',
  'template.read': 'read',
  'template.use': 'read',
  'quick-phrase.create': 'read',
  'prompt-template.create': 'read',
  'invitation.own': 'read',
  'collaboration.invited': 'read',
  'task.own': 'read',
  session: 'read',
};

/** Access to the records that a stored reply is about: noted with the reply, checked again before it is repeated. */
export class RepeatAccess {
  readonly #areas: readonly SelectReachable[];
  readonly #level: GrantLevel;
  readonly #forAdmins: boolean;

  constructor(areas: readonly SelectReachable[], { permission = '' }: Pick<Route, 'permission'>) {
    this.#areas = areas;
    this.#level = otherLevels[permission] ?? 'edit';
    this.#forAdmins = permission === 'workspace.admin';
  }

  /**
   * Ids of the records that a request and its reply name and that the actor can read. A reply about charts depends on charts and
   * their contents alone: a template that was deleted since does not close it.
   */
  async recordIds(scope: { actor: Actor; db: Database }, named: unknown): Promise<string[]> {
    const found = await this.#select(scope, idsIn(named), 'read');
    const inCharts = found.filter(({ noteId }) => noteId !== null);
    return (inCharts.length > 0 ? inCharts : found).map(({ id }) => id);
  }

  /** The charts of these records. @throws AppError NOT_FOUND unless the actor has the access to each that the route needs */
  async chartsOf(scope: { actor: Actor; db: Database }, recordIds: readonly string[]): Promise<string[]> {
    const { cap } = scope.actor;
    if (!includesLevel(capLevel(cap), this.#level) || (this.#forAdmins && cap !== 'admin')) throw notFound();
    const found = await this.#select(scope, recordIds, this.#level);
    const reached = new Set(found.map(({ id }) => id));
    if (!recordIds.every((id) => reached.has(id))) throw notFound();
    return [...new Set(found.flatMap(({ noteId }) => noteId ?? []))];
  }

  async #select(
    scope: { actor: Actor; db: Database },
    ids: readonly string[],
    level: GrantLevel,
  ): Promise<ReachableRecord[]> {
    const found: ReachableRecord[] = [];
    if (ids.length === 0) return found;
    for (const select of this.#areas) found.push(...(await select(scope, ids, level)));
    return found;
  }
}

function idsIn(named: unknown): string[] {
  const ids = JSON.stringify(named).match(anyUuid) ?? [];
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
