import type { Ledger } from '@clinical/contract/credits/credits.schemas';
import { Button, Progress, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { config } from '../../lib/config.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonRows, SkeletonText } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ledgerQuery } from './credits.api.ts';
import { t } from './credits.texts.ts';
import classes from './credits.module.css';
import { ledgerFile } from './ledger-file.ts';
import { LedgerTable } from './LedgerTable.tsx';

/**
 * Plan, balance, next refill, and where the credits went.
 * @param seats who has a seat; it comes when what stands above it is known, so that nothing moves it
 */
export function BillingSettings({ seats }: { seats: ReactNode }) {
  const all = useQuery(ledgerQuery({}));
  return (
    <>
      <SettingsSection title={t('balance')} lead={t('balanceLead')}>
        <div className={classes.balance}>
          {all.isPending && (
            <Delayed>
              <SkeletonText lines={2} />
            </Delayed>
          )}
          {all.isError && (
            <ErrorState small title={t('notLoaded')} error={all.error} onRetry={() => void all.refetch()} />
          )}
          {all.data && <Balance ledger={all.data} />}
        </div>
      </SettingsSection>
      <LedgerSection />
      {!all.isPending && seats}
    </>
  );
}

function Balance({ ledger: { balance, limit, plan, nextRefillAt } }: { ledger: Ledger }) {
  const share = limit > 0 ? Math.max(0, Math.min(1, balance / limit)) : 0;
  const over = balance === 0;
  return (
    <>
      <div className={classes.amount}>
        <strong>{t('credits', { n: balance })}</strong>
        <span>{t('ofLimit', { limit: formatNumber(limit) })}</span>
        <StatusBadge>{plan === 'trial' ? t('trial') : t('monthly')}</StatusBadge>
      </div>
      <Progress value={over ? 100 : share * 100} color={over ? 'red' : undefined} aria-hidden="true" />
      <p className={classes.lead}>
        {nextRefillAt !== null && t('refill', { date: formatDate(nextRefillAt) })}
        {nextRefillAt === null && (over ? t('over') : t('trialRule'))}
      </p>
      {config.links.billing && (
        <p className={classes.lead}>
          <ExternalLink href={config.links.billing} className={classes.link}>
            {t('plan')} <Icon name="external-link" size={14} />
          </ExternalLink>
        </p>
      )}
    </>
  );
}

function download(entries: Ledger['entries']): void {
  saveBlob(new Blob([ledgerFile(entries)], { type: 'text/csv;charset=utf-8' }), `${t('ledger')}.csv`);
}

function LedgerSection() {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const ledger = useQuery(ledgerQuery({ ...(from && { from }), ...(to && { to }) }));
  return (
    <SettingsSection
      title={t('ledger')}
      lead={t('ledgerLead')}
      action={
        <div className={classes.filter}>
          <TextInput
            type="date"
            label={t('from')}
            value={from}
            max={to || undefined}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('to')}
            value={to}
            min={from || undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
      }
    >
      {ledger.isPending && (
        <Delayed>
          <SkeletonRows rows={3} />
        </Delayed>
      )}
      {ledger.isError && (
        <ErrorState small title={t('notLoaded')} error={ledger.error} onRetry={() => void ledger.refetch()} />
      )}
      {ledger.data && ledger.data.entries.length === 0 && (
        <p className={classes.lead}>{from || to ? t('nothing') : t('nothingYet')}</p>
      )}
      {ledger.data && ledger.data.entries.length > 0 && (
        <>
          <LedgerTable entries={ledger.data.entries} />
          <Button
            className={classes.download}
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            onClick={() => download(ledger.data.entries)}
          >
            {t('download')}
          </Button>
        </>
      )}
    </SettingsSection>
  );
}
