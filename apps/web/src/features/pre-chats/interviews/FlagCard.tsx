import type { RedFlag } from '@clinical/contract/pre-chats/interviews.schemas';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { interviewLimits } from '@clinical/contract/pre-chats/interviews.rules';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime } from '../../../lib/format.ts';
import parts from '../../../ui/dialog-parts.module.css';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { AnswerLink } from './AnswerLink.tsx';
import type { usePreChat } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

const levels = { emergency: 'flagEmergency', crisis: 'flagCrisis', urgent: 'flagUrgent' } as const;

type Props = {
  flag: RedFlag;
  numbers: ReadonlyMap<string, number>;
  mayClear: boolean;
  clear: ReturnType<typeof usePreChat>['clearFlag'];
};

/** A warning sign with the words it rests on, who was told, and, once a person cleared it, why. */
export function FlagCard({ flag, numbers, mayClear, clear }: Props) {
  const { level, name, quotes, source, by, raisedAt, cleared } = flag;
  const [clearing, setClearing] = useState(false);
  const needsServer = useNeedsServer();
  const at = formatDateTime(raisedAt);
  return (
    <section
      className={classes.flag}
      data-tone={cleared ? 'cleared' : level === 'urgent' ? 'warn' : 'danger'}
      aria-label={name}
    >
      <div className={classes.flagHead}>
        <Icon name="alert-triangle" size={20} />
        <h2 className={classes.flagName}>{name}</h2>
        <StatusBadge tone={cleared ? 'neutral' : level === 'urgent' ? 'warn' : 'danger'}>
          {t(levels[level])}
        </StatusBadge>
      </div>
      {quotes.map(({ turnId, quote }) => (
        <p key={turnId + quote} className={classes.quote}>
          <q className={classes.quoted}>{quote}</q> <AnswerLink turnId={turnId} numbers={numbers} />
        </p>
      ))}
      <div className={classes.flagFoot}>
        <p className={classes.quiet}>
          {cleared
            ? t('clearedBy', { name: cleared.by, at: formatDateTime(cleared.at), reason: cleared.reason })
            : t(level === 'urgent' ? 'toldTeam' : 'calledOnCall', { at })}{' '}
          {by === 'model' ? t('byModel') : t('rule', { source })}
        </p>
        {!cleared && mayClear && (
          <Button variant="default" onClick={() => setClearing(true)} {...needsServer}>
            {t('clearFlag')}
          </Button>
        )}
      </div>
      {clearing && <ClearDialog flagId={flag.id} clear={clear} onClose={() => setClearing(false)} />}
    </section>
  );
}

function ClearDialog({ flagId, clear, onClose }: { flagId: string; onClose: () => void } & Pick<Props, 'clear'>) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clear.mutate({ flagId, reason }, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={t('clearTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.dialog} onSubmit={submit}>
        <p className={classes.text}>{t('clearText')}</p>
        <TextInput
          label={t('reason')}
          required
          data-autofocus
          maxLength={interviewLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormFailure message={clear.error && messageOf(clear.error)} />
        <div className={parts.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={clear.isPending}>
            {t('clear')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
