import type { AuditEntry } from '@clinical/contract/audit/audit.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { workspaceUsersQuery } from '../teams/public.ts';
import { type AuditAddress, isFiltered, toAuditSelection } from './audit-filter.ts';
import { auditQuery } from './audit.api.ts';
import { t } from './audit.texts.ts';
import classes from './AuditLog.module.css';
import { AuditTable } from './AuditTable.tsx';

type Props = { address: AuditAddress; onAddress: (address: AuditAddress) => void };

const none: readonly AuditEntry[] = [];

/** The rows that fit, or why there are none. */
export function AuditLog({ address, onAddress }: Props) {
  const log = useInfiniteQuery(auditQuery(toAuditSelection(address)));
  const rows = useMemo(() => log.data?.pages.flatMap(({ items }) => items) ?? none, [log.data]);
  useShortcut('g', t('keyRefresh'), () => void log.refetch());
  if (log.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={12} table />
      </Delayed>
    );
  if (log.isError && rows.length === 0)
    return <ErrorState error={log.error} title={t('couldNotLoad')} onRetry={() => void log.refetch()} />;
  const chips = <Chips address={address} rows={rows} onAddress={onAddress} />;
  if (rows.length === 0)
    return (
      <>
        {chips}
        <EmptyState
          drawing="search"
          title={t('noRows')}
          action={
            isFiltered(address) && (
              <Button variant="default" onClick={() => onAddress({})}>
                {t('clearFilters')}
              </Button>
            )
          }
        >
          {t('noRowsText')}
        </EmptyState>
      </>
    );
  return (
    <>
      <div className={classes.line}>
        {chips}
        <Button
          className={classes.refresh}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icon name="refresh" size={16} />}
          loading={log.isRefetching && !log.isFetchingNextPage}
          onClick={() => void log.refetch()}
        >
          {t('refresh')}
        </Button>
      </div>
      <AuditTable
        rows={rows}
        complete={!log.hasNextPage}
        onNearEnd={() => {
          if (log.hasNextPage && !log.isFetching && !log.isError) void log.fetchNextPage();
        }}
        onAddress={(part) => onAddress({ ...address, ...part })}
      />
      {log.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            color="gray"
            disabled={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {log.isFetchingNextPage ? t('loadingMore') : t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Whose rows and whose chart's are shown, by name where a row at hand or the list of members tells it. */
function Chips({ address, rows, onAddress }: Props & { rows: readonly AuditEntry[] }) {
  const { userId, noteId } = address;
  const member = useQuery(workspaceUsersQuery).data?.find(({ id }) => id === userId);
  const person = rows.find((row) => row.userId === userId)?.userName ?? (member?.name || t('thisPerson'));
  const patient = rows.find((row) => row.noteId === noteId && row.noteTitle !== null)?.noteTitle ?? t('thisPatient');
  return (
    <div className={classes.chips}>
      {userId !== undefined && (
        <Chip label={person} remove={t('allPeople')} onRemove={() => onAddress({ ...address, userId: undefined })} />
      )}
      {noteId !== undefined && (
        <Chip label={patient} remove={t('allPatients')} onRemove={() => onAddress({ ...address, noteId: undefined })} />
      )}
    </div>
  );
}

function Chip({ label, remove, onRemove }: { label: string; remove: string; onRemove: () => void }) {
  return (
    <span className={classes.chip}>
      {label}
      <ActionIcon size={20} aria-label={remove} title={remove} onClick={onRemove}>
        <Icon name="x" size={14} />
      </ActionIcon>
    </span>
  );
}
