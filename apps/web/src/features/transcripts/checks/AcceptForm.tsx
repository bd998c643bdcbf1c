import { acceptReasonMin } from '@clinical/contract/transcripts/checks.rules';
import type { AnswerCheck } from '@clinical/contract/transcripts/checks.schemas';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './CheckCard.module.css';
import { t } from './checks.texts.ts';

type Props = { busy: boolean; onAccept: (answer: AnswerCheck) => void; onCancel: () => void };

/** A weighty flag stands only with a reason in somebody's own words. */
export function AcceptForm({ busy, onAccept, onCancel }: Props) {
  const [reason, setReason] = useState('');
  const enough = reason.trim().length >= acceptReasonMin;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enough) onAccept({ action: 'accept', reason });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('whyAccept')}
        description={t('acceptHint', { n: acceptReasonMin })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={reason}
        rows={2}
        maxLength={1_000}
        autoFocus
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button size="compact-sm" type="submit" loading={busy} disabled={!enough}>
          {t('accept')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
