import { Button } from '@mantine/core';
import { useState } from 'react';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { t } from './settings.texts.ts';

export function PrivacySettings() {
  const [closing, setClosing] = useState(false);
  return (
    <SettingsSection title={t('closeAccount')} lead={t('closeLead')}>
      <Button variant="outline" color="red" onClick={() => setClosing(true)}>
        {t('closeAsk')}
      </Button>
      {closing && (
        <OwnProfile>
          {({ hasPassword }) => <CloseAccountDialog hasPassword={hasPassword} onClose={() => setClosing(false)} />}
        </OwnProfile>
      )}
    </SettingsSection>
  );
}
