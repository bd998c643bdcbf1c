import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';

/** The patient takes their consent back: the recording is erased everywhere. Asked once, for nothing brings it back. */
export function Withdraw() {
  const { recorder } = useRecordings();
  const [asked, setAsked] = useState(false);
  return (
    <div>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        title={t('withdrawTitle')}
        action={t('withdrawAction')}
        onConfirm={() => {
          setAsked(false);
          void recorder.stop('withdraw');
        }}
        onClose={() => setAsked(false)}
      >
        {t('withdrawWords')}
      </ConfirmDialog>
    </div>
  );
}
