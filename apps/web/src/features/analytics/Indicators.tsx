import type { BurnoutMetrics } from '@clinical/contract/analytics/analytics.schemas';
import { formatDay, formatNumber, formatPercent } from '../../lib/format.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';
import { Card } from './Card.tsx';
import { Numbers } from './FigureTables.tsx';
import { LineChart } from './LineChart.tsx';
import { OneFigure } from './NoteFigures.tsx';
import { SurveyPart } from './SurveyPart.tsx';
import { weeksTable } from './tables.ts';

/** Indicators of overload. They make no score; a score comes from a survey that the person opted into. */
export function Indicators({ indicators, tables }: { indicators: BurnoutMetrics; tables: boolean }) {
  const { afterHoursShare, weekendShare, editsPerNote, notesPerDay, weeks } = indicators;
  return (
    <Card title={t('signs')} method={t('signsMethod')}>
      <dl className={classes.figures}>
        <OneFigure name={t('afterHoursShare')} change={afterHoursShare} form={formatPercent} />
        <OneFigure name={t('weekendShare')} change={weekendShare} form={formatPercent} />
        <OneFigure name={t('editsPerNote')} change={editsPerNote} form={formatNumber} />
        <OneFigure name={t('notesPerDay')} change={notesPerDay} form={formatNumber} />
      </dl>
      <h4 className={classes.small}>{t('trend')}</h4>
      <LineChart
        label={t('trendLabel')}
        width={240}
        height={48}
        points={weeks.map(({ week, minutesPerDay, days }) => ({
          key: week,
          value: minutesPerDay,
          text:
            minutesPerDay === null
              ? t('barGap', { when: t('weekOf', { when: formatDay(week) }) })
              : t('trendPoint', { when: formatDay(week), minutes: minutesPerDay, days }),
        }))}
      />
      {tables && <Numbers table={weeksTable(indicators)} />}
      <SurveyPart />
    </Card>
  );
}
