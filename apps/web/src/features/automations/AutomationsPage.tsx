import { List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { automationsQuery } from './automations.api.ts';
import { t } from './automations.texts.ts';
import { NewAutomationForm } from './NewAutomationForm.tsx';

/** All automations of mine. */
export function AutomationsPage() {
  const list = useQuery(automationsQuery);
  return (
    <>
      <PageHeader title={t('title')} />
      <NewAutomationForm />
      {list.isPending && (
        <Delayed>
          <SkeletonRows />
        </Delayed>
      )}
      {list.isError && <ErrorState error={list.error} title={t('failed')} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <EmptyState drawing="note" title={t('empty')} />}
      <List>
        {list.data?.map(({ id, title }) => (
          <List.Item key={id}>{title}</List.Item>
        ))}
      </List>
    </>
  );
}
