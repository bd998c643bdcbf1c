import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import parts from '../../../ui/dialog-parts.module.css';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { toast } from '../../../ui/toast.ts';
import { ChartSelect } from '../../notes/public.ts';
import type { usePreChat } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

type Props = { chat: PreChat; transfer: ReturnType<typeof usePreChat>['transfer']; onClose: () => void };

/** Makes an entry of the pre-chat, in its chart or in one that is chosen. */
export function TransferDialog({ chat, transfer, onClose }: Props) {
  useFocusBack();
  const [noteId, setNoteId] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    transfer.mutate(chat.noteId === null ? noteId : undefined, {
      onSuccess: () => {
        toast.success(t('transferred'));
        onClose();
      },
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(chat.noteId === null ? 'transferTitle' : 'transfer')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.dialog} onSubmit={submit}>
        {chat.noteId === null && <ChartSelect label={t('patient')} onChoose={setNoteId} />}
        <p className={classes.text}>{t('transferText')}</p>
        <FormFailure message={transfer.error && messageOf(transfer.error)} />
        <div className={parts.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={transfer.isPending} disabled={chat.noteId === null && noteId === ''}>
            {t('transfer')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
