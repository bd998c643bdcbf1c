import { principalNames } from '../../platform/access.ts';
import type { Scope } from '../../platform/context.ts';
import { selectGrants } from '../notes/public.ts';
import { describeAccess } from '../teams/public.ts';
import { isInWorkspace, selectDepartmentMembers } from './assignable.queries.ts';
import { Refused } from './refused.ts';

type Chart = { noteId: string; workspaceId: string };
type Assignee = { assigneeId?: string | null; departmentId?: string | null };

/** Members of a department whose own access counts for it. */
const mostAsked = 50;

/** Who can be given work of a chart: somebody of its workspace who sees the chart. Reads each person and chart once. */
export class AssigneeAccess {
  readonly #scope: Pick<Scope, 'db'>;
  readonly #grants = new Map<string, ReadonlyMap<string, unknown>>();
  readonly #names = new Map<string, string[]>();

  constructor(scope: Pick<Scope, 'db'>) {
    this.#scope = scope;
  }

  /** @throws Refused with the reason */
  async assert(chart: Chart, to: Assignee): Promise<void> {
    const refusal = await this.#refusal(chart, to);
    if (refusal !== null) throw new Refused('invalid', refusal);
  }

  async allows(chart: Chart, to: Assignee): Promise<boolean> {
    return (await this.#refusal(chart, to)) === null;
  }

  async #refusal({ noteId, workspaceId }: Chart, to: Assignee): Promise<string | null> {
    // work for nobody is anybody's to leave open
    if (!to.assigneeId && !to.departmentId) return null;
    const names = await this.#namesOf(workspaceId, to);
    if (names.length === 0) return 'This person or department is not in the workspace of the chart.';
    const grants = await this.#grantsOf(noteId);
    if (names.some((name) => grants.has(name))) return null;
    return to.assigneeId
      ? 'This person cannot see the chart. Share the chart with them first.'
      : 'Nobody of this department can see the chart. File the chart there first.';
  }

  async #namesOf(workspaceId: string, { assigneeId, departmentId }: Assignee): Promise<string[]> {
    const key = `${workspaceId} ${assigneeId ?? departmentId}`;
    const known = this.#names.get(key);
    if (known) return known;
    const isHere = await isInWorkspace(this.#scope, workspaceId, { assigneeId, departmentId });
    const names = !isHere
      ? []
      : assigneeId
        ? await this.#heldBy(assigneeId, workspaceId)
        : await this.#heldIn(departmentId!, workspaceId);
    this.#names.set(key, names);
    return names;
  }

  async #heldBy(userId: string, workspaceId: string): Promise<string[]> {
    const { holdings } = await describeAccess(this.#scope.db, userId, workspaceId);
    return holdings.map(({ principal }) => principal);
  }

  /** What the department holds as such, and what single members of it hold. */
  async #heldIn(departmentId: string, workspaceId: string): Promise<string[]> {
    const abilities = ['view', 'edit', 'delete'] as const;
    const names = abilities.map((ability) => principalNames.department(departmentId, ability));
    for (const userId of await selectDepartmentMembers(this.#scope, departmentId, mostAsked))
      names.push(...(await this.#heldBy(userId, workspaceId)));
    return names;
  }

  async #grantsOf(noteId: string): Promise<ReadonlyMap<string, unknown>> {
    const known = this.#grants.get(noteId) ?? (await selectGrants(this.#scope.db, noteId));
    this.#grants.set(noteId, known);
    return known;
  }
}
