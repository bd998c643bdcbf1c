import type { EhrLink, EhrName } from '@clinical/contract/ehr/ehr.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './Ehr.module.css';
import { ehrLinkQuery, useEhr } from './ehr.api.ts';
import { t } from './ehr.texts.ts';

/** The person's own account of an EHR. Nothing is shown where no EHR is set up. */
export function EhrSettings() {
  const { data, isError, error, refetch } = useQuery(ehrLinkQuery);
  if (isError && !data) return <ErrorState small title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data || (data.systems.length === 0 && !data.link)) return null;
  const names = data.systems.map(({ name }) => name).join(', ');
  return (
    <SettingsSection
      title={t('section')}
      lead={t('sectionLead')}
      badge={data.link && <LinkBadge link={data.link} />}
      action={data.link && <Disconnect link={data.link} />}
    >
      <div className={classes.block}>
        {data.link ? (
          <Linked link={data.link} />
        ) : (
          <p className={classes.quiet}>
            {t('none')} {names !== '' && t('howToLinkHere', { names })}
          </p>
        )}
        {data.link?.state !== 'linked' && <LinkButtons systems={data.systems} />}
        {data.waiting > 0 && <p className={classes.notice}>{t('waiting', { n: data.waiting })}</p>}
      </div>
    </SettingsSection>
  );
}

const LinkBadge = ({ link: { state } }: { link: EhrLink }) => (
  <StatusBadge tone={state === 'linked' ? 'ok' : 'warn'}>{t(state)}</StatusBadge>
);

function Linked({ link: { name, state, since, usedAt } }: { link: EhrLink }) {
  const times = [t('since', { at: formatDateTime(since) }), usedAt && t('used', { at: formatDateTime(usedAt) })];
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.quiet}>{times.filter(Boolean).join(' · ')}</span>
      {state === 'ended' ? (
        <p className={classes.notice}>{t('endedText', { name })}</p>
      ) : (
        <p className={classes.quiet}>{t('reads')}</p>
      )}
    </>
  );
}

/** Goes to the page of an EHR that asks the person, and comes back from there. */
function LinkButtons({ systems }: { systems: readonly EhrName[] }) {
  const { begin } = useEhr();
  const needsServer = useNeedsServer();
  const go = (type: string) =>
    begin.mutate(type, {
      onSuccess: ({ address }) => globalThis.location.assign(address),
      onError: (error) => toast.error(messageOf(error), { title: t('notBegun') }),
    });
  return (
    <div className={classes.badges}>
      {systems.map(({ type, name }) => (
        <Button
          key={type}
          size="xs"
          loading={begin.isPending && begin.variables === type}
          onClick={() => go(type)}
          {...needsServer}
        >
          {t('linkTo', { name })}
        </Button>
      ))}
    </div>
  );
}

function Disconnect({ link: { name } }: { link: EhrLink }) {
  const [asked, setAsked] = useState(false);
  const { unlink } = useEhr();
  const needsServer = useNeedsServer();
  const disconnect = () =>
    unlink.mutate(undefined, {
      onSuccess: () => toast.success(t('disconnected')),
      onError: (error) => toast.error(messageOf(error), { title: t('notDisconnected') }),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsked(true)} {...needsServer}>
        {t('disconnect')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('disconnectTitle', { name })}
        action={t('disconnect')}
        busy={unlink.isPending}
        onConfirm={disconnect}
        onClose={() => setAsked(false)}
      >
        {t('disconnectText', { name })}
      </ConfirmDialog>
    </>
  );
}
