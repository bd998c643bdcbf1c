/** What a grant lets its holder do with a chart; each level includes the ones before it. */
export const grantLevels = ['read', 'edit', 'manage'] as const;
export type GrantLevel = (typeof grantLevels)[number];

/** True when `have` includes `need`. */
export function includesLevel(have: GrantLevel, need: GrantLevel): boolean {
  return grantLevels.indexOf(have) >= grantLevels.indexOf(need);
}

/** The workspace cap in terms of grant levels: an admin may manage, an editor may manage what is theirs, a reader only read. */
export function capLevel(cap: 'read' | 'edit' | 'admin'): GrantLevel {
  return cap === 'read' ? 'read' : 'manage';
}

/** Who reads the log of a whole workspace and looks at openings in an emergency: its admins and auditors. */
export function mayReadLog(actor: { switches: { audit: boolean } }): boolean {
  return actor.switches.audit;
}

/** Who may open a chart in an emergency: those who work with patients there. Admins see every chart anyway, readers never more than is shared. */
export function mayBreakGlass(actor: { cap: 'read' | 'edit' | 'admin' }): boolean {
  return actor.cap === 'edit';
}

/**
 * Names under which a chart's grants are held. Every row of grants and every actor spells them by these. What somebody may do is
 * decided by which names they hold now, so that taking one away ends their access without touching a chart.
 */
export const principalNames = {
  user: (userId: string) => `user:${userId}`,
  admins: (workspaceId: string) => `admins:${workspaceId}`,
  /** Whom events about a workspace are for; it never holds a grant. */
  members: (workspaceId: string) => `members:${workspaceId}`,
  /** All charts that a person owns in a workspace, to be edited or only read. */
  owned: (ownerId: string, workspaceId: string, level: 'read' | 'edit') =>
    `${level === 'edit' ? 'owned' : 'shown'}:${ownerId}:${workspaceId}`,
  /** Charts that were chosen for one collaboration. */
  shared: (collaborationId: string, level: 'read' | 'edit') =>
    `shared-${level === 'edit' ? 'edit' : 'view'}:${collaborationId}`,
  /** Charts that are filed in a department. */
  department: (departmentId: string, ability: DepartmentAbility) => `department-${ability}:${departmentId}`,
};

/** What a department lets its members do with its charts, and the level that each of them is worth. */
export const departmentLevels = { view: 'read', edit: 'edit', delete: 'manage' } as const satisfies Record<
  string,
  GrantLevel
>;
export type DepartmentAbility = keyof typeof departmentLevels;
