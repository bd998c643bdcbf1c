import type {
  NotDrawn,
  NotKnown,
  PictureMedication,
  PictureProblem,
  PictureSeries,
  PictureValue,
} from '@clinical/contract/visualizer/picture.schemas';
import { formatDay, formatMonth, formatNumber } from '../../lib/format.ts';
import { isReported, isSigned, pointsOf } from './picture-scale.ts';
import { t } from './visualizer.texts.ts';

/** A day as far as it is known. */
export const sayDay = (date: string | null): string =>
  date === null ? t('dayUnknown') : date.length === 4 ? date : date.length === 7 ? formatMonth(date) : formatDay(date);

export const sayState = (value: Pick<PictureValue, 'sources'>): string =>
  isReported(value) ? t('reported') : t(isSigned(value) ? 'signed' : 'unsigned');

const reasons: Record<NotDrawn, string> = {
  'unit-unknown': t('unitUnknown'),
  'unit-missing': t('unitMissing'),
  limit: t('limit'),
  'day-unknown': t('undated'),
  'not-plausible': t('implausible'),
  'no-number': t('noNumber'),
  'other-unit': t('otherUnit'),
};
export const sayNotDrawn = (why: NotDrawn): string => reasons[why];

/** The number in the unit of its series. */
export const sayDrawn = ({ drawn }: Pick<PictureValue, 'drawn'>, unit: string): string => {
  if (drawn === null) return '';
  const short = (value: number) => formatNumber(Number(value.toFixed(2)));
  return `${short(drawn.value)}${drawn.second === null ? '' : `/${short(drawn.second)}`} ${unit}`.trim();
};

export function sayProblem({ status, change, last }: PictureProblem): string {
  if (change !== '' && change !== 'resolved') return t(change);
  if (status === 'resolved') return last === null ? t('resolved') : `${t('resolved')} ${sayDay(last)}`;
  return status === 'active' ? t('active') : status === 'suspected' ? t('suspected') : t('unknownState');
}

export function sayMedication({ status, started, stopped }: PictureMedication): string {
  if (status === 'stopped') return stopped === null ? t('stoppedUnknown') : t('stopped', { day: sayDay(stopped) });
  return started === null ? t('startUnknown') : t('since', { day: sayDay(started) });
}

export type Trend = { direction: 'up' | 'down' | 'same'; words: string } | null;

/** The last drawn value against the one before it. */
export function trendOf(series: PictureSeries): Trend {
  const [before, now] = pointsOf(series).slice(-2);
  // where sources differ nobody knows which way it went
  if (!before || !now || before.value.conflict || now.value.conflict) return null;
  const by = now.high - before.high;
  const day = sayDay(before.value.date);
  if (by === 0) return { direction: 'same', words: t('same', { day }) };
  const size = formatNumber(Number(Math.abs(by).toPrecision(3)));
  return { direction: by > 0 ? 'up' : 'down', words: t(by > 0 ? 'higher' : 'lower', { by: size, day }) };
}

export function sayRange({ low, high }: PictureSeries): string {
  const [from, to] = [low === null ? '' : formatNumber(low), high === null ? '' : formatNumber(high)];
  if (low !== null && high !== null) return t('range', { low: from, high: to });
  return low !== null ? t('rangeLow', { low: from }) : high !== null ? t('rangeHigh', { high: to }) : '';
}

export function sayNotKnown({ what, name, count }: NotKnown): string {
  const words: Record<NotKnown['what'], string> = {
    allergies: t('unknownAllergies'),
    anticoagulants: t('unknownAnticoagulants'),
    pregnancy: t('unknownPregnancy'),
    'no-value': t('noValueOf', { name }),
    start: t('noStartOf', { name }),
    'not-drawn': t('notDrawnCount', { n: count }),
    unsigned: t('unsignedCount', { n: count }),
    'prompt-unmatched': t('promptUnmatched'),
    'no-earlier-visit': t('noEarlier'),
    unread: t('unreadCount', { n: count }),
    'unread-values': t('unreadValues', { n: count }),
  };
  return words[what];
}
