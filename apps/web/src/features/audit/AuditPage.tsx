import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import tabs from '../../ui/tab-links.module.css';
import { toast } from '../../ui/toast.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { type AuditAddress, toAuditSelection } from './audit-filter.ts';
import { emergenciesQuery, exportAudit, useVerifyAudit } from './audit.api.ts';
import { t } from './audit.texts.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditLog } from './AuditLog.tsx';
import { ChainResult } from './ChainResult.tsx';
import { Emergencies } from './Emergencies.tsx';

type Props = { address: AuditAddress; onAddress: (address: AuditAddress) => void };

/** The log of the workspace, or why somebody does not see it. */
export function AuditPage(props: Props) {
  const me = useQuery(userInfoQuery()).data;
  if (me?.abilities.readLog === false)
    return (
      <EmptyState page drawing="people" title={t('notForYou')}>
        {t('notForYouText')}
      </EmptyState>
    );
  return <WorkspaceLog {...props} />;
}

/** Found by person, patient, kind and time; exported; its chain checked; emergency access reviewed. */
function WorkspaceLog({ address, onAddress }: Props) {
  const emergencies = useQuery(emergenciesQuery);
  const waiting = emergencies.data?.filter(({ review }) => review === null).length ?? 0;
  const verify = useVerifyAudit();
  const [exporting, setExporting] = useState(false);
  const needsServer = useNeedsServer();
  const runExport = async () => {
    setExporting(true);
    try {
      saveBlob(await exportAudit(toAuditSelection(address)), `audit ${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      toast.error(messageOf(error), { title: t('notExported') });
    } finally {
      setExporting(false);
    }
  };

  return (
    <>
      <PageHeader
        title={t('audit')}
        description={t('auditLead')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<Icon name="shield" size={16} />}
              loading={verify.isPending}
              onClick={() =>
                verify.mutate(undefined, {
                  onError: (error) => toast.error(messageOf(error), { title: t('notVerified') }),
                })
              }
              {...needsServer}
            >
              {t('verify')}
            </Button>
            <Button
              variant="default"
              leftSection={<Icon name="download" size={16} />}
              loading={exporting}
              onClick={() => void runExport()}
              {...needsServer}
            >
              {t('exportCsv')}
            </Button>
          </>
        }
      />
      <ChainResult found={verify.data} busy={verify.isPending} />
      <nav className={tabs.tabs} aria-label={t('tabs')}>
        {([undefined, 'emergency'] as const).map((tab) => (
          <Link
            key={tab ?? 'log'}
            to="/audit"
            search={{ ...address, tab }}
            activeOptions={{ exact: true, includeSearch: true }}
            className={tabs.tab}
            aria-current={address.tab === tab ? 'page' : undefined}
          >
            {tab === undefined
              ? t('tabLog')
              : waiting > 0
                ? t('tabEmergencyWaiting', { n: waiting })
                : t('tabEmergency')}
          </Link>
        ))}
      </nav>
      {address.tab === 'emergency' ? (
        <Emergencies />
      ) : (
        <>
          <AuditFilters address={address} onAddress={onAddress} />
          <AuditLog address={address} onAddress={onAddress} />
        </>
      )}
    </>
  );
}
