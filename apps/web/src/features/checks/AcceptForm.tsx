import { acceptReasonMin } from '@clinical/contract/checks/checks.rules';
import type { AnswerCheck } from '@clinical/contract/checks/checks.schemas';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import type { UnsentKey } from '../../lib/store/unsent-keys.ts';
import { usePersistedText } from '../../lib/store/use-persisted-text.ts';
import classes from './FindingCard.module.css';
import { t } from './checks.texts.ts';
import { PhraseTextarea } from '../../ui/phrases/PhraseTextarea.tsx';

type Props = { keptAs: UnsentKey; busy: boolean; onAccept: (answer: AnswerCheck) => void; onCancel: () => void };

/** A weighty flag stands only with a reason in somebody's own words. */
export function AcceptForm({ keptAs, busy, onAccept, onCancel }: Props) {
  const kept = usePersistedText(keptAs);
  const reason = kept.text;
  const cancel = () => {
    kept.clear();
    onCancel();
  };
  const enough = reason.trim().length >= acceptReasonMin;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enough) onAccept({ action: 'accept', reason });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <PhraseTextarea
        label={t('whyAccept')}
        description={t('acceptHint', { n: acceptReasonMin })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={reason}
        rows={2}
        maxLength={1_000}
        autoFocus
        onChange={kept.change}
      />
      <div className={classes.actions}>
        <Button size="compact-sm" type="submit" loading={busy} disabled={!enough}>
          {t('accept')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
