import { SegmentedControl, Select, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { initialThemeMode, type ThemeMode } from '../../../lib/theme-mode.ts';
import { AfterNoteSettings } from './AfterNoteSettings.tsx';
import { KeyboardSettings } from './KeyboardSettings.tsx';
import { localeChoices } from './locale-choices.ts';
import { OwnProfile } from './OwnProfile.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';
import { useSaveProfile } from './use-save-profile.ts';

export function AppearanceSettings() {
  const { setColorScheme } = useMantineColorScheme();
  const mode = useComputedColorScheme(initialThemeMode);
  return (
    <OwnProfile>
      {({ appSettings }) => (
        <>
          <SettingsSection title={t('appearance')} lead={t('appearanceLead')}>
            <div className={classes.stack}>
              <SegmentedControl
                className={classes.start}
                aria-label={t('theme')}
                value={mode}
                onChange={(chosen) => setColorScheme(chosen as ThemeMode)}
                data={[
                  { value: 'light', label: t('light') },
                  { value: 'dark', label: t('dark') },
                ]}
              />
              <LocaleField locale={appSettings.locale} />
            </div>
          </SettingsSection>
          <SettingsSection title={t('keyboard')}>
            <KeyboardSettings />
            <AfterNoteSettings />
          </SettingsSection>
        </>
      )}
    </OwnProfile>
  );
}

function LocaleField({ locale }: { locale: string }) {
  const save = useSaveProfile();
  return (
    <Select
      className={classes.narrow}
      label={t('locale')}
      description={t('localeRule')}
      data={localeChoices(locale)}
      value={locale}
      onChange={(chosen) => {
        if (chosen !== null) void save({ appSettings: { locale: chosen } });
      }}
    />
  );
}
