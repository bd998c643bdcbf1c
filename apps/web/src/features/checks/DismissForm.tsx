import type { AnswerCheck, DismissReason } from '@clinical/contract/checks/checks.schemas';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { UnsentKey } from '../../lib/store/unsent-keys.ts';
import { usePersistedText } from '../../lib/store/use-persisted-text.ts';
import classes from './FindingCard.module.css';
import { t } from './checks.texts.ts';

type Props = {
  keptAs: UnsentKey;
  flag: boolean;
  busy: boolean;
  onDismiss: (answer: AnswerCheck) => void;
  onCancel: () => void;
};

/** Why something found needs nothing done: one press, or a reason of one's own. */
export function DismissForm({ keptAs, flag, busy, onDismiss, onCancel }: Props) {
  const id = useId();
  const kept = usePersistedText(keptAs);
  const [own, setOwn] = useState(false);
  const other = own || kept.restored ? kept.text : null;
  const cancel = () => {
    kept.clear();
    onCancel();
  };
  const give = (reason: DismissReason, text = '') => onDismiss({ action: 'dismiss', reason, text });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (other?.trim()) give('other', other);
  };
  return (
    <form className={classes.form} aria-labelledby={`${id}-why`} onSubmit={submit}>
      <p className={classes.question} id={`${id}-why`}>
        {t(flag ? 'whyDismissFlag' : 'whyDismiss')}
      </p>
      {other !== null && (
        <TextInput
          label={t('otherWhy')}
          value={other}
          maxLength={1_000}
          autoFocus
          onChange={(event) => kept.change(event.currentTarget.value)}
        />
      )}
      <div className={classes.actions}>
        {other === null ? (
          <>
            <Button size="compact-sm" variant="default" autoFocus disabled={busy} onClick={() => give('not_clinical')}>
              {t('not_clinical')}
            </Button>
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => give('duplicate')}>
              {t('duplicate')}
            </Button>
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => setOwn(true)}>
              {t('other')}
            </Button>
          </>
        ) : (
          <Button size="compact-sm" type="submit" loading={busy} disabled={other.trim() === ''}>
            {t('dismiss')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
