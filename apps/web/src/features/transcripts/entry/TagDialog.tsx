import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { useTagEntry } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';
import classes from './dialogs.module.css';

export function TagDialog({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  useFocusBack();
  const [tag, setTag] = useState(entry.tag);
  const save = useTagEntry();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ entry, tag: tag.trim() }, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={t('addTag')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form onSubmit={submit}>
        <TextInput
          label={t('tag')}
          description={t('tagHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={tag}
          maxLength={60}
          data-autofocus
          onChange={(event) => setTag(event.currentTarget.value)}
          error={save.error && `${t('notTagged')}: ${messageOf(save.error)}`}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('saveTag')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
