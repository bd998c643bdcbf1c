import { limits } from '@clinical/contract/limits';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import classes from '../../../ui/dialog-parts.module.css';
import { t } from './speakers.texts.ts';

type Props = { name: string; onSave: (name: string) => void; onClose: () => void };

export function RenameSpeakerDialog({ name, onSave, onClose }: Props) {
  useFocusBack();
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '' || wanted === name) onClose();
    else onSave(wanted);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('renameTitle', { speaker: name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit}>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={typed}
          maxLength={limits.speakerName}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('save')}</Button>
        </div>
      </form>
    </Modal>
  );
}
