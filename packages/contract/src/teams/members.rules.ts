import type { Permission, Switches } from '../accounts/session.schemas.ts';

const off: Switches = { sign: false, templates: false, billing: false, audit: false };
const on: Switches = { sign: true, templates: true, billing: true, audit: true };

/** The switches of somebody who was invited with a permission and nothing else. */
export function defaultSwitches(permission: Permission): Switches {
  if (permission === 'admin') return on;
  return permission === 'edit' ? { ...off, sign: true, templates: true } : off;
}

/** A permission and switches that go together, under the name of what somebody does. */
export type Preset = { key: string; permission: Permission; switches: Switches };

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
