import type { Figure, TimeBreakdown } from '@clinical/contract/analytics/analytics.schemas';
import { formatChange, formatNumber } from '../../lib/format.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';
import { Card } from './Card.tsx';
import { asMinutes, perEightMethod, whereMethod } from './tables.ts';

/** Where the time of a day goes, and how that changed within the period. */
export function Breakdown({ breakdown }: { breakdown: TimeBreakdown }) {
  const { kinds, period } = breakdown;
  const shown = kinds.filter(({ earlier, later }) => earlier.all + later.all > 0);
  return (
    <Card title={t('where')} unit={t('whereUnit')} method={whereMethod(breakdown)} wide>
      {shown.length === 0 ? (
        <p className={classes.missing}>{t('noValue')}</p>
      ) : (
        <table className={classes.kinds}>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('earlier')}</th>
              <th scope="col">{t('later')}</th>
              <th scope="col">{t('change')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ kind, earlier, later }) => (
              <tr key={kind}>
                <th scope="row">{t(kind)}</th>
                <td>
                  <Minutes share={earlier} hours={period.hours} />
                </td>
                <td>
                  <Minutes share={later} hours={period.hours} />
                </td>
                <td>{formatChange(Math.round((later.all - earlier.all) * 10) / 10)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Minutes({ share, hours }: { share: { all: number; afterHours: number }; hours: boolean }) {
  return (
    <>
      <span>{formatNumber(share.all)}</span>
      {hours && share.afterHours > 0 && (
        <small>
          {formatNumber(share.afterHours)} {t('ofWhichAfter')}
        </small>
      )}
    </>
  );
}

/** The measures of EHR-use research. */
export function PerEight({ breakdown }: { breakdown: TimeBreakdown }) {
  const { ehr, note, inbox, outside } = breakdown.perEight;
  return (
    <Card title={t('perEight')} method={perEightMethod(breakdown)}>
      <dl className={classes.figures} data-wide>
        <One name={t('ehr')} text={t('ehrText')} figure={ehr} />
        <One name={t('noteEight')} text={t('noteEightText')} figure={note} />
        <One name={t('inbox')} text={t('inboxText')} figure={inbox} />
        <One name={t('outside')} text={t('outsideText')} figure={outside} />
      </dl>
    </Card>
  );
}

function One({ name, text, figure: { value, n } }: { name: string; text: string; figure: Figure }) {
  return (
    <div className={classes.oneFigure}>
      <dt>
        {name} <span>{text}</span>
      </dt>
      <dd>
        <strong>{value === null ? t('noValue') : asMinutes(value)}</strong>
        {value !== null && <span>{t('sample', { n })}</span>}
      </dd>
    </div>
  );
}
