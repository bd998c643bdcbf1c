import type { FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import { Button, Modal, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import classes from './Fax.module.css';
import { useFax } from './fax.api.ts';
import { t } from './fax.texts.ts';

type Props = { faxId: string; recipient: FaxRecipient; onClose: () => void };

/** Puts on record that a fax went to somebody else. */
export function WrongNumberDialog({ faxId, recipient: { id: recipientId, name, number }, onClose }: Props) {
  useFocusBack();
  const { incident } = useFax();
  const needsServer = useNeedsServer();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    incident.mutate({ id: faxId, recipientId, note }, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('wrongNumberTitle', { number })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.dialog} onSubmit={submit}>
        <p className={classes.quiet}>{t('wrongNumberText', { name })}</p>
        <Textarea
          label={t('whatHappened')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2_000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormFailure message={incident.error && messageOf(incident.error)} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={incident.isPending} {...needsServer}>
            {t('report')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
