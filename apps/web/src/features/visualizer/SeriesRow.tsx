import type { PictureSeries, PictureValue } from '@clinical/contract/visualizer/picture.schemas';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { pointsOf, type TimeScale } from './picture-scale.ts';
import { sayDay, sayRange, sayState, trendOf } from './say.ts';
import { SeriesChart } from './SeriesChart.tsx';
import { t } from './visualizer.texts.ts';
import classes from './Picture.module.css';

type Props = { series: PictureSeries; x: TimeScale; width: number; onOpen: (value: PictureValue) => void };

/** One measure: its name, its values over time, and its last value in words. */
export function SeriesRow({ series, x, width, onOpen }: Props) {
  const last = pointsOf(series).at(-1)?.value ?? series.values.at(-1)!;
  const range = sayRange(series);
  const isDrawn = last.drawn !== null;
  return (
    <li className={classes.row} data-series>
      <span className={classes.name}>
        {series.name}
        {range !== '' && <small>{range}</small>}
      </span>
      <span className={classes.plot}>
        {isDrawn ? (
          <SeriesChart series={series} x={x} width={width} onOpen={onOpen} />
        ) : (
          <span className={classes.tableOnly}>{t('notDrawnAll')}</span>
        )}
      </span>
      <LastValue series={series} last={last} onOpen={onOpen} />
    </li>
  );
}

type LastProps = { series: PictureSeries; last: PictureValue; onOpen: (value: PictureValue) => void };

function LastValue({ series, last, onOpen }: LastProps) {
  const trend = trendOf(series);
  const flag = last.flag === '' ? null : last.flag;
  return (
    <span className={classes.latest}>
      <button type="button" className={classes.valueButton} onClick={() => onOpen(last)}>
        <b>{last.text}</b>
      </button>
      {flag && (
        <StatusBadge tone="danger" icon={flag === 'low' ? 'arrow-down' : 'arrow-up'}>
          {t(flag)}
        </StatusBadge>
      )}
      {last.conflict && (
        <StatusBadge tone="danger" icon="equal-not">
          {t('differ')}
        </StatusBadge>
      )}
      <small>
        {sayDay(last.date)}, {sayState(last)}
      </small>
      {trend && (
        <small className={classes.trend}>
          {trend.direction !== 'same' && <Icon name={trend.direction === 'up' ? 'arrow-up' : 'arrow-down'} size={14} />}
          {trend.words}
        </small>
      )}
    </span>
  );
}
