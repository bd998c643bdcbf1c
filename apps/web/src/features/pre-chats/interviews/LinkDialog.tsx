import type { PatientLink } from '@clinical/contract/patient-links/links.schemas';
import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { fieldErrors, messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime } from '../../../lib/format.ts';
import parts from '../../../ui/dialog-parts.module.css';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { toast } from '../../../ui/toast.ts';
import { isRunning, linkWords } from './interview-names.ts';
import type { usePreChat } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

type Actions = Pick<ReturnType<typeof usePreChat>, 'makeLink' | 'revokeLink'>;
type Props = { chat: PreChat; actions: Actions; onClose: () => void };

/** Makes the link with which the patient answers, shows how it stands, and revokes it. */
export function LinkDialog({ chat, actions: { makeLink, revokeLink }, onClose }: Props) {
  useFocusBack();
  const needsServer = useNeedsServer();
  const [dateOfBirth, setDateOfBirth] = useState('');
  const { link, noteId, abilities, sequences } = chat;
  const made = makeLink.data;
  // charts may lack it: the server says so
  const lacksDate = fieldErrors(makeLink.error, ['dateOfBirth']).dateOfBirth !== undefined;
  const needsDate = noteId === null || lacksDate;
  const isFree = sequences.every(({ state, turns }) => state !== 'open' || turns.length > 0);
  const runs = link !== null && isRunning(link);
  const shown = made && link?.id === made.id && runs ? made.url : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    makeLink.mutate(dateOfBirth === '' ? undefined : dateOfBirth);
  };
  return (
    <Modal opened onClose={onClose} title={t('link')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.dialog} onSubmit={submit}>
        <p className={classes.text}>{t('linkAbout')}</p>
        {link && <LinkState link={link} />}
        {shown !== null && (
          <>
            <Address url={shown} />
            <p className={classes.quiet}>{t('linkOnce')}</p>
          </>
        )}
        {abilities.link && needsDate && shown === null && (
          <TextInput
            type="date"
            label={t('linkBirth')}
            description={noteId === null ? undefined : t('linkBirthHint')}
            required
            max="9999-12-31"
            value={dateOfBirth}
            onChange={(event) => setDateOfBirth(event.currentTarget.value)}
          />
        )}
        {abilities.link && !isFree && !runs && <p className={classes.quiet}>{t('linkPrice')}</p>}
        <FormFailure
          message={
            (makeLink.error && !lacksDate && messageOf(makeLink.error)) ||
            (revokeLink.error && messageOf(revokeLink.error))
          }
        />
        <div className={parts.actions}>
          {runs && (
            <Button
              variant="default"
              loading={revokeLink.isPending}
              onClick={() => revokeLink.mutate(undefined)}
              {...needsServer}
            >
              {t('revoke')}
            </Button>
          )}
          {abilities.link && shown === null && (
            <Button
              type="submit"
              variant={runs ? 'default' : 'filled'}
              loading={makeLink.isPending}
              disabled={needsDate && dateOfBirth === ''}
              {...needsServer}
            >
              {t(link ? 'newLink' : 'makeLink')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}

function LinkState({ link }: { link: PatientLink }) {
  const { createdBy, expiresAt } = link;
  return (
    <p className={classes.text} role="status">
      <span className={classes.strong}>{linkWords(link)}</span>
      <br />
      <span className={classes.quiet}>
        {isRunning(link) && `${t('linkUntil', { at: formatDateTime(expiresAt) })} · `}
        {t('linkBy', { name: createdBy })}
      </span>
    </p>
  );
}

function Address({ url }: { url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    );
  return (
    <div className={classes.address}>
      <TextInput
        className={classes.grow}
        label={t('linkAddress')}
        readOnly
        data-autofocus
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{t('copy')}</Button>
    </div>
  );
}
