import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { t } from './settings.texts.ts';
import { useOwnDataExport } from './use-own-data-export.ts';

export function PrivacySettings() {
  const [closing, setClosing] = useState(false);
  const dataExport = useOwnDataExport();
  return (
    <>
      <SettingsSection title={t('ownData')} lead={t('ownDataLead')}>
        <Button
          variant="default"
          leftSection={<Icon name="download" size={16} />}
          loading={dataExport.busy}
          onClick={() => void dataExport.run()}
        >
          {t('exportAsk')}
        </Button>
      </SettingsSection>
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
    </>
  );
}
