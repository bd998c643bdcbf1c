import { Switch } from '@mantine/core';
import { usePreference } from '../../lib/preference.ts';
import { singleKeys } from '../../lib/shortcuts/shortcuts.ts';
import { t } from './accounts.texts.ts';
import classes from './SettingsPage.module.css';

export function KeyboardSettings() {
  const [on, setOn] = usePreference(singleKeys);
  return (
    <Switch
      className={classes.switch}
      label={t('singleKeys')}
      description={t('singleKeysRule')}
      checked={on}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
