import { t } from './settings.texts.ts';

export const settingsTabs = ['profile', 'appearance', 'security', 'ai', 'billing', 'privacy'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const tabNames: Record<SettingsTab, string> = {
  profile: t('profile'),
  appearance: t('appearance'),
  security: t('security'),
  ai: t('ai'),
  billing: t('billing'),
  privacy: t('privacy'),
};

/** The address's `tab`; the profile when it names none. */
export function readSettingsTab(given: unknown): SettingsTab | undefined {
  return settingsTabs.find((tab) => tab === given && tab !== 'profile');
}
