import { Switch } from '@mantine/core';
import { usePreference } from '../../../lib/preference.ts';
import { tasksAfterNote } from '../../../lib/tasks-after-note.ts';
import { t } from './settings.texts.ts';

export function AfterNoteSettings() {
  const [on, setOn] = usePreference(tasksAfterNote);
  return (
    <Switch
      label={t('tasksAfterNote')}
      description={t('tasksAfterNoteRule')}
      checked={on}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
