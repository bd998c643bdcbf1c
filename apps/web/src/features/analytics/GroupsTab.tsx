import type { GroupFigures } from '@clinical/contract/analytics/analytics.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../lib/format.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { groupsQuery } from './analytics.api.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';
import { LineChart } from './LineChart.tsx';
import { asMinutes } from './tables.ts';

type Group = GroupFigures['groups'][number];

/** Rounded figures of fixed groups. There is nothing to choose. */
export function GroupsTab() {
  const { data, isError, error, refetch } = useQuery(groupsQuery);
  if (isError && !data) return <ErrorState error={error} title={t('groupsNotLoaded')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Delayed>
        <SkeletonRows table />
      </Delayed>
    );
  }
  if (data.groups.length === 0) {
    return (
      <EmptyState drawing="people" title={t('groupsEmpty')}>
        {t('groupsEmptyText')}
      </EmptyState>
    );
  }
  // the whole workspace is what the others are parts of
  const [whole, ...parts] = data.groups;
  return (
    <>
      <p className={classes.lead}>{t('groupsLead')}</p>
      <DataTable label={t('groups')}>
        <thead>
          <tr>
            <HeadCell>{t('group')}</HeadCell>
            <HeadCell align="right" width={80}>
              {t('people')}
            </HeadCell>
            <HeadCell align="right" width={120}>
              {t('perNoteGroup')}
            </HeadCell>
            <HeadCell align="right" width={150}>
              {t('afterGroup')}
            </HeadCell>
            <HeadCell minor width={180}>
              {t('weeks', { n: data.weeks.length })}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {[...parts, whole!].map((group) => (
            <GroupRow key={group.departmentId ?? ''} group={group} />
          ))}
        </tbody>
      </DataTable>
      <p className={classes.below}>
        {data.asOf !== null && t('groupsMethod', { when: formatDay(data.asOf) })} {t('groupsNoScore')}
      </p>
    </>
  );
}

function GroupRow({ group }: { group: Group }) {
  const { name, people, hidden, weeks, departmentId } = group;
  const title = departmentId === null ? t('workspaceRow', { name }) : name;
  const last = weeks.at(-1);
  return (
    <Row>
      <Cell>
        <span className={classes.groupName}>{title}</span>
        {hidden !== null && (
          <span className={classes.hidden}>
            <Icon name="lock" size={16} /> {t(hidden === 'small' ? 'hiddenSmall' : 'hiddenRest')}
          </span>
        )}
      </Cell>
      <Cell align="right">{people}</Cell>
      <Cell align="right">{hidden === null && valueOf(last?.minutesPerNote)}</Cell>
      <Cell align="right">{hidden === null && valueOf(last?.afterHours)}</Cell>
      <Cell minor>
        {hidden === null && (
          <LineChart
            label={t('groupTrend', { name: title })}
            caption={false}
            points={weeks.map(({ week, afterHours }) => ({
              key: week,
              value: afterHours,
              text:
                afterHours === null
                  ? t('barGap', { when: t('weekOf', { when: formatDay(week) }) })
                  : t('groupPoint', { when: formatDay(week), minutes: afterHours }),
            }))}
          />
        )}
      </Cell>
    </Row>
  );
}

const valueOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? t('fewData') : asMinutes(value);
