import type { Permission, Switches } from '@clinical/contract/accounts/session.schemas';
import { presets } from '@clinical/contract/teams/members.rules';

export type PresetKey = (typeof presets)[number]['key'];

export const switchNames = ['sign', 'templates', 'billing', 'audit'] as const;

/** The first preset that says the same, or null for a choice of one's own. */
export function presetOf(permission: Permission, switches: Switches): PresetKey | null {
  const same = presets.find(
    (preset) =>
      preset.permission === permission &&
      (permission === 'admin' || switchNames.every((name) => preset.switches[name] === switches[name])),
  );
  return same?.key ?? null;
}
