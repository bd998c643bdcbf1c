import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { ChartSelect } from '../notes/public.ts';
import classes from './dialogs.module.css';
import { t } from './messaging.texts.ts';

/** Chooses the chart that a message refers to. */
export function ChartDialog({ onChoose, onClose }: { onChoose: (noteId: string) => void; onClose: () => void }) {
  useFocusBack();
  const [noteId, setNoteId] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(noteId);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('referTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.form} onSubmit={submit}>
        <ChartSelect label={t('patient')} onChoose={setNoteId} />
        <p className={classes.quiet}>{t('referText')}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={noteId === ''}>
            {t('attach')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
