import { type TimeRange } from '@clinical/contract/analytics/analytics.rules';
import type { DocumentationTime } from '@clinical/contract/analytics/analytics.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { breakdownQuery, indicatorsQuery, patternsQuery, timeQuery } from './analytics.api.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';
import { BarChart } from './BarChart.tsx';
import { barsOf, isByWeek } from './bars.ts';
import { Breakdown, PerEight } from './Breakdown.tsx';
import { Card, Loaded } from './Card.tsx';
import { EditPatterns } from './EditPatterns.tsx';
import { Numbers } from './FigureTables.tsx';
import { Headline } from './Headline.tsx';
import { Indicators } from './Indicators.tsx';
import { OwnTimeFoot } from './OwnTimeFoot.tsx';
import { daysTable, docMethod, templatesTable } from './tables.ts';
import { NoteFigures } from './NoteFigures.tsx';

/** A person's own figures, which nobody else sees. */
export function MyTime({ range, tables }: { range: TimeRange; tables: boolean }) {
  const time = useQuery(timeQuery(range));
  const breakdown = useQuery(breakdownQuery(range));
  const indicators = useQuery(indicatorsQuery(range));
  const patterns = useQuery(patternsQuery(range));
  if (time.isError && !time.data) {
    return <ErrorState error={time.error} title={t('notLoaded')} onRetry={() => void time.refetch()} />;
  }
  const isEmpty = time.data && time.data.period.days === 0 && time.data.perNote.n === 0;
  if (isEmpty) return <Nothing />;
  // all at once: a card that comes later would move those below it
  if ([time, breakdown, indicators, patterns].some(({ data, isError }) => data === undefined && !isError)) {
    return (
      <Delayed>
        <SkeletonText lines={12} />
      </Delayed>
    );
  }
  return (
    <div className={classes.page}>
      {time.data && indicators.data && <Headline time={time.data} indicators={indicators.data} range={range} />}
      <div className={classes.grid}>
        <Loaded query={time}>{(data) => <DocumentationCard time={data} tables={tables} />}</Loaded>
        <Loaded query={time}>
          {(data) => <NoteFigures time={data} tables={tables} table={templatesTable(data)} />}
        </Loaded>
        <Loaded query={breakdown}>{(data) => <Breakdown breakdown={data} />}</Loaded>
        <Loaded query={indicators}>{(data) => <Indicators indicators={data} tables={tables} />}</Loaded>
        <Loaded query={breakdown}>{(data) => <PerEight breakdown={data} />}</Loaded>
        <Loaded query={patterns}>{(data) => <EditPatterns patterns={data} />}</Loaded>
      </div>
      <OwnTimeFoot />
    </div>
  );
}

function DocumentationCard({ time, tables }: { time: DocumentationTime; tables: boolean }) {
  const weekly = isByWeek(time.days);
  const title = t(weekly ? 'docTimeWeekly' : 'docTime');
  return (
    <Card title={title} method={docMethod(time)} wide>
      <BarChart bars={barsOf(time.days)} title={title} weekly={weekly} hours={time.period.hours} />
      {!time.period.hours && (
        <p className={classes.missing}>
          {t('noHours')} <Link to="/settings">{t('setHours')}</Link>
        </p>
      )}
      {tables && <Numbers table={daysTable(time)} />}
    </Card>
  );
}

function Nothing() {
  return (
    <>
      <EmptyState
        drawing="note"
        title={t('empty')}
        action={<Button renderRoot={(props) => <Link {...props} to="/my-projects" />}>{t('toPatients')}</Button>}
      >
        {t('emptyText')}
      </EmptyState>
      <OwnTimeFoot />
    </>
  );
}
