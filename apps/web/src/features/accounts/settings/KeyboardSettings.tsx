import { Switch } from '@mantine/core';
import { usePreference } from '../../../lib/preference.ts';
import { singleKeys } from '../../../lib/shortcuts/shortcuts.ts';
import { t } from './settings.texts.ts';

export function KeyboardSettings() {
  const [on, setOn] = usePreference(singleKeys);
  return (
    <Switch
      label={t('singleKeys')}
      description={t('singleKeysRule')}
      checked={on}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
