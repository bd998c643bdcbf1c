import { newKey } from '@clinical/api-client/new-key';
import { limits } from '@clinical/contract/limits';
import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useBreakGlass } from './audit.api.ts';
import { t } from './audit.texts.ts';
import classes from './dialogs.module.css';

type Props = { noteId: string; onClose: () => void };

const minutes = limits.breakGlassLife / 60_000;

/** Asks for the reason, and says what follows before it does. */
export function EmergencyDialog({ noteId, onClose }: Props) {
  useFocusBack();
  const open = useBreakGlass(noteId);
  // the same for each try: a lost reply opens the chart once
  const [key] = useState(newKey);
  const form = useForm(
    { reason: '' },
    ({ reason }) => (reason.trim().length < limits.breakGlassReasonMin ? { reason: t('reasonTooShort') } : {}),
    async ({ reason }) => {
      await open.mutateAsync({ reason, key });
      onClose();
    },
  );
  return (
    <Modal opened onClose={onClose} title={t('emergencyTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <p className={classes.lead}>{t('emergencyWhat', { minutes })}</p>
        <Textarea
          {...form.field('reason')}
          label={t('reason')}
          description={t('reasonHint', { n: limits.breakGlassReasonMin })}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={limits.breakGlassReasonMax}
          data-autofocus
        />
        <FormFailure message={form.failure} apart />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={form.busy}>
            {t('emergencyOpen', { minutes })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
