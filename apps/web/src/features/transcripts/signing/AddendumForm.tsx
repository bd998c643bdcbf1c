import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import classes from './SignedNote.module.css';
import { useAddAddendum } from './signing.api.ts';
import { t } from './signing.texts.ts';

type Props = { entry: Transcript; onClose: () => void };

/** A correction to a signed note. */
export function AddendumForm({ entry, onClose }: Props) {
  const add = useAddAddendum(entry);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const empty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (empty || add.isPending) return;
    add.mutate(text, {
      onSuccess: () => {
        toast.success(t('addendumAdded'));
        onClose();
      },
      onError: (error) => toast.error(messageOf(error), { title: t('addendumNotAdded') }),
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label={t('addendum')}
        description={t('addendumHint')}
        value={text}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={20_000}
        autoFocus
        error={tried && empty ? t('addendumNeeded') : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={add.isPending}>
          {t('saveAddendum')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
