import type { AnswerIdentity } from '@clinical/contract/checks/checks.schemas';
import type { IdentityConflict } from '@clinical/contract/transcripts/holds.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { usePersistedText } from '../../lib/store/use-persisted-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import notice from '../../ui/notice.module.css';
import { reasonKey, useAnswerIdentity } from './checks.api.ts';
import { t } from './checks.texts.ts';
import { EvidenceWords } from './EvidenceWords.tsx';
import classes from './IdentityNotice.module.css';
import { MoveEntryDialog } from './MoveEntryDialog.tsx';
import { PhraseTextarea } from '../../ui/phrases/PhraseTextarea.tsx';

type Props = { entry: Transcript; conflicts: readonly IdentityConflict[] };

/** Both sides of what does not fit, and the three ways on. */
export function IdentityNotice({ entry, conflicts }: Props) {
  const [asking, setAsking] = useState<'why' | 'where' | null>(null);
  const kept = usePersistedText(reasonKey(entry.id, 'identity'));
  const reason = kept.text;
  const { mutate, isPending } = useAnswerIdentity(entry);
  const send = (answer: AnswerIdentity) =>
    mutate(answer, { onError: (error) => toast.error(messageOf(error), { title: t('notDecided') }) });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length >= 3) send({ action: 'right-patient', reason });
  };

  return (
    <div className={notice['notice']} data-tone="danger" role="alert">
      <p className={notice['title']}>
        <Icon name="alert-triangle" /> {t('identityTitle')}
      </p>
      <p className={notice['text']}>{t('identityText')}</p>
      <ul className={classes.conflicts} aria-label={t('conflicts')}>
        {conflicts.map((conflict) => (
          <Conflict key={`${conflict.field} ${conflict.said}`} entry={entry} conflict={conflict} />
        ))}
      </ul>
      {entry.abilities.edit && asking !== 'why' && (
        <div className={notice['actions']}>
          <Button variant="default" disabled={isPending} onClick={() => setAsking('why')}>
            {t('rightPatient')}
          </Button>
          <Button variant="default" disabled={isPending} onClick={() => setAsking('where')}>
            {t('moveElsewhere')}
          </Button>
          <Button variant="subtle" color="gray" disabled={isPending} onClick={() => send({ action: 'check' })}>
            {t('checkAgain')}
          </Button>
          <Button variant="subtle" color="gray" disabled={isPending} onClick={() => send({ action: 'cancel' })}>
            {t('identityCancel')}
          </Button>
        </div>
      )}
      {asking === 'why' && (
        <form className={classes.why} onSubmit={confirm}>
          <PhraseTextarea
            label={t('whyRight')}
            description={t('whyRightHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            rows={2}
            maxLength={1_000}
            value={reason}
            autoFocus
            onChange={kept.change}
          />
          <div className={notice['actions']}>
            <Button type="submit" loading={isPending} disabled={reason.trim().length < 3}>
              {t('goOn')}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                kept.clear();
                setAsking(null);
              }}
            >
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
      {asking === 'where' && <MoveEntryDialog entry={entry} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** As the banner above writes it. */
const sayDay = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? formatDay(day) : day);

function Conflict({ entry, conflict }: { entry: Transcript; conflict: IdentityConflict }) {
  const [first] = conflict.evidence;
  return (
    <li className={classes.conflict}>
      <span className={classes.field}>{t(conflict.field)}</span>
      <dl className={classes.sides}>
        <div>
          <dt>{t('inChart')}</dt>
          <dd>{conflict.field === 'dateOfBirth' ? sayDay(conflict.chart) : conflict.chart}</dd>
        </div>
        <div>
          <dt>{t('wasSaid')}</dt>
          <dd>{conflict.said}</dd>
        </div>
      </dl>
      {first && first.quote !== conflict.said && <EvidenceWords entry={entry} link={first} />}
    </li>
  );
}
