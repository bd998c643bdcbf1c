import type { PictureSeries, PictureValue } from '@clinical/contract/visualizer/picture.schemas';
import { useState } from 'react';
import { isSigned } from './picture-scale.ts';
import { sayDay, sayDrawn, sayNotDrawn, sayState } from './say.ts';
import { t } from './visualizer.texts.ts';
import more from './Picture.module.css';
import classes from './ValueTable.module.css';

type Props = { series: readonly PictureSeries[]; onOpen: (name: string, value: PictureValue) => void };

/** Every value, drawn or not, with day, unit and source. Its rows are made when it is opened. */
export function ValueTable({ series, onOpen }: Props) {
  const [open, setOpen] = useState(false);
  const count = series.reduce((sum, { values }) => sum + values.length, 0);
  if (count === 0) return null;
  return (
    <details className={more.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('table', { n: count })}</summary>
      {open && (
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('tableName')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('measure')}</th>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('value')}</th>
                <th scope="col">{t('drawnAs')}</th>
                <th scope="col">{t('source')}</th>
              </tr>
            </thead>
            <tbody>
              {series.flatMap(({ name, unit, values }) =>
                values.toReversed().map((value) => (
                  <tr key={value.id}>
                    <th scope="row">{name}</th>
                    <td>
                      {sayDay(value.date)}
                      {value.time !== null && ` ${value.time}`}
                      {value.dated === 'entry' && <small> ({t('ofEntry')})</small>}
                    </td>
                    <td>
                      {value.text}
                      {value.flag !== '' && <b className={classes.flag}> {t(value.flag)}</b>}
                      {value.conflict && <small className={classes.flag}> {t('conflict')}</small>}
                    </td>
                    <td>{value.notDrawn === null ? sayDrawn(value, unit) : sayNotDrawn(value.notDrawn)}</td>
                    <td>
                      <button type="button" className={classes.sourceButton} onClick={() => onOpen(name, value)}>
                        <span className={classes.mark} data-signed={isSigned(value) || undefined} aria-hidden="true" />
                        {t('sources', { n: value.sources.length })}, {sayState(value)}
                      </button>
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
