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
