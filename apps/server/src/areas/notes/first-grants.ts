import { type DepartmentAbility, departmentLevels, type GrantLevel, principalNames } from '../../platform/access.ts';

type Grant = { principal: string; level: GrantLevel };

/** A chart is its owner's, and open to whom the owner shares all charts with. */
export function ownerGrants(ownerId: string, workspaceId: string): Grant[] {
  return [
    { principal: principalNames.user(ownerId), level: 'manage' },
    { principal: principalNames.owned(ownerId, workspaceId, 'edit'), level: 'edit' },
    { principal: principalNames.owned(ownerId, workspaceId, 'read'), level: 'read' },
  ];
}

/** What a chart in a department is open to. */
export function departmentGrants(departmentId: string): Grant[] {
  return (Object.keys(departmentLevels) as DepartmentAbility[]).map((ability) => ({
    principal: principalNames.department(departmentId, ability),
    level: departmentLevels[ability],
  }));
}

/** The grants of a new chart, which its workspace's admins hold one on as well. */
export function firstGrants(chart: { ownerId: string; workspaceId: string; departmentId: string | null }): Grant[] {
  const { ownerId, workspaceId, departmentId } = chart;
  return [
    ...ownerGrants(ownerId, workspaceId),
    { principal: principalNames.admins(workspaceId), level: 'manage' },
    ...(departmentId === null ? [] : departmentGrants(departmentId)),
  ];
}
