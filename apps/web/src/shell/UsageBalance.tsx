import { Progress } from '@mantine/core';
import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatNumber } from '../lib/format.ts';
import { lowShare, warnOfLowBalance } from './balance-warning.ts';
import { t } from './shell.texts.ts';
import classes from './UsageBalance.module.css';

type Props = { user: Pick<UserProfile, 'id' | 'tokens' | 'token_limits'>; onNavigate: () => void };

/** Credits left; opens Settings > Billing. */
export function UsageBalance({ user: { id, tokens, token_limits: limit }, onNavigate }: Props) {
  const share = limit > 0 ? Math.max(0, Math.min(1, tokens / limit)) : 0;
  const over = tokens === 0;
  useEffect(() => warnOfLowBalance(id, tokens, limit), [id, tokens, limit]);
  const numbers = { tokens: formatNumber(tokens), limit: formatNumber(limit) };
  return (
    <Link
      to="/settings"
      search={{ tab: 'billing' }}
      className={classes.card}
      title={t('balanceOpens')}
      onClick={onNavigate}
    >
      <span className={classes.words}>
        <span className={classes.title}>{t('usageBalance')}</span>
        <span className={classes.numbers}>{over ? t('trialOver') : t('balance', numbers)}</span>
      </span>
      <Progress
        value={over ? 100 : share * 100}
        color={over ? 'red' : share <= lowShare ? 'yellow' : 'teal'}
        aria-hidden="true"
      />
    </Link>
  );
}
