import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { formatDuration } from '../../../lib/format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { t } from './recordings.texts.ts';

type Props = { lengthMs: number; size?: ButtonProps['size']; disabled?: boolean; onDiscard: () => void };

/** The one red button of a recording; it asks, for the sound is nowhere else. */
export function DiscardButton({ lengthMs, size, disabled, onDiscard }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button color="red" variant="light" size={size} disabled={disabled} onClick={() => setAsked(true)}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        title={t('discardTitle')}
        action={t('discard')}
        onConfirm={() => {
          setAsked(false);
          onDiscard();
        }}
        onClose={() => setAsked(false)}
      >
        {t('discardWords', { length: formatDuration(lengthMs) })}
      </ConfirmDialog>
    </>
  );
}
