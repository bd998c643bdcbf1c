import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatNumber } from '../lib/format.ts';
import { toast } from '../ui/toast.ts';
import { t } from './shell.texts.ts';
import classes from './UsageBalance.module.css';

/** Below this share of the limit the card warns, once in a visit. */
const low = 0.2;

/** Credits left; opens the settings. */
export function UsageBalance({ tokens, limit }: { tokens: number; limit: number }) {
  const share = limit > 0 ? Math.max(0, Math.min(1, tokens / limit)) : 0;
  const over = tokens === 0;
  useEffect(() => {
    if (over || share > low || sessionStorage.getItem('balance-warned')) return;
    sessionStorage.setItem('balance-warned', 'true');
    toast.warning(t('balanceLow'), { title: t('usageBalance') });
  }, [over, share]);
  const numbers = { tokens: formatNumber(tokens), limit: formatNumber(limit) };
  return (
    <Link to="/settings" search={{ tab: 'billing' }} className={classes.card} title={t('balanceOpens')}>
      <span className={classes.words}>
        <span className={classes.title}>{t('usageBalance')}</span>
        <span className={classes.numbers}>{over ? t('trialOver') : t('balance', numbers)}</span>
      </span>
      <Progress
        value={over ? 100 : share * 100}
        color={over ? 'red' : share <= low ? 'yellow' : 'teal'}
        aria-hidden="true"
      />
    </Link>
  );
}
