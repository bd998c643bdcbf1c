import type { Permission, PresetName, Switches } from '../accounts/session.schemas.ts';
import type { DepartmentPermissions } from './departments.schemas.ts';

const off: Switches = { sign: false, templates: false, billing: false, audit: false };
const on: Switches = { sign: true, templates: true, billing: true, audit: true };

/** The switches of somebody who was invited with a permission and nothing else. */
export function defaultSwitches(permission: Permission): Switches {
  if (permission === 'admin') return on;
  return permission === 'edit' ? { ...off, sign: true, templates: true } : off;
}

/** A permission and switches that go together, under the name of what somebody does. */
export type Preset = { key: PresetName; permission: Permission; switches: Switches };

/** In the order in which they are offered. */
export const presets = [
  { key: 'clinician', permission: 'edit', switches: { ...off, sign: true, templates: true } },
  { key: 'assistant', permission: 'edit', switches: off },
  { key: 'frontDesk', permission: 'edit', switches: off },
  { key: 'biller', permission: 'read', switches: { ...off, billing: true } },
  { key: 'templateManager', permission: 'edit', switches: { ...off, templates: true } },
  { key: 'auditor', permission: 'read', switches: { ...off, audit: true } },
  { key: 'admin', permission: 'admin', switches: on },
] as const satisfies readonly Preset[];

const same = (one: Switches, other: Switches): boolean =>
  one.sign === other.sign &&
  one.templates === other.templates &&
  one.billing === other.billing &&
  one.audit === other.audit;

/** The preset by its name as long as permission and switches are still those that go with it; else null. */
export function presetThatFits(
  name: PresetName | null | undefined,
  permission: Permission,
  switches: Switches,
): PresetName | null {
  const preset = presets.find(({ key }) => key === name);
  if (!preset || preset.permission !== permission) return null;
  return permission === 'admin' || same(preset.switches, switches) ? preset.key : null;
}

/** What somebody may do in a department that they come into, by their preset. */
export function presetGrants(name: PresetName | null): DepartmentPermissions {
  const grants = {
    viewNotes: true,
    editNotes: true,
    deleteNotes: false,
    manageTasks: false,
    inviteMembers: false,
    manageDepartment: false,
  };
  if (name === 'frontDesk') return { ...grants, editNotes: false, manageTasks: true };
  return name === 'assistant' ? { ...grants, manageTasks: true } : grants;
}
