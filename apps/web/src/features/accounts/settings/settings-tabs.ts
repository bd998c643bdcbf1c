/** What belongs to the person, and what holds for everybody in the workspace. */
export const settingsGroups = {
  you: ['profile', 'appearance', 'security', 'ai', 'phrases', 'prompts', 'vocabulary', 'data'],
  workspace: ['clinic', 'visits', 'rules', 'privacy', 'sharing', 'integrations', 'billing'],
} as const;

const settingsTabs = [...settingsGroups.you, ...settingsGroups.workspace];
export type SettingsTab = (typeof settingsTabs)[number];

/** The address's `tab`; the profile when it names none. */
export function readSettingsTab(given: unknown): SettingsTab | undefined {
  return settingsTabs.find((tab) => tab === given && tab !== 'profile');
}
