import type { ChainVerification } from '@clinical/contract/audit/audit.schemas';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { t } from './audit.texts.ts';
import classes from './ChainResult.module.css';

type Props = { found: ChainVerification | undefined; busy: boolean };

/** What checking the chain found, in a sentence. */
export function ChainResult({ found, busy }: Props) {
  return (
    <div role="status" aria-live="polite">
      {busy && <p className={classes.result}>{t('verifying')}</p>}
      {!busy && found && (
        <p className={classes.result} data-broken={found.firstBroken !== null || undefined}>
          <Icon name={found.firstBroken ? 'alert-triangle' : 'circle-check'} size={20} className={classes.icon} />
          <span>{found.firstBroken ? sayBroken(found, found.firstBroken) : sayWhole(found)}</span>
        </p>
      )}
    </div>
  );
}

function sayWhole({ sealed, unsealed, checkedAt, walkedFrom }: ChainVerification): string {
  const parts = [t('verified', { n: sealed, count: formatNumber(sealed), time: formatDateTime(checkedAt ?? '') })];
  if (walkedFrom !== null) parts.push(t('verifiedOlder', { time: formatDateTime(walkedFrom) }));
  if (unsealed > 0) parts.push(t('verifiedWaiting', { n: unsealed }));
  return parts.join(' ');
}

type Broken = NonNullable<ChainVerification['firstBroken']>;

function sayBroken({ sealed }: ChainVerification, { own, at, why }: Broken): string {
  const before = t('brokenBefore', { n: sealed, count: formatNumber(sealed) });
  if (!own || at === null) return `${t('brokenElsewhere', { why })} ${before}`;
  return `${t('broken', { time: formatDateTime(at), why })} ${before}`;
}
