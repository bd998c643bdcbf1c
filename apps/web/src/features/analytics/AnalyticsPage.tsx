import { timeRanges, type TimeRange, usualRange } from '@clinical/contract/analytics/analytics.rules';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { saveBlob } from '../../lib/save-blob.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import tabs from '../../ui/tab-links.module.css';
import { userInfoQuery } from '../accounts/public.ts';
import type { AnalyticsAddress } from './analytics-address.ts';
import { breakdownQuery, groupsQuery, indicatorsQuery, patternsQuery, timeQuery } from './analytics.api.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';
import { csvOf, type FigureTable } from './csv.ts';
import { GroupsTab } from './GroupsTab.tsx';
import { MyTime } from './MyTime.tsx';
import {
  daysTable,
  editsTable,
  figuresTable,
  groupsTable,
  indicatorsTable,
  kindsTable,
  perEightTable,
  templatesTable,
  weeksTable,
} from './tables.ts';

/** Documentation time and what surrounds it: one's own, and that of groups for admins. */
export function AnalyticsPage(address: AnalyticsAddress) {
  const { tab, range = usualRange, tables = false } = address;
  const { data: me, isFetched } = useQuery(userInfoQuery());
  const isAdmin = me?.permission === 'admin';
  return (
    <>
      <PageHeader title={t('title')} actions={<Tools {...address} />} />
      {(isAdmin || tab === 'groups') && <Tabs {...address} />}
      {/* whether there are tabs is known first: they would push the cards down */}
      {tab === undefined && isFetched && <MyTime range={range} tables={tables} />}
      {tab === 'groups' && isAdmin && <GroupsTab />}
      {tab === 'groups' && me && !isAdmin && (
        <EmptyState drawing="people" title={t('groupsNotForYou')}>
          {t('groupsNotForYouText')}
        </EmptyState>
      )}
    </>
  );
}

function Tabs(address: AnalyticsAddress) {
  return (
    <nav className={tabs.tabs} aria-label={t('tabs')}>
      {([undefined, 'groups'] as const).map((tab) => (
        <Link
          key={tab ?? 'mine'}
          to="/analytics"
          search={{ ...address, tab }}
          className={tabs.tab}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={address.tab === tab ? 'page' : undefined}
        >
          {t(tab ?? 'mine')}
        </Link>
      ))}
    </nav>
  );
}

function Tools({ tab, range = usualRange, tables }: AnalyticsAddress) {
  const navigate = useNavigate();
  const collect = useShownTables(range);
  const show = (change: AnalyticsAddress) =>
    void navigate({ to: '/analytics', search: { tab, range, tables, ...change }, replace: true });
  const save = () => {
    const blob = new Blob([csvOf(collect(tab))], { type: 'text/csv' });
    saveBlob(blob, t('csvName', { date: new Date().toISOString().slice(0, 10) }));
  };
  return (
    <>
      {tab === undefined && (
        <>
          <NativeSelect
            className={classes.range}
            aria-label={t('range')}
            value={range}
            data={(Object.keys(timeRanges) as TimeRange[]).map((value) => ({ value, label: t(value) }))}
            onChange={(event) => show({ range: event.currentTarget.value as TimeRange })}
          />
          <Button
            variant="default"
            aria-pressed={tables ?? false}
            leftSection={<Icon name={tables ? 'check' : 'forms'} size={16} />}
            onClick={() => show({ tables: tables ? undefined : true } as AnalyticsAddress)}
          >
            {t('tables')}
          </Button>
        </>
      )}
      <Button variant="default" leftSection={<Icon name="download" size={16} />} onClick={save}>
        {t('csv')}
      </Button>
    </>
  );
}

/** The tables of what the page has loaded, when they are asked for. */
function useShownTables(range: TimeRange): (tab: AnalyticsAddress['tab']) => FigureTable[] {
  const queries = useQueryClient();
  return (tab) => {
    if (tab === 'groups') {
      const groups = queries.getQueryData(groupsQuery.queryKey);
      return groups ? [groupsTable(groups)] : [];
    }
    const time = queries.getQueryData(timeQuery(range).queryKey);
    const breakdown = queries.getQueryData(breakdownQuery(range).queryKey);
    const indicators = queries.getQueryData(indicatorsQuery(range).queryKey);
    const patterns = queries.getQueryData(patternsQuery(range).queryKey);
    return [
      ...(time ? [daysTable(time), figuresTable(time), templatesTable(time)] : []),
      ...(breakdown ? [kindsTable(breakdown), perEightTable(breakdown)] : []),
      ...(indicators ? [indicatorsTable(indicators), weeksTable(indicators)] : []),
      ...(patterns ? [editsTable(patterns)] : []),
    ];
  };
}
