import type { MadePatientLink, PatientLink } from '@clinical/contract/patient-links/links.schemas';
import { Button, Modal, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { fieldErrors, messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import parts from '../../ui/dialog-parts.module.css';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { isLinkRunning, linkWords } from './link-words.ts';
import classes from './PatientLinks.module.css';
import { t } from './patient-links.texts.ts';

type Props = {
  link: PatientLink | null;
  /** What the patient does with it. */
  about: string;
  /** What a new one costs, where it costs something. */
  price?: string | undefined;
  /** Whether there is a chart at all. */
  hasChart: boolean;
  canMake: boolean;
  makeLink: Pick<
    UseMutationResult<MadePatientLink, Error, string | undefined>,
    'data' | 'error' | 'mutate' | 'isPending'
  >;
  revokeLink: Pick<UseMutationResult<unknown, Error, void>, 'error' | 'isPending'> & { mutate: () => void };
  onClose: () => void;
};

/** Makes a link for the patient, shows how it stands, and revokes it. */
export function LinkDialog({ link, about, price, hasChart, canMake, makeLink, revokeLink, onClose }: Props) {
  useFocusBack();
  const needsServer = useNeedsServer();
  const [dateOfBirth, setDateOfBirth] = useState('');
  const made = makeLink.data;
  // charts may lack it: the server says so
  const lacksDate = fieldErrors(makeLink.error, ['dateOfBirth']).dateOfBirth !== undefined;
  const needsDate = !hasChart || lacksDate;
  const runs = link !== null && isLinkRunning(link);
  const shown = made && link?.id === made.id && runs ? made.url : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    makeLink.mutate(dateOfBirth === '' ? undefined : dateOfBirth);
  };
  return (
    <Modal opened onClose={onClose} title={t('link')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.dialog} onSubmit={submit}>
        <p className={classes.text}>{about}</p>
        {link && <LinkState link={link} />}
        {shown !== null && (
          <>
            <Address url={shown} />
            <p className={classes.quiet}>{t('once')}</p>
          </>
        )}
        {canMake && needsDate && shown === null && (
          <TextInput
            type="date"
            label={t('birth')}
            description={hasChart ? t('birthHint') : undefined}
            required
            max="9999-12-31"
            value={dateOfBirth}
            onChange={(event) => setDateOfBirth(event.currentTarget.value)}
          />
        )}
        {canMake && price !== undefined && !runs && <p className={classes.quiet}>{price}</p>}
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
              onClick={() => revokeLink.mutate()}
              {...needsServer}
            >
              {t('revoke')}
            </Button>
          )}
          {canMake && shown === null && (
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
        {isLinkRunning(link) && `${t('until', { at: formatDateTime(expiresAt) })} · `}
        {t('by', { name: createdBy })}
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
        label={t('address')}
        readOnly
        data-autofocus
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{t('copy')}</Button>
    </div>
  );
}
