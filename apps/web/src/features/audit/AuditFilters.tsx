import { auditKinds } from '@clinical/contract/audit/audit.rules';
import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { workspaceUsersQuery } from '../teams/public.ts';
import { type AuditAddress, isFiltered, readAuditAddress } from './audit-filter.ts';
import { t } from './audit.texts.ts';
import classes from './AuditFilters.module.css';

type Props = { address: AuditAddress; onAddress: (address: AuditAddress) => void };

/** One line of filters; all of them live in the address. A patient is chosen in a row, and so is a person who has left. */
export function AuditFilters({ address, onAddress }: Props) {
  const change = (part: Record<keyof AuditAddress, string> | object) =>
    onAddress(readAuditAddress({ ...address, ...part }));
  const users = useQuery(workspaceUsersQuery);
  return (
    <search className={classes.filters}>
      <Select
        className={classes.person}
        aria-label={t('person')}
        placeholder={users.isError ? t('peopleNotLoaded') : t('anybody')}
        data={(users.data ?? []).map(({ id, name, email }) => ({ value: id, label: name === '' ? email : name }))}
        value={users.data?.some(({ id }) => id === address.userId) ? (address.userId ?? null) : null}
        onChange={(userId) => change({ userId })}
        nothingFoundMessage={t('nobodyFound')}
        limit={50}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('allPeople') }}
      />
      <NativeSelect
        className={classes.kind}
        aria-label={t('kind')}
        value={address.kind ?? ''}
        data={[{ value: '', label: t('allKinds') }, ...auditKinds.map((kind) => ({ value: kind, label: t(kind) }))]}
        onChange={(event) => change({ kind: event.currentTarget.value })}
      />
      <label className={classes.date}>
        <span>{t('from')}</span>
        <TextInput
          type="date"
          value={address.from ?? ''}
          max={address.to}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
      </label>
      <label className={classes.date}>
        <span>{t('to')}</span>
        <TextInput
          type="date"
          value={address.to ?? ''}
          min={address.from}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
      </label>
      {isFiltered(address) && (
        <Button variant="subtle" color="gray" onClick={() => onAddress({ tab: address.tab })}>
          {t('clearFilters')}
        </Button>
      )}
    </search>
  );
}
