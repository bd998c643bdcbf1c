import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { theirText } from '../../../lib/their-text.ts';
import { useTagEntry } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';
import classes from '../../../ui/dialog-parts.module.css';

export function TagDialog({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  useFocusBack();
  const [tag, setTag] = useState(entry.tag);
  /** The tag that this one replaces: what stood there when it was opened, or what somebody else set since, once that is shown. */
  const [before, setBefore] = useState(entry.tag);
  const save = useTagEntry();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onError = (error: Error) => setBefore(theirText(error) ?? before);
    save.mutate({ entry, tag: tag.trim(), before }, { onSuccess: onClose, onError });
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
          onChange={(event) => setTag(event.currentTarget.value.replaceAll(',', ''))}
          error={save.error && whyNot(save.error)}
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

function whyNot(error: Error): string {
  const theirs = theirText(error);
  if (theirs === null) return `${t('notTagged')}: ${messageOf(error)}`;
  return theirs === '' ? t('tagGone') : t('otherTag', { tag: theirs });
}
