import type { Picture } from '@clinical/contract/visualizer/picture.schemas';
import type { Ref } from 'react';
import { formatMonth } from '../../lib/format.ts';
import { momentOf, type TimeScale } from './picture-scale.ts';
import { t } from './visualizer.texts.ts';
import classes from './Picture.module.css';

type Props = { picture: Picture; x: TimeScale; width: number; measure: Ref<HTMLSpanElement> };

const perTick = 92;

/** Months and years over all rows, with the last visit. Readers hear the days of the values themselves. */
export function TimeAxis({ picture: { lastVisit }, x, width, measure }: Props) {
  const ticks = x.ticks(Math.max(2, Math.floor(width / perTick)));
  const visit = lastVisit === null ? null : x(momentOf(lastVisit));
  const isInSight = visit !== null && visit >= 0 && visit <= width;
  return (
    <div className={classes.row} data-axis aria-hidden="true">
      <span />
      <span ref={measure} className={classes.plot}>
        <svg className={classes.lane} width={width} height={34}>
          {ticks.map((tick) => (
            <g key={tick.getTime()}>
              <path className={classes.tick} d={`M${x(tick)} 26v8`} />
              <text className={classes.axisText} x={Math.min(Math.max(x(tick), 2), width - 54)} y={22}>
                {formatMonth(tick.toISOString().slice(0, 7))}
              </text>
            </g>
          ))}
          {isInSight && (
            <>
              <path className={classes.visit} d={`M${visit} 10v24`} />
              <text className={classes.visitText} x={Math.min(Math.max(visit, 34), width - 34)} y={9}>
                {t('lastVisit')}
              </text>
            </>
          )}
        </svg>
      </span>
      <span />
    </div>
  );
}
