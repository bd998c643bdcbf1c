export const settingsTabs = [
  'profile',
  'appearance',
  'security',
  'ai',
  'phrases',
  'prompts',
  'vocabulary',
  'billing',
  'privacy',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The address's `tab`; the profile when it names none. */
export function readSettingsTab(given: unknown): SettingsTab | undefined {
  return settingsTabs.find((tab) => tab === given && tab !== 'profile');
}
