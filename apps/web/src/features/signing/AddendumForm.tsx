import { newKey } from '@clinical/api-client/new-key';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { PhraseTextarea } from '../../ui/phrases/PhraseTextarea.tsx';
import { toast } from '../../ui/toast.ts';
import type { usePersistedText } from '../../lib/store/use-persisted-text.ts';
import classes from './SignedNote.module.css';
import { useAddAddendum } from './signing.api.ts';
import { t } from './signing.texts.ts';

type Props = { entry: Transcript; typed: ReturnType<typeof usePersistedText>; onClose: () => void };

/** A correction to a signed note. What is typed outlives the page until it is added or cancelled. */
export function AddendumForm({ entry, typed, onClose }: Props) {
  const add = useAddAddendum(entry);
  const { text } = typed;
  const key = useRef({ text: '', key: newKey() });
  const [tried, setTried] = useState(false);
  const empty = text.trim() === '';
  const close = () => {
    typed.clear();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (empty || add.isPending) return;
    // the same key while the words are the same: a reply that was lost must not add them twice to a sealed record
    if (key.current.text !== text) key.current = { text, key: newKey() };
    try {
      await add.mutateAsync(key.current);
      toast.success(t('addendumAdded'));
      close();
    } catch (error) {
      toast.error(messageOf(error), { title: t('addendumNotAdded') });
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <PhraseTextarea
        label={t('addendum')}
        description={t('addendumHint')}
        value={text}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={20_000}
        autoFocus={!typed.restored}
        error={tried && empty ? t('addendumNeeded') : undefined}
        onChange={typed.change}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={add.isPending}>
          {t('saveAddendum')}
        </Button>
        <Button variant="subtle" color="gray" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
