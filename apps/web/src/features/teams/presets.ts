import type { Permission, Switches } from '@clinical/contract/accounts/session.schemas';
import { presets, presetThatFits } from '@clinical/contract/teams/members.rules';

export type PresetKey = (typeof presets)[number]['key'];

export const switchNames = ['sign', 'templates', 'billing', 'audit'] as const;

/** The preset that was chosen, else the first that says the same; null for a choice of one's own. */
export function presetOf(
  permission: Permission,
  switches: Switches,
  chosen: PresetKey | null = null,
): PresetKey | null {
  const fitting = presetThatFits(chosen, permission, switches);
  if (fitting) return fitting;
  const same = presets.find(
    (preset) =>
      preset.permission === permission &&
      (permission === 'admin' || switchNames.every((name) => preset.switches[name] === switches[name])),
  );
  return same?.key ?? null;
}
